/** Diameters that a range cannot lose: those priced in its tariffs (docs/rules-lenses.md, Tariff), or in its drawer. */
import { today } from "#domain/core/days/days.ts";
import type { Values } from "#domain/core/fields/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import { diameterRefusal } from "#domain/lenses/power.ts";
import type { Saving } from "#server/engine/records/recordRules.ts";
import { recordValues } from "#server/platform/records/recordValues.ts";
import { readJson, reading } from "#server/platform/storage/statements.ts";

/** Reads the diameters priced in the tariff in force or in later ones, and those with pieces in the drawer. */
const usedRead = reading(`SELECT json_object(
  'diameter_priced', (SELECT json_group_array(DISTINCT b.diameter)
    FROM optique_lens_grids g JOIN optique_lens_bounds b ON b.number = g.number
    WHERE g.company = {:company} AND g.product = {:product} AND b.diameter > 0 AND g.day >= COALESCE(
      (SELECT MAX(day) FROM optique_lens_grids WHERE company = {:company} AND product = {:product} AND day <= {:today}), '')),
  'diameter_lying', (SELECT json_group_array(DISTINCT CAST(substr(c.cell, -2) AS INTEGER))
    FROM optique_lens_cells c WHERE c.product = {:product} AND c.quantity > 0))`);
const codes = ["diameter_priced", "diameter_lying"] as const;

const diametersOf = ({ diameters }: Values): number[] =>
  Array.isArray(diameters) ? (diameters as number[]) : [];

/** Refuses to remove a diameter that has prices or pieces: choices would offer it, but a sale would refuse it. */
export function checkUsedDiameters({ tx, record, before }: Saving): Violation[] {
  if (!before || !record.getBool("is_range")) return [];
  const diameters = diametersOf(recordValues("optique_products", record));
  // Diameters may have changed while the product was not a range.
  if (before["is_range"] && JSON.stringify(diameters) === JSON.stringify(diametersOf(before)))
    return [];
  const asked = { company: record.getString("company"), product: record.id, today: today() };
  const used = readJson<Record<(typeof codes)[number], number[]>>(tx, usedRead, asked);
  // A save that makes a range made-to-order empties its drawer, so pieces do not matter then.
  return codes
    .filter((code) => code === "diameter_priced" || !record.getBool("made_to_order"))
    .filter((code) => used[code].some((one) => diameterRefusal(diameters, one) !== null))
    .slice(0, 1)
    .map((code) => ({ field: "diameters", code }));
}
