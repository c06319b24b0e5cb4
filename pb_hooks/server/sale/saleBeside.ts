/** What an answer of an invoice has beside its version: the job, payments of a fund, and what other rooms keep of it. */
import { toDirhams } from "#domain/core/money.ts";
import { clientPart, type StoredAmounts } from "#domain/sale/due.ts";
import { membersBeside, memberNames } from "#server/engine/documents/beside.ts";
import { type DocumentJson, documentPartsSql } from "#server/engine/documents/documentReader.ts";
import { documentJobSql } from "#server/workshop/documentJob.ts";

const invoices = "optique_invoices";

/** Job and payments of a fund; each argument is SQL of an id. */
export const ownBesideSql = (prescription: string, invoice: string): string =>
  `json_set(${documentJobSql(prescription)},
    '$.fund_payments', json(${documentPartsSql("optique_payments", `t.invoice = ${invoice} AND t.fund > ''`, "t.date, ")}))`;

/** Everything beside the invoice of a prescription; `column`: SQL of a column of that invoice. */
export const besideInvoiceSql = (column: (name: string) => string): string =>
  membersBeside(invoices, column, ownBesideSql(column("prescription"), column("id")));

/** Adds the client's part to an invoice. */
export function completeParts(invoice: DocumentJson): void {
  invoice["client_part"] = toDirhams(clientPart(invoice as unknown as StoredAmounts));
}

/** Moves what is beside the sale of a prescription's document into its invoice. */
export function moveParts(document: DocumentJson, invoice: DocumentJson | null): void {
  for (const name of ["fund_payments", ...memberNames(invoices)]) {
    if (invoice) invoice[name] = document[name];
    delete document[name];
  }
  if (invoice) completeParts(invoice);
}

/** Payments of the client and of a fund. */
export const paymentsOf = (invoice: DocumentJson): DocumentJson[] =>
  ["payments", "fund_payments"].flatMap((name) => (invoice[name] ?? []) as DocumentJson[]);
