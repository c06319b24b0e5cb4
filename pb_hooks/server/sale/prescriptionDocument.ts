/** Prescription saved as a whole, with at most one invoice (docs/rules-common.md, Documents). */
import { checkDays } from "#domain/core/days/businessDays.ts";
import { storedDay, today } from "#domain/core/days/days.ts";
import { isObject, textValue, type Values } from "#domain/core/fields/values.ts";
import { checkPairsOfSale } from "#domain/optics/measures/pairMeasures.ts";
import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import { type PrescriptionBody, readPrescriptionBody } from "#domain/sale/saleBody.ts";
import { checkDocumentVersion, hasSameValues } from "#server/engine/documents/documentChecks.ts";
import type { SavedDocument } from "#server/engine/documents/documentRoutes.ts";
import {
  documentFinder,
  prepareSave,
  type SentDocument,
} from "#server/engine/documents/documentSave.ts";
import {
  documentStatement,
  documentReader,
  type DocumentJson,
} from "#server/engine/documents/documentReader.ts";
import {
  changedBeside,
  completeBeside,
  listsBeside,
  takenBeside,
} from "#server/engine/documents/beside.ts";
import { writeHeader } from "#server/engine/documents/documentWrites.ts";
import { besideInvoiceSql, moveBesideIntoInvoice, paymentsOf } from "./saleBeside.ts";
import { isSaleUnchanged, saleListsSql, soldAmount, writeInvoice } from "./saleDocument.ts";
import { addFollows } from "#server/lenses/followedLenses.ts";
import { updateJobOfDocument } from "#server/workshop/documentJob.ts";
import { pairsOfSale } from "#server/workshop/salePairs.ts";
import { expandDocument } from "#server/engine/documents/expandDocument.ts";
import { checkDocumentClient, documentClientSql } from "#server/clients/clientReferences.ts";
import type { Taken } from "#domain/documents/taken.ts";
import { setSignerNames, signerNamesOf } from "./signers.ts";
import { firstInvoiceSql } from "#server/workshop/firstInvoice.ts";
import { changesBetween, journalUpdate } from "#server/engine/journal/journal.ts";
import { refuse, refuseIf } from "#server/platform/requests/refuse.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";
import { recordJson } from "#server/platform/records/recordJson.ts";
import { invoiceKind } from "#domain/sale/saleKind.ts";
import { assignInvoicesToClient, checkPrescriptionRight } from "./prescriptions.ts";
import { withProducts } from "#server/stock/withProducts.ts";

/** SQL of the prescription's first invoice, the only one in the document. */
const invoiceSql = (): string => {
  const lists = { ...saleListsSql(invoiceKind, "i"), ...listsBeside(invoiceKind.header, "i.id") };
  return firstInvoiceSql(recordJson(invoiceKind.header, "i", lists), "d.id");
};
/** SQL, by column, of the first invoice's id and of the values that its prescription itself has. */
const invoiceColumns: Readonly<Record<string, string>> = {
  id: firstInvoiceSql("i.id", "d.id"),
  company: "d.company",
  client: "d.client",
  prescription: "d.id",
};
const invoiceColumn = (name: string): string =>
  invoiceColumns[name] ?? firstInvoiceSql(`i.${name}`, "d.id");

const reader = documentReader<PrescriptionDocument>({
  stored: documentStatement(
    "optique_prescriptions",
    () => ({ invoice: `json(${invoiceSql()})` }),
    () => besideInvoiceSql(invoiceColumn),
  ),
  complete(app, document) {
    const sale = document["invoice"] as DocumentJson | null;
    moveBesideIntoInvoice(document, sale);
    const items = withProducts(sale?.["items"]);
    const payments = sale ? paymentsOf(sale) : [];
    const signers = signerNamesOf(payments);
    const names = expandDocument(app, document, { client: "optique_clients" }, items, signers);
    setSignerNames(payments, names);
    addFollows(sale?.["items"], document);
    if (sale) completeBeside(invoiceKind.header, sale);
  },
});

const find = documentFinder(
  reader,
  { document: "optique_prescriptions", client: "optique_clients", invoice: "optique_invoices" },
  documentClientSql,
);
const saleOf = ({ invoice }: Values): Values => (isObject(invoice) ? invoice : {});

export const prescriptionDocument: SavedDocument = {
  answer: reader.answer,
  right: "sale.write",
  actOf({ app, company, id, body }) {
    const sale = saleOf(body);
    const amount = soldAmount(app, company, textValue(sale["id"]), sale["items"]);
    return { record: id, client: textValue(body["client"]), amount };
  },
  prepare: prepareSave({
    find: (app, company, id, body) =>
      find(app, company, id, { ...body, invoice: saleOf(body)["id"] }),
    read: readPrescriptionBody,
    write,
  }),
};

type Names = "document" | "client" | "anonymised" | "invoice";
type Sent = SentDocument<PrescriptionDocument, PrescriptionBody, Names>;

