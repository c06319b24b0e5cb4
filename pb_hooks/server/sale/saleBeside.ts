/** Values that an invoice's answer contains outside its version: a fund's payments, and what other rooms attach. */
import { toDirhams } from "#domain/core/money.ts";
import { clientPart, type StoredAmounts } from "#domain/sale/due.ts";
import { membersBeside, memberNames } from "#server/engine/documents/beside.ts";
import { once } from "#server/platform/once.ts";
import { type DocumentJson, documentChildrenSql } from "#server/engine/documents/documentReader.ts";

const invoices = "optique_invoices";

/** SQL of a fund's payments; `invoice`: SQL of the invoice's id. */
export const ownBesideSql = (invoice: string): string =>
  `json_object('fund_payments', json(${documentChildrenSql("optique_payments", `t.invoice = ${invoice} AND t.fund > ''`, "t.date, ")}))`;

/** Names of values attached to both documents; with a prescription, only the prescription's document shows them. */
const shared = once(() => memberNames("optique_prescriptions"));
/** Names of the values attached to the invoice in a prescription's document. */
const ofInvoice = once(() => [
  "fund_payments",
  ...memberNames(invoices).filter((name) => !shared().includes(name)),
]);

/** SQL of the values that only a prescription's invoice has attached; `column`: gives SQL of the invoice's column. */
export const besideInvoiceSql = (column: (name: string) => string): string =>
  membersBeside(invoices, column, ownBesideSql(column("id")), shared());

/** Adds the client's part to an invoice in an answer. */
export function addClientPart(invoice: DocumentJson): void {
  invoice["client_part"] = toDirhams(clientPart(invoice as unknown as StoredAmounts));
}

/** Moves the values attached to the invoice from the prescription's document into its invoice. */
export function moveBesideIntoInvoice(document: DocumentJson, invoice: DocumentJson | null): void {
  for (const name of ofInvoice()) {
    if (invoice) invoice[name] = document[name];
    delete document[name];
  }
  if (invoice) addClientPart(invoice);
}

/** Payments of the client and of a fund in an answer. */
export const paymentsOf = (invoice: DocumentJson): DocumentJson[] =>
  ["payments", "fund_payments"].flatMap((name) => (invoice[name] ?? []) as DocumentJson[]);
