/** First list of funds of a new company (docs/rules-claims.md, Funds). */
import { firstFunds, firstPapers } from "#domain/claims/firstFunds.strings.ts";
import { initialValues } from "#domain/core/fields/fields.ts";
import { insertRows } from "#server/platform/storage/rowWrites.ts";

export const addFirstFunds = (tx: core.App, company: string): void => {
  const values = { ...initialValues("optique_funds"), pays: "client", papers: firstPapers };
  insertRows(
    tx,
    "optique_funds",
    firstFunds.map((fund) => ({ ...values, ...fund, company })),
  );
};
