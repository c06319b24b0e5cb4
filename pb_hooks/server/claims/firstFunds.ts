/** POST /api/optique/funds/first: creates the first funds of a shop that has none (docs/rules-claims.md, Funds). */
import { firstFunds, firstPapers } from "#domain/claims/firstFunds.strings.ts";
import { initialValues } from "#domain/core/fields/fields.ts";
import { insertAndBroadcast } from "#server/platform/storage/rowWrites.ts";
import type { Route } from "#server/engine/route.ts";
import { runAct } from "#server/platform/people/acts.ts";
import { makeId } from "#server/platform/storage/makeId.ts";
import { findRecords } from "#server/platform/records/storedRecords.ts";

/** Adds nothing when the shop already has funds. */
export function addFirstFunds(tx: core.App, company: string): void {
  if (findRecords(tx, "optique_funds", { company }).length > 0) return;
  const values = { ...initialValues("optique_funds"), pays: "client", papers: firstPapers };
  for (const fund of firstFunds)
    insertAndBroadcast(tx, "optique_funds", {
      ...values,
      ...fund,
      company,
      id: makeId(),
    });
}

export const firstFundsRoute: Route = {
  method: "POST",
  path: "/funds/first",
  right: "company.write",
  maxBody: 1024,
  handle(e, { company, actor }) {
    runAct(e, { actor }, (tx) => addFirstFunds(tx, company));
    e.noContent(204);
  },
};
