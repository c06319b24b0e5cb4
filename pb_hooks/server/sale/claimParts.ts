/** What an answer of an invoice has beside its version: claim, fund payments, the client's credit. */
import { toDirhams } from "#domain/core/money.ts";
import { clientPart, type StoredAmounts } from "#domain/sale/due.ts";
import { clientCreditSql } from "#domain/sale/credit.ts";
import { type DocumentJson, documentPartsSql } from "#server/engine/documents/documentReader.ts";
import { recordJson } from "#server/platform/recordJson.ts";
import { documentJobSql } from "#server/workshop/documentJob.ts";

/** Claim `q` as JSON, with the name of its fund. */
export const claimJson = recordJson("optique_claims", "q", {
  fund_name: "(SELECT f.name FROM optique_funds f WHERE f.id = q.fund)",
});

/** Job, claim, fund payments and the client's unused credit; each argument is SQL of an id. */
export const besideSaleSql = (prescription: string, invoice: string, client: string): string =>
  `json_set(${documentJobSql(prescription)},
    '$.claim', json((SELECT ${claimJson} FROM optique_claims q WHERE q.invoice = ${invoice})),
    '$.fund_payments', json(${documentPartsSql("optique_payments", `t.invoice = ${invoice} AND t.fund > ''`, "t.date, ")}),
    '$.client_credit', ${clientCreditSql(client)})`;

/** Adds the client's part to an invoice. */
export function completeParts(invoice: DocumentJson): void {
  invoice["client_part"] = toDirhams(clientPart(invoice as unknown as StoredAmounts));
}

/** Moves claim, fund payments and credit of a prescription's document into its invoice. */
export function moveParts(document: DocumentJson, invoice: DocumentJson | null): void {
  const { claim, fund_payments, client_credit } = document;
  delete document["claim"];
  delete document["fund_payments"];
  delete document["client_credit"];
  if (invoice) completeParts(Object.assign(invoice, { claim, fund_payments, client_credit }));
}

/** Payments of the client and of a fund. */
export const paymentsOf = (invoice: DocumentJson): DocumentJson[] =>
  ["payments", "fund_payments"].flatMap((name) => (invoice[name] ?? []) as DocumentJson[]);
