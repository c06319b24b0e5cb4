/** Sale document saved as a whole; one implementation for all kinds. A prescription's document contains its invoice. */
import { storedDay, today } from "#domain/core/days/days.ts";
import { toDirhams } from "#domain/core/money.ts";
import { textValue } from "#domain/core/fields/values.ts";
import type { InvoiceDocument, NestedInvoice } from "#domain/documents/documents.ts";
import { sentLines } from "#domain/documents/sentAmounts.ts";
import { itemsTotal } from "#domain/sale/invoice.ts";
import { invoiceKind, type SaleKind } from "#domain/sale/saleKind.ts";
import { type InvoiceBody, readSaleBody } from "#domain/sale/saleBody.ts";
import { checkDocumentVersion, hasSameValues } from "#server/engine/documents/documentChecks.ts";
import type { SavedDocument } from "#server/engine/documents/documentRoutes.ts";
import {
  documentFinder,
  prepareSave,
  type SavedKind,
  type SentDocument,
} from "#server/engine/documents/documentSave.ts";
import {
  documentStatement,
  documentReader,
  documentChildrenSql,
} from "#server/engine/documents/documentReader.ts";
import { completeBeside, takenBeside } from "#server/engine/documents/beside.ts";
import type { Saves } from "#server/engine/documents/childWrites.ts";
import { addClientPart, ownBesideSql, paymentsOf } from "./saleBeside.ts";
import { isEmptySaleChange, saleChange } from "./saleChange.ts";
import { invoiceIndex } from "./invoiceIndex.ts";
import { type SaleWriter, saleWriter } from "./saleWrite.ts";
import { addFollows, prescriptionOf } from "#server/lenses/followedLenses.ts";
import { updateJobOfDocument } from "#server/workshop/documentJob.ts";
import { expandDocument } from "#server/engine/documents/expandDocument.ts";
import { checkDocumentClient, documentClientSql } from "#server/clients/clientReferences.ts";
import { isLocked } from "./issueInvoice.ts";
import { setSignerNames, signerNamesOf } from "./signers.ts";
import { refuse } from "#server/platform/requests/refuse.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";
import { ownRecord } from "#server/platform/records/storedRecords.ts";
import { withProducts } from "#server/stock/withProducts.ts";

/** SQL of the document's items and client payments, in order of entry; `alias`: alias of the document. */
export const saleListsSql = ({ items, payments, parent }: SaleKind, alias: string) => ({
  items: documentChildrenSql(items, `t.${parent} = ${alias}.id`),
  ...(payments
    ? {
        payments: documentChildrenSql(
          payments,
          `t.${parent} = ${alias}.id AND t.fund = ''`,
          "t.date, ",
        ),
      }
    : {}),
});

const relations = { client: "optique_clients", prescription: "optique_prescriptions" };

const readerOf = (kind: SaleKind) =>
  documentReader<InvoiceDocument>({
    stored: documentStatement(
      kind.header,
      saleListsSql(kind, "d"),
      kind.payments ? ownBesideSql("d.id") : undefined,
    ),
    complete(app, document) {
      const items = withProducts(document["items"]);
      const payments = kind.payments ? paymentsOf(document) : [];
      const names = expandDocument(app, document, relations, items, signerNamesOf(payments));
      addClientPart(document);
      setSignerNames(payments, names);
      addFollows(document["items"], prescriptionOf(document));
      completeBeside(kind.header, document);
    },
  });

type Names = "document" | "client" | "anonymised";
type Sale = SavedKind<InvoiceDocument, InvoiceBody, Names>;
type Sent = SentDocument<InvoiceDocument, InvoiceBody, Names>;

/** The larger of an invoice's stored and sent total, in dirhams. */
export const soldAmount = (app: core.App, company: string, id: string, items: unknown): number =>
  Math.max(
    ownRecord(app, "optique_invoices", company, id)?.total_amount ?? 0,
    toDirhams(itemsTotal(sentLines(items))),
  );

/** Reads invoices in document form. */
export const invoiceReader = readerOf(invoiceKind);

export function saleDocument(
  kind: SaleKind,
  reader: ReturnType<typeof readerOf>,
  writeSale: SaleWriter,
): SavedDocument & Saves<InvoiceDocument, Names> {
  const tables = { document: kind.header, client: "optique_clients" } as const;
  const saved: Sale = {
    find: documentFinder(reader, tables, documentClientSql),
    read: (body, stored) =>
      readSaleBody(
        kind,
        body,
        ["client", "date", "notes", "buyer_name", "contact", "plan"],
        stored,
      ),
    write: (tx, staff, sent) => write(tx, kind, writeSale, staff, sent),
  };
  return {
    ...reader,
    write: saved.write,
    right: "sale.write",
    actOf: ({ app, company, id, body }) => ({
      record: id,
      client: textValue(body["client"]),
      amount: soldAmount(app, company, id, body["items"]),
    }),
    prepare: prepareSave(saved),
  };
}

function write(
  tx: core.App,
  kind: SaleKind,
  writeSale: SaleWriter,
  staff: Staff,
  { id, body, value, owners, stored }: Sent,
): void {
  const { client: sent, buyer_name, ...values } = value.values;
  // A document with a prescription has the prescription's client.
  const client = stored?.prescription ? stored.client : String(sent ?? stored?.client ?? "");
  // Only a walk-in has a typed name; under the lock it is stamped once.
  const isNamed = buyer_name !== undefined && client === "" && !isLocked(tx, stored);
  const wanted = { ...value, values: isNamed ? { ...values, buyer_name } : values };
  const prescription = stored?.prescription ?? "";
  const isPart = value.own !== undefined;
  const sold = { prescription, invoice: stored, job: stored?.job, sent: body["job"], isPart };
  const quote = takenBeside(tx, staff, kind.header, body, { id, client });
  if (stored && !quote && isSaleUnchanged(stored, client, wanted)) {
    if (kind.hasJob && body["job"])
      updateJobOfDocument(tx, staff, { ...sold, areLensesWritten: false });
    return;
  }
  checkDocumentVersion(stored, body["version"]);
  if (!stored && !value.items?.length && !value.payments?.length)
    refuse([{ field: "items", code: "items_empty" }]);
  if (client && client !== stored?.client) checkDocumentClient(staff.company, owners);
  const target = { id, client, prescription, date: storedDay(today()), stored, quote };
  const areLensesWritten = writeSale(tx, staff, target, wanted);
  quote?.saved(tx);
  if (kind.hasJob && prescription) updateJobOfDocument(tx, staff, { ...sold, areLensesWritten });
}

/** True when the body changes nothing of the stored document, header included. */
export const isSaleUnchanged = (
  stored: NestedInvoice,
  client: string,
  body: InvoiceBody,
): boolean =>
  stored.client === client &&
  hasSameValues(stored, body.values) &&
  isEmptySaleChange(saleChange(stored, body));

export const writeInvoice = saleWriter(invoiceKind, invoiceIndex);
export const invoiceDocument = saleDocument(invoiceKind, invoiceReader, writeInvoice);
