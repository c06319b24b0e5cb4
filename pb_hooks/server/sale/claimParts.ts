/** Claim and fund payments in the answer of an invoice; they are no part of its version. */
import { toDirhams } from "#domain/core/money.ts";
import { clientPart, type StoredAmounts } from "#domain/sale/due.ts";
import { type DocumentJson, documentPartsSql } from "#server/engine/documents/documentReader.ts";
import { recordJson } from "#server/platform/recordJson.ts";
import { documentJobSql } from "#server/workshop/documentJob.ts";

const claimJson = recordJson("optique_claims", "q", {
  fund_name: "(SELECT f.name FROM optique_funds f WHERE f.id = q.fund)",
});

/** Job, claim and fund payments; both arguments are SQL of an id. */
export const besideSaleSql = (prescription: string, invoice: string): string =>
  `json_set(${documentJobSql(prescription)},
    '$.claim', json((SELECT ${claimJson} FROM optique_claims q WHERE q.invoice = ${invoice})),
    '$.fund_payments', json(${documentPartsSql("optique_payments", `t.invoice = ${invoice} AND t.fund > ''`, "t.date, ")}))`;

/** Adds the client's part to an invoice. */
export function completeParts(invoice: DocumentJson): void {
  invoice["client_part"] = toDirhams(clientPart(invoice as unknown as StoredAmounts));
}

/** Moves claim and fund payments of a prescription's document into its invoice. */
export function moveParts(document: DocumentJson, invoice: DocumentJson | null): void {
  const { claim, fund_payments } = document;
  delete document["claim"];
  delete document["fund_payments"];
  if (invoice) completeParts(Object.assign(invoice, { claim, fund_payments }));
}

/** Payments of the client and of a fund. */
export const paymentsOf = (invoice: DocumentJson): DocumentJson[] =>
  ["payments", "fund_payments"].flatMap((name) => (invoice[name] ?? []) as DocumentJson[]);
