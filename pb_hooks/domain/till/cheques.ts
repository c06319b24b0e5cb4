/** Cheques among the payments (domain/README.md §13): where each is, and what it counts. */
import { isBlank } from "#domain/core/blank.ts";
import { type IsoDay, parseDay, storedDay } from "#domain/core/days.ts";
import type { Payment } from "#domain/core/records.ts";
import { textOf, type Values } from "#domain/core/values.ts";

/** A cheque that bounced counts nothing; it stays on its invoice. */
export const isCounted = (payment: { cheque_state?: unknown }): boolean =>
  payment.cheque_state !== "bounced";

/** `isCounted` as SQL; `column`: the state of the cheque, which is never NULL. */
export const countedSql = (column = "cheque_state"): string => `${column} <> 'bounced'`;

/** What a cheque has and no other payment. */
type ChequeFields = Pick<Payment, "bank" | "due_on" | "cheque_state" | "deposited_on" | "slip">;

/**
 * The fields of a cheque as they are to be stored. Another payment has none of them. A new cheque, and a payment that becomes
 * one, is in hand whatever is sent; a stored one keeps what is not said, and its state is never emptied. One that is in hand
 * again has left its slip; on a slip it was brought to the bank on the day of its number. `after`: all values of the payment
 * to be; `before`: what is stored, null for a new one.
 */
export function chequeValues(after: Values, before: Values | null): ChequeFields {
  const text = (name: string) => textOf(after[name]);
  const none = { bank: "", due_on: "", cheque_state: "", deposited_on: "", slip: "" } as const;
  if (after["payment_method"] !== "check") return none;
  const kept = { ...none, bank: text("bank"), due_on: text("due_on") };
  if (before?.["payment_method"] !== "check") return { ...kept, cheque_state: "in_hand" };
  const sent = isBlank(after["cheque_state"]) ? before["cheque_state"] : after["cheque_state"];
  const cheque_state = sent as Payment["cheque_state"];
  if (cheque_state === "in_hand") return { ...kept, cheque_state };
  const day = dayOfSlip(text("slip"));
  return {
    ...kept,
    cheque_state,
    deposited_on: day ? storedDay(day) : text("deposited_on"),
    slip: day ? text("slip") : "",
  };
}

/** The day in the number of a slip; null for what is no number of one. */
function dayOfSlip(text: string): IsoDay | null {
  const [, year, month, day] = /^RB-(\d{4})(\d\d)(\d\d)-[1-9]\d{0,8}$/.exec(text) ?? [];
  return parseDay(`${year}-${month}-${day}`);
}

/** The number of the n-th slip of a day. */
export const slipNumber = (day: IsoDay, n: number): string => `${slipsOf(day)}${n}`;

/** What the numbers of a day's slips begin with. */
export const slipsOf = (day: IsoDay): string => `RB-${day.replaceAll("-", "")}-`;

/** A cheque in hand is to be brought to the bank so many days before it falls due. */
export const chequeDays = 7;
