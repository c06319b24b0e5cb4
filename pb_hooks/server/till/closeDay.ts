/** Closes a day of the till: what there should be, what was counted, and all that the day said (domain/README.md §13). */
import { isBlank } from "#domain/core/blank.ts";
import { type IsoDay, storedDay, today } from "#domain/core/days.ts";
import { fieldRefusal } from "#domain/core/fields.ts";
import { type Centimes, toCentimes, toDirhams } from "#domain/core/money.ts";
import { maxAmount } from "#domain/core/records.ts";
import { formatDay } from "#domain/core/shown.ts";
import { storedForm } from "#domain/core/storedForm.ts";
import type { Values } from "#domain/core/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import { readFields } from "#domain/documents/documentBody.ts";
import {
  cashDifference,
  type CoinCounts,
  coinsTotal,
  expectedCash,
  readCoins,
} from "#domain/till/cash.ts";
import type { ClosedFigures } from "#domain/till/tillDay.ts";
import { openingCash, readDay } from "./tillFigures.ts";
import { changesBetween, journal } from "#server/platform/journal.ts";
import { markPart, signatureOf } from "#server/platform/recordEvents.ts";
import { refuse, refuseConflict, refuseIf } from "#server/platform/refuse.ts";
import type { Staff } from "#server/platform/staff.ts";

/** The day is closed once: the second of two stations is told, and nothing is written. */
export function closeDay(tx: core.App, staff: Staff, day: IsoDay, body: Values): void {
  if (day > today()) refuse([{ field: "day", code: "day_to_come" }]);
  const read = readDay(tx, staff.company, day);
  if (read.close) refuseConflict("day", "closed");
  const { counted, notes, coins } = readBody(body);
  const opening = openingCash(read);
  const expected = expectedCash(opening, [toCentimes(read.figures.cash)], []);
  checkSeen(body["expected"], expected);
  const difference = cashDifference(counted, expected);
  if (difference !== 0 && notes === "") refuse([{ field: "notes", code: "difference_note" }]);
  const figures: ClosedFigures = { ...read.figures, ...(coins && { coins }) };
  write(tx, staff, {
    day: storedDay(day),
    opening: toDirhams(opening),
    expected: toDirhams(expected),
    counted: toDirhams(counted),
    difference: toDirhams(difference),
    notes,
    figures,
  });
}

/** What the screen showed as expected, where it says so: a note may explain another difference. */
function checkSeen(seen: unknown, expected: Centimes): void {
  if (!isBlank(seen) && toCentimes(Number(seen)) !== expected)
    refuseConflict("expected", "till_changed");
}

const amount = { kind: "amount", min: 0, max: maxAmount, sent: true } as const;

function readBody(body: Values): { counted: Centimes; notes: string; coins: CoinCounts | null } {
  const violations: Violation[] = [];
  const coins = isBlank(body["coins"]) ? null : readCoins(body["coins"]);
  if (!coins && !isBlank(body["coins"])) violations.push({ field: "coins", code: "coins" });
  const given = coins && isBlank(body["counted"]) ? toDirhams(coinsTotal(coins)) : body["counted"];
  const refusal = fieldRefusal(given, amount);
  if (refusal) violations.push({ field: "counted", ...refusal });
  const { value, violations: others } = readFields("optique_closes", body, ["notes"], false, null);
  refuseIf([...violations, ...others]);
  const counted = toCentimes(Number(storedForm(given, amount)));
  return { counted, notes: String(value["notes"] ?? ""), coins };
}

/** Written through its record, so that other stations are told; the journal keeps what the integrity report compares it with. */
function write(tx: core.App, { company, actor }: Staff, values: Values): void {
  const record = new Record(tx.findCachedCollectionByNameOrId("optique_closes"), {
    ...values,
    // As a text: Go would put the names of an object in another order than the journal has them.
    figures: JSON.stringify(values["figures"]),
    company,
    by: signatureOf(actor),
  });
  tx.saveNoValidate(markPart(record));
  journal(tx, {
    company,
    actor,
    action: "update",
    collection: "optique_closes",
    record: record.id,
    label: formatDay(String(values["day"])),
    changes: changesBetween({}, values),
  });
}