function write(tx: core.App, staff: Staff, { id, body, value, owners, stored }: Sent): void {
  const sold = {
    prescription: id,
    invoice: stored?.invoice ?? null,
    job: stored?.job,
    sent: body["job"],
  };
  const client = String(value.values["client"] ?? stored?.client ?? "");
  const sale = { id: value.invoice?.id ?? "", client };
  const quote = takenBeside(tx, staff, invoiceKind.header, body, sale);
  if (stored && !quote && isPrescriptionUnchanged(stored, value)) {
    if (body["job"]) updateJobOfDocument(tx, staff, { ...sold, areLensesWritten: false });
    return;
  }
  checkDocumentVersion(stored, body["version"]);
  if (client !== stored?.client) checkDocumentClient(staff.company, owners);
  writePrescription(tx, staff, id, value, stored);
  const areLensesWritten = writeInvoiceOf(tx, staff, { id, client, owners, quote }, value, stored);
  if (quote) {
    if (!hasInvoice(value, stored)) refuse([{ field: "invoice.items", code: "items_empty" }]);
    quote.saved(tx);
  }
  if (value.pairs) refuseIf(checkPairsOfSale(value.pairs, pairsOfSale(tx, id)));
  updateJobOfDocument(tx, staff, { ...sold, areLensesWritten });
}

type NestedInvoiceBody = NonNullable<PrescriptionBody["invoice"]>;

/** True when the sent invoice has neither items nor payments: then none is created. */
const isEmptyInvoice = (invoice: NestedInvoiceBody): boolean =>
  !invoice.items?.length && !invoice.payments?.length;

/** True when the document has an invoice after the save. */
const hasInvoice = ({ invoice }: PrescriptionBody, stored: PrescriptionDocument | null): boolean =>
  invoice !== null && (Boolean(stored?.invoice) || !isEmptyInvoice(invoice));

function isPrescriptionUnchanged(
  stored: PrescriptionDocument,
  { values, invoice }: PrescriptionBody,
): boolean {
  if (!hasSameValues(stored, values)) return false;
  if (!invoice) return true;
  if (!stored.invoice) return isEmptyInvoice(invoice);
  return (
    invoice.id === stored.invoice.id &&
    isSaleUnchanged(stored.invoice, stored.invoice.client, invoice)
  );
}

function writePrescription(
  tx: core.App,
  staff: Staff,
  id: string,
  { values, invoice }: PrescriptionBody,
  stored: PrescriptionDocument | null,
): void {
  const collection = "optique_prescriptions";
  checkPrescriptionRight(staff.actor, id, stored && { ...stored }, values);
  if (!stored) return writeHeader(tx, collection, id, { ...values, company: staff.company }, false);
  if (hasSameValues(stored, values)) return;
  writeHeader(tx, collection, id, asStored(values), true);
  const client = String(values["client"] ?? stored.client);
  if (stored.client !== client)
    assignInvoicesToClient(tx, staff.actor, { id, client }, invoice?.id);
  journalUpdate(tx, staff, {
    collection,
    record: id,
    label: "",
    changes: changesBetween({ ...stored }, values),
  });
  changedBeside(tx, collection, {
    id,
    company: staff.company,
    before: { ...stored },
    after: values,
    place: (field) => field,
    actor: staff.actor,
  });
}

/** Turns objects into JSON text, because a JSON field would lose the order of their keys. */
const asStored = (values: Values): Values =>
  "pairs" in values ? { ...values, pairs: JSON.stringify(values["pairs"]) } : values;

/** Writes the invoice in the body, if any. Returns true when lens lines were written. */
function writeInvoiceOf(
  tx: core.App,
  staff: Staff,
  prescription: {
    id: string;
    client: string;
    owners: Sent["owners"];
    quote: Taken | null;
  },
  { values, invoice }: PrescriptionBody,
  document: PrescriptionDocument | null,
): boolean {
  const stored = document?.invoice ?? null;
  if (!invoice || (!stored && isEmptyInvoice(invoice))) return false;
  checkInvoiceId(stored, invoice.id, prescription.owners.invoice);
  const date = String(values["date"] ?? document?.date ?? storedDay(today()));
  // The date is checked again here: it numbers a new invoice, and an old prescription may have a date beyond today's
  // limits.
  if (!stored) refuseIf(checkDays("optique_invoices", { date }, ["date"], null));
  const { client, quote } = prescription;
  const target = { id: invoice.id, client, prescription: prescription.id, quote };
  return writeInvoice(tx, staff, { ...target, date, stored, path: "invoice" }, invoice);
}

/** Refuses an invoice id that is neither the prescription's own nor unused. */
function checkInvoiceId(stored: { id: string } | null, id: string, owner: string | null): void {
  if (stored) {
    if (stored.id !== id) refuse([{ field: "invoice.id", code: "one_invoice" }]);
  } else if (owner) {
    refuse([{ field: "invoice.id", code: "id_taken" }]);
  }
}
