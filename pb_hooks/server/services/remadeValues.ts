/** Lab orders of lenses made with the values of another prescription (docs/rules-remakes.md, Remakes). */
import type { Beside } from "#server/engine/attached.ts";
import { compareOrder } from "#server/workshop/labOrders.ts";
import { readJson, reading } from "#server/platform/storage/statements.ts";

const madeRead = reading(`SELECT json_group_array(DISTINCT j.prescription) FROM optique_services s
  JOIN optique_jobs j ON j.id = s.job WHERE s.[values] = {:id} AND s.[values] > ''`);

/** Compares the lab orders that use the values of a changed prescription. */
export const compareByValues: NonNullable<Beside["changed"]> = (tx, { id, actor }) => {
  if (!actor) return;
  for (const prescription of readJson<string[]>(tx, madeRead, { id }))
    compareOrder(tx, actor, prescription);
};
