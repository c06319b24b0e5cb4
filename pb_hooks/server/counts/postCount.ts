/** Posts a count: adjustments by reason, and each line's expected and moved pieces (docs/rules-counts.md, Posting). */
import { type IsoDay, storedDay, today } from "#domain/core/days/days.ts";
import { formatCount } from "#domain/core/days/formatDays.ts";
import { maxQuantity } from "#domain/core/records.ts";
import type { Values } from "#domain/core/fields/values.ts";
import type { ReviewRow } from "#domain/counts/countAnswers.ts";
import { adjustmentsOf } from "#domain/counts/posting.ts";
import type { DocumentChild } from "#domain/documents/documentBody.ts";
import { updateRows } from "#server/platform/storage/rowWrites.ts";
import { refuseConflict } from "#server/platform/requests/refuse.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";
import { makeId } from "#server/platform/storage/makeId.ts";
import { currentTimestamp } from "#server/platform/storage/sql.ts";
import {
  execute,
  readInteger,
  readJson,
  reading,
  statement,
} from "#server/platform/storage/statements.ts";
import { adjustmentDocument } from "#server/stock/stockDocument.ts";
import { currentVersion, outcomesSql } from "./countOutcomes.ts";
import type { StoredCount } from "./countReader.ts";
import { journalCount } from "./countRecords.ts";

/** Counted product with the values that its line stores at closing. */
type Found = Pick<
  ReviewRow,
  | "product"
  | "name"
  | "last_at"
  | "expected"
  | "moved"
  | "difference"
  | "unsure"
  | "reason"
  | "note"
> & { line: number };

const foundRead =
  reading(`WITH ${outcomesSql(true)} SELECT json_group_array(json_object('line', o.line, 'product', o.product,
    'name', o.name, 'last_at', o.last_at, 'expected', o.expected, 'moved', o.moved, 'difference', o.difference,
    'unsure', json(IIF(o.unsure, 'true', 'false')), 'reason', COALESCE(NULLIF(l.reason, ''), 'inventory_count'), 'note', l.note)
    ORDER BY o.name COLLATE NOCASE, o.place)
  FROM outcomes o CROSS JOIN optique_count_lines l ON l.rowid = o.line`);

const linesWrite =
  statement(`UPDATE optique_count_lines SET expected = a.expected, moved = a.moved, posted = a.posted, updated = {:now}
  FROM (SELECT value->>'line' AS line, value->>'expected' AS expected, value->>'moved' AS moved, value->>'posted' AS posted
    FROM json_each({:found})) a WHERE optique_count_lines.rowid = a.line`);
/** A counted product that left the count gets its counted pieces as expected, and so shows no difference. */
const leftWrite = statement(`UPDATE optique_count_lines SET expected = counted, updated = {:now}
  WHERE count = {:count} AND last_at > '' AND rowid NOT IN (SELECT value->>'line' FROM json_each({:found}))`);
const productsWrite = statement(`UPDATE optique_products SET counted_on = a.day, updated = {:now}
  FROM (SELECT value->>'product' AS product, value->>'day' AS day FROM json_each({:found})) a
  WHERE optique_products.id = a.product AND optique_products.counted_on < a.day`);
/** Highest rank among a day's adjustment numbers; a manual number without 3 to 6 final digits is skipped. */
const highestRead =
  reading(`SELECT MAX(CAST(place AS INTEGER)) FROM (SELECT substr(adjustment_number, length({:begins}) + 1) AS place
    FROM optique_stock_adjustments WHERE company = {:company} AND adjustment_number >= {:begins} AND adjustment_number < {:begins} || 'z')
  WHERE length(place) BETWEEN 3 AND 6 AND place NOT GLOB '*[^0-9]*'`);
const isCountingRead = reading(
  "SELECT EXISTS(SELECT 1 FROM optique_counts WHERE company = {:company} AND status = 'open')",
);
const movedDeletion = statement(`DELETE FROM optique_moved_pieces WHERE company = {:company}`);

