/** Writes a tariff and its journal entry (docs/rules-lenses.md, Tariff); triggers keep its index of powers. */
import type { LensTariff } from "#domain/core/records.ts";
import type { TariffRow } from "#domain/lenses/tariff.ts";
import { writeHeader } from "#server/engine/documents/documentWrites.ts";
import { changesBetween, journalUpdate } from "#server/engine/journal/journal.ts";
import { storedRecord } from "#server/platform/records/storedRecords.ts";
import { refuse } from "#server/platform/requests/refuse.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";
import { reading, readText } from "#server/platform/storage/statements.ts";
import { tariffLabel } from "./tariffRecords.ts";

/** Checked values of a tariff; `from`: day in stored form; `changed`: number of prices that differ from the stored. */
export type TariffValues = {
  product: string;
  from: string;
  rows: readonly TariffRow[];
  source: string;
  changed: number;
};

/** Stored rows of a tariff; they were checked when they were written. */
export const rowsOf = ({ rows }: Pick<LensTariff, "rows">): TariffRow[] =>
  Array.isArray(rows) ? (rows as TariffRow[]) : [];

const ofDayRead = reading(
  "SELECT tariff FROM optique_lens_grids WHERE company = {:company} AND product = {:product} AND day = {:day}",
);
/** Id of the product's tariff that begins on this day; '' without one. */
export function tariffOfDay(
  tx: core.App,
  { company, product, from }: { company: string; product: string; from: string },
): string {
  return readText(tx, ofDayRead, { company, product, day: from.slice(0, 10) });
}

/** Writes a whole tariff; refuses a second one for the same product and day. */
export function writeTariff(
  tx: core.App,
  staff: Staff,
  id: string,
  { product, from, rows, source, changed }: TariffValues,
): void {
  const { company, actor } = staff;
  const taken = tariffOfDay(tx, { company, product, from });
  if (taken !== "" && taken !== id) refuse([{ field: "from", code: "tariff_day" }]);
  const before = storedRecord(tx, "optique_lens_tariffs", id);
  const told = { product, from, source };
  const values = { ...told, company, rows, count: rows.length, by: actor.name };
  writeHeader(tx, "optique_lens_tariffs", id, values, before !== null);
  journalUpdate(tx, staff, {
    collection: "optique_lens_tariffs",
    record: id,
    label: tariffLabel(tx, product, from),
    changes: {
      ...changesBetween({ ...before }, told),
      ...(changed > 0 ? { prices: [before ? null : 0, changed] } : {}),
    },
  });
}
