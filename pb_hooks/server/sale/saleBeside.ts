/** What an answer of an invoice has beside its version: payments of a fund, and what other rooms keep of it. */
import { toDirhams } from "#domain/core/money.ts";
import { clientPart, type StoredAmounts } from "#domain/sale/due.ts";
import { membersBeside, memberNames } from "#server/engine/documents/beside.ts";
import { once } from "#server/platform/once.ts";
import { type DocumentJson, documentChildrenSql } from "#server/engine/documents/documentReader.ts";

const invoices = "optique_invoices";

/** Payments of a fund; `invoice`: SQL of its id. */
export const ownBesideSql = (invoice: string): string =>
  `json_object('fund_payments', json(${documentChildrenSql("optique_payments", `t.invoice = ${invoice} AND t.fund > ''`, "t.date, ")}))`;

/** Values beside an invoice that a prescription's document has too, and once. */
const shared = once(() => memberNames("optique_prescriptions"));
/** Values beside the invoice of a prescription's document. */
const ofInvoice = once(() => [
  "fund_payments",
  ...memberNames(invoices).filter((name) => !shared().includes(name)),
]);

/** SQL of what only the invoice of a prescription has beside it; `column`: SQL of a column of that invoice. */
export const besideInvoiceSql = (column: (name: string) => string): string =>
  membersBeside(invoices, column, ownBesideSql(column("id")), shared());

/** Adds the client's part to an invoice. */
export function addClientPart(invoice: DocumentJson): void {
  invoice["client_part"] = toDirhams(clientPart(invoice as unknown as StoredAmounts));
}

/** Moves what is beside the sale of a prescription's document into its invoice. */
export function moveBesideIntoInvoice(document: DocumentJson, invoice: DocumentJson | null): void {
  for (const name of ofInvoice()) {
    if (invoice) invoice[name] = document[name];
    delete document[name];
  }
  if (invoice) addClientPart(invoice);
}

/** Payments of the client and of a fund. */
export const paymentsOf = (invoice: DocumentJson): DocumentJson[] =>
  ["payments", "fund_payments"].flatMap((name) => (invoice[name] ?? []) as DocumentJson[]);
