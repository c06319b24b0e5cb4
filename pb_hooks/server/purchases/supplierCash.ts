/** Cash paid to suppliers: one cash movement in the till for each payment (docs/rules-purchases-money.md, Cash). */
import { toCentimes } from "#domain/core/money.ts";
import type { RecordOf } from "#domain/core/records.ts";
import { writeHeader } from "#server/engine/documents/documentWrites.ts";
import type { Saving } from "#server/engine/records/recordRules.ts";
import { markSavedWhole, signatureOf } from "#server/platform/records/recordEvents.ts";
import { findRecord } from "#server/platform/records/storedRecords.ts";
import { refuseConflict } from "#server/platform/requests/refuse.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";
import { makeId } from "#server/platform/storage/makeId.ts";
import { isDayClosed } from "#server/till/cashOpen.ts";
import { supplierName } from "./writePurchase.ts";

const moves = "optique_cash_moves";
type Payment = RecordOf<"optique_bill_payments">;
/** Values of a payment from which its cash movement is made. */
type Paid = Pick<Payment, "amount" | "date" | "method" | "cash_move" | "supplier">;

const isCash = (payment: Pick<Payment, "method"> | null): boolean => payment?.method === "cash";

/** True when the cash movement of a payment is added, deleted or changed. */
function isMoved(before: Paid | null, after: Paid | null): boolean {
  if (!isCash(before) || !isCash(after)) return isCash(before) || isCash(after);
  return before?.date !== after?.date || toCentimes(before?.amount) !== toCentimes(after?.amount);
}

/** Refuses to add, change or delete cash on a day whose till is closed. */
export function checkCashDays(
  tx: core.App,
  company: string,
  before: Paid | null,
  after: Paid | null,
): void {
  if (!isMoved(before, after)) return;
  const days = [before, after].flatMap((one) => (one && isCash(one) ? one.date : []));
  if (days.some((day) => isDayClosed(tx, company, day)))
    refuseConflict(after ? "date" : "id", "closed");
}

/** Id of the payment's cash movement after the save; '' when it is not in cash. */
export const moveOf = (before: Paid | null, after: Paid): string =>
  isCash(after) ? (before?.cash_move ?? "") || makeId() : "";

/** Writes or deletes the cash movement of a payment, after the payment is stored. */
export function followCash(
  tx: core.App,
  { company, actor }: Staff,
  before: Paid | null,
  after: Paid | null,
): void {
  if (before && isCash(before) && !(after && isCash(after))) return dropMove(tx, before.cash_move);
  if (!after || !isCash(after)) return;
  const isOther = before?.supplier !== after.supplier;
  if (!isOther && !isMoved(before, after)) return;
  const isStored = before?.cash_move === after.cash_move;
  const values = { date: after.date, amount: -after.amount, kind: "supplier" };
  const named = isOther || !isStored ? { label: supplierName(tx, after.supplier) } : {};
  const made = isStored ? {} : { company, ...signatureOf(actor) };
  writeHeader(tx, moves, after.cash_move, { ...values, ...named, ...made }, isStored);
}

function dropMove(tx: core.App, id: string): void {
  const move = findRecord(tx, moves, id);
  if (move) tx.delete(markSavedWhole(move));
}

/** Refuses to write a supplier's cash movement directly, without its payment. */
export function refuseSupplierMove({ record, before }: Saving): void {
  if ([record.getString("kind"), before?.["kind"]].includes("supplier"))
    refuseConflict(
      before && record.getString("kind") === before["kind"] ? "id" : "kind",
      "bill_payment",
    );
}
