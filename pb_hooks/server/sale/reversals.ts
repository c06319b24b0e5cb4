/** Writes reversals: what cheques that no longer count deduct from the takings (docs/rules-money.md, Reversals). */
import { type IsoDay, storedDay, today } from "#domain/core/days/days.ts";
import { formatMoney, toCentimes, toDirhams } from "#domain/core/money.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import { isCountedPayment } from "#domain/till/cheques.ts";
import {
  type ReversalChange,
  reversalChange,
  reversedAmount,
  type StoredReversal,
} from "#domain/till/reversals.ts";
import { journalUpdate } from "#server/engine/journal/journal.ts";
import { type RecordEvent, recordOf, signatureOf } from "#server/platform/records/recordEvents.ts";
import { closedUntilOf } from "#server/platform/records/closedUntil.ts";
import { storedRecord } from "#server/platform/records/storedRecords.ts";
import { refuseRequest } from "#server/platform/requests/refuse.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";
import { insertRows } from "#server/platform/storage/rowWrites.ts";
import { inJsonList, runSql } from "#server/platform/storage/sql.ts";
import { readJson, reading } from "#server/platform/storage/statements.ts";

const refuseReversal = (): void => refuseRequest("reversals_fixed");

/** Reversals only follow their payment; even an administrator cannot edit them. */
export const reversalHooks = {
  create: refuseReversal,
  update: refuseReversal,
  /** Allows only the cascade from a deleted payment: PocketBase deletes the payment's row before its reversals. */
  remove(e: RecordEvent): void {
    if (storedRecord(e.app, "optique_payments", recordOf(e).getString("payment"))) refuseReversal();
    e.next();
  },
};

/** A payment that was written; `after` contains all its stored values. */
export type WrittenPayment = { id: string; before: Values; after: Values };

type Read = Omit<StoredReversal, "written"> & { payment: string; created: string };

const storedRead =
  reading(`SELECT json_group_array(json_object('id', id, 'payment', payment, 'kind', kind,
    'date', substr(date, 1, 10), 'created', created) ORDER BY created, rowid)
  FROM optique_reversals WHERE payment ${inJsonList("payments")}`);

/** Civil day of a stored instant, by the shop's clock. */
const dayOfInstant = (at: string): IsoDay => today(new Date(at.replace(" ", "T")));

function storedReversals(tx: core.App, payments: readonly string[]): Map<string, StoredReversal[]> {
  const found = new Map<string, StoredReversal[]>();
  for (const { payment, created, ...one } of readJson<Read[]>(tx, storedRead, {
    payments: JSON.stringify(payments),
  }))
    found.set(payment, [...(found.get(payment) ?? []), { ...one, written: dayOfInstant(created) }]);
  return found;
}

/** Writes the reversals of changed payments by their cheques' state; triggers update amounts and delete reversals. */
export function followReversals(
  tx: core.App,
  staff: Staff,
  written: readonly WrittenPayment[],
): void {
  const touched = written.filter(
    ({ before, after }) =>
      after["payment_method"] === "check" && !(isCountedPayment(before) && isCountedPayment(after)),
  );
  if (touched.length === 0) return;
  const days = { now: today(), closedUntil: closedUntilOf(tx, staff.company) };
  const stored = storedReversals(
    tx,
    touched.map(({ id }) => id),
  );
  for (const payment of touched)
    writeChange(
      tx,
      staff,
      payment,
      reversalChange(stored.get(payment.id) ?? [], payment.after, days),
    );
}

/** Corrects the day of a reversal, and journals it. */
function moveReversal(
  tx: core.App,
  staff: Staff,
  { id, from, date }: NonNullable<ReversalChange["moved"]>,
  payment: Values,
): void {
  const days: [string, string] = [storedDay(from), storedDay(date)];
  runSql(tx, "UPDATE optique_reversals SET date = {:date}, kind = 'bounced' WHERE id = {:id}", {
    id,
    date: days[1],
  });
  journalUpdate(tx, staff, {
    collection: "optique_reversals",
    record: id,
    label: formatMoney(toCentimes(Number(payment["amount"]))),
    changes: { date: days },
  });
}

function writeChange(
  tx: core.App,
  { company, actor }: Staff,
  { id, after }: WrittenPayment,
  { removed, added, moved }: ReversalChange,
): void {
  if (removed.length > 0)
    runSql(tx, `DELETE FROM optique_reversals WHERE id ${inJsonList("ids")}`, {
      ids: JSON.stringify(removed),
    });
  if (moved) moveReversal(tx, { company, actor }, moved, after);
  if (added)
    insertRows(tx, "optique_reversals", [
      {
        company,
        payment: id,
        invoice: textValue(after["invoice"]),
        date: storedDay(added.date),
        amount: toDirhams(reversedAmount(added.kind, toCentimes(Number(after["amount"])))),
        kind: added.kind,
        ...signatureOf(actor),
      },
    ]);
}
