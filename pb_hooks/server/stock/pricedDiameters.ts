/** Diameters in which the tariffs of a range have prices (docs/rules-lenses.md, Tariff). */
import { today } from "#domain/core/days/days.ts";
import type { Values } from "#domain/core/fields/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import { diameterRefusal } from "#domain/lenses/power.ts";
import type { Saving } from "#server/engine/records/recordRules.ts";
import { recordValues } from "#server/platform/records/recordValues.ts";
import { readJson, reading } from "#server/platform/storage/statements.ts";

/** Those of the tariff that counts, and of those to come. */
const pricedRead = reading(`SELECT json_group_array(DISTINCT b.diameter)
  FROM optique_lens_grids g JOIN optique_lens_bounds b ON b.number = g.number
  WHERE g.company = {:company} AND g.product = {:product} AND b.diameter > 0 AND g.day >= COALESCE(
    (SELECT MAX(day) FROM optique_lens_grids WHERE company = {:company} AND product = {:product} AND day <= {:today}), '')`);

const diametersOf = ({ diameters }: Values): number[] =>
  Array.isArray(diameters) ? (diameters as number[]) : [];

/** Refuses to take a diameter from a range while a tariff has prices in it: a choice offers them. */
export function checkPricedDiameters({ tx, record, before }: Saving): Violation[] {
  if (!before || !record.getBool("is_range")) return [];
  const diameters = diametersOf(recordValues("optique_products", record));
  if (JSON.stringify(diameters) === JSON.stringify(diametersOf(before))) return [];
  const asked = { company: record.getString("company"), product: record.id, today: today() };
  const isGone = readJson<number[]>(tx, pricedRead, asked).some(
    (priced) => diameterRefusal(diameters, priced) !== null,
  );
  return isGone ? [{ field: "diameters", code: "diameter_priced" }] : [];
}