/** Civil day of an instant by the shop's clock, in stored form. */
const dayOf = (instant: string): string => storedDay(today(new Date(instant.replace(" ", "T"))));

/** Stores the outcome on the lines; `isPosted`: also the posted pieces. */
function writeFound(
  tx: core.App,
  count: string,
  { found, isPosted, now }: { found: readonly Found[]; isPosted: boolean; now: string },
): void {
  const kept = found.map(({ line, expected, moved, difference }) => ({
    line,
    expected,
    moved,
    posted: isPosted ? difference : 0,
  }));
  const lines = JSON.stringify(kept);
  execute(tx, linesWrite, { found: lines, now });
  execute(tx, leftWrite, { count, found: lines, now });
}

/** Refuses a difference larger than the maximum quantity of an adjustment item. */
function refuseLarge(found: readonly Found[]): void {
  const large = found.find(({ difference }) => Math.abs(difference) > maxQuantity);
  if (large)
    refuseConflict("count", "count_large", { name: large.name, max: formatCount(maxQuantity) });
}

/** Writes the adjustments for the differences, by the usual rules of adjustments. */
function writeAdjustments(
  tx: core.App,
  staff: Staff,
  count: StoredCount,
  { found, day }: { found: readonly Found[]; day: IsoDay },
): void {
  const begins = `AJ-${day.replaceAll("-", "")}-`;
  const highest = readInteger(tx, highestRead, { company: staff.company, begins });
  for (const [place, { reason, items }] of adjustmentsOf(found).entries()) {
    const number = `${begins}${String(highest + place + 1).padStart(3, "0")}`;
    const children = items.map(({ product, difference, note }, at): DocumentChild => {
      const values = { product, quantity: difference, notes: note };
      return { id: makeId(), place: `items.${at}`, values };
    });
    const header: Values = { adjustment_number: number, date: storedDay(day), reason };
    const id = makeId();
    adjustmentDocument.write(tx, staff, {
      id,
      body: {},
      stored: null,
      owners: { document: null, supplier: null },
      value: {
        values: { ...header, notes: count.name, count: count.id },
        items: children,
      },
    });
  }
}

/** Closes a count: header, journal, and the pieces that moved, deleted when no other count is open. */
function close(tx: core.App, staff: Staff, count: StoredCount, values: Values): void {
  updateRows(tx, "optique_counts", [{ ...count, ...values }]);
  const { company } = staff;
  if (readInteger(tx, isCountingRead, { company }) === 0) execute(tx, movedDeletion, { company });
  const { status, date } = values;
  journalCount(tx, staff, count, {
    status: [count.status, status],
    ...(date !== undefined && { date: ["", date] }),
  });
}

export function postCount(
  tx: core.App,
  staff: Staff,
  count: StoredCount,
  { version, day }: { version: string; day: IsoDay },
): void {
  if (currentVersion(tx, count.id) !== version) refuseConflict("version", "count_changed");
  const found = readJson<Found[]>(tx, foundRead, { count: count.id });
  if (found.some(({ unsure }) => unsure)) refuseConflict("count", "count_unsure");
  refuseLarge(found);
  writeAdjustments(tx, staff, count, { found, day });
  const now = currentTimestamp();
  writeFound(tx, count.id, { found, isPosted: true, now });
  const days = found.map(({ product, last_at }) => ({ product, day: dayOf(last_at) }));
  execute(tx, productsWrite, { found: JSON.stringify(days), now });
  close(tx, staff, count, {
    status: "posted",
    date: storedDay(day),
    posted_at: now,
    posted_by: staff.actor.name,
  });
}

export function abandonCount(tx: core.App, staff: Staff, count: StoredCount): void {
  const found = readJson<Found[]>(tx, foundRead, { count: count.id });
  writeFound(tx, count.id, { found, isPosted: false, now: currentTimestamp() });
  close(tx, staff, count, { status: "abandoned" });
}
