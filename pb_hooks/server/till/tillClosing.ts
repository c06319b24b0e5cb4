/** Closes a day of the till: expected and counted cash, and the day's figures (docs/rules-workshop-till.md, Closes). */
import { isBlank } from "#domain/core/text/blank.ts";
import { dayRefusal } from "#domain/core/days/businessDays.ts";
import { type IsoDay, storedDay, today } from "#domain/core/days/days.ts";
import { type Centimes, toCentimes, toDirhams } from "#domain/core/money.ts";
import { maxAmount } from "#domain/core/records.ts";
import { formatDay } from "#domain/core/days/formatDays.ts";
import { readField } from "#domain/core/fields/readField.ts";
import type { Values } from "#domain/core/fields/values.ts";
import { sentAmount } from "#domain/documents/sentAmounts.ts";
import { type ParsedBody, readBodyFields } from "#domain/documents/documentBody.ts";
import { cashDifference, type CoinCounts, coinsTotal, readCoins } from "#domain/till/cash.ts";
import type { ClosedFigures } from "#domain/till/tillDay.ts";
import { tillCashOf, closingJson, readTillSums } from "./tillFigures.ts";
import { changesBetween, journalUpdate } from "#server/engine/journal/journal.ts";
import { markSavedWhole, signatureOf } from "#server/platform/records/recordEvents.ts";
import { refuse, refuseConflict, refuseIf } from "#server/platform/requests/refuse.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";

/** A day can be closed once: the second of two simultaneous requests is refused. */
export function closeTillDay(tx: core.App, staff: Staff, { day, ...body }: ClosingBody): void {
  // Checked before the figures are read, because other writers are waiting.
  if (closingJson(tx, staff.company, day) !== "") refuseConflict("day", "closed");
  const { counted, notes, coins, seen } = body;
  const read = readTillSums(tx, staff.company, day);
  const { opening, expected } = tillCashOf(read);
  if (seen !== null && seen !== expected) refuseConflict("expected", "till_changed");
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

const counting = { kind: "amount", min: 0, max: maxAmount, sent: true } as const;
const expecting = { kind: "amount", min: -maxAmount, max: maxAmount } as const;

export type ClosingBody = {
  day: IsoDay;
  counted: Centimes;
  notes: string;
  coins: CoinCounts | null;
  /** Expected cash that the screen showed, if sent: the note may explain a difference that has changed since. */
  seen: Centimes | null;
};

/** Counted cash in an unchecked body, in dirhams: the amount to approve. */
export const countedAmount = ({ counted, coins }: Values): number =>
  isBlank(counted) ? toDirhams(coinsTotal(readCoins(coins) ?? {})) : sentAmount(counted);

/** Validates the body that closes a day, before the transaction. */
export function readClosingBody(day: IsoDay, body: Values): ClosingBody {
  if (day > today()) refuse([{ field: "day", code: "day_to_come" }]);
  const early = dayRefusal(day);
  if (early) refuse([{ field: "day", ...early }]);
  const coins = isBlank(body["coins"]) ? null : readCoins(body["coins"]);
  const given = coins && isBlank(body["counted"]) ? toDirhams(coinsTotal(coins)) : body["counted"];
  const { value, violations } = readBodyFields("optique_closes", body, ["notes"], false, null);
  const cash = readAmount("counted", given, counting);
  const shown = readAmount("expected", body["expected"], expecting);
  refuseIf([
    ...(coins || isBlank(body["coins"]) ? [] : [{ field: "coins", code: "coins" }]),
    ...cash.violations,
    ...shown.violations,
    ...violations,
  ]);
  const counted = cash.value;
  if (coins && coinsTotal(coins) !== counted) refuse([{ field: "coins", code: "coins_counted" }]);
  const seen = isBlank(body["expected"]) ? null : shown.value;
  return { day, counted, notes: String(value["notes"] ?? ""), coins, seen };
}

function readAmount(
  field: string,
  value: unknown,
  shape: typeof counting | typeof expecting,
): ParsedBody<Centimes> {
  const { stored, refusals } = readField(shape, value);
  return {
    value: toCentimes(Number(stored)),
    violations: refusals.map((refusal) => ({ field, ...refusal })),
  };
}

/** Saves the closing as a record, to broadcast it, and journals it: the integrity report compares both. */
function write(tx: core.App, staff: Staff, values: Values): void {
  const record = new Record(tx.findCachedCollectionByNameOrId("optique_closes"), {
    ...values,
    // Stored as text, because Go would reorder the keys, and the value would differ from the journal.
    figures: JSON.stringify(values["figures"]),
    company: staff.company,
    ...signatureOf(staff.actor),
  });
  tx.saveNoValidate(markSavedWhole(record));
  journalUpdate(tx, staff, {
    collection: "optique_closes",
    record: record.id,
    label: formatDay(String(values["day"])),
    changes: changesBetween({}, values),
  });
}
