/** Cheques among the payments (docs/rules-workshop-till.md, Cheques): state, slip, and whether they count. */
import { isBlank } from "#domain/core/text/blank.ts";
import { type IsoDay, parseDay, storedDay, today } from "#domain/core/days/days.ts";
import type { Payment } from "#domain/core/records.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import type { Violation } from "#domain/core/violation.ts";

/** False of a bounced or returned cheque, which stays on its invoice without counting as paid. */
export const isCountedPayment = (payment: { cheque_state?: unknown }): boolean =>
  payment.cheque_state !== "bounced" && payment.cheque_state !== "returned";

/** `isCountedPayment` as SQL; `column`: the state of the cheque, which is never NULL. */
export const countedPaymentSql = (column = "cheque_state"): string =>
  `${column} NOT IN ('bounced', 'returned')`;

/** Fields that only cheques have. */
type ChequeFields = Pick<
  Payment,
  "bank" | "due_on" | "cheque_state" | "deposited_on" | "slip" | "bounced_on" | "bounce_note"
>;

/** Fields of a bounced cheque; the journal has its state, and a moved reversal. */
export const bounceFields = ["bounced_on", "bounce_note"];

/** Today, or the day of a payment that is dated ahead: no reversal is before its payment. */
export function earliestReversal(payment: Values, now: IsoDay): IsoDay {
  const paid = parseDay(textValue(payment["date"])) ?? now;
  return paid > now ? paid : now;
}

/** Values of a bounced cheque: the day is today unless it is sent or known. */
function bounceValues(
  after: Values,
  before: Values | null,
): Pick<ChequeFields, "bounced_on" | "bounce_note"> {
  const day = [after, before].map((one) => textValue(one?.["bounced_on"])).find(Boolean);
  return {
    bounced_on: day || storedDay(earliestReversal(after, today())),
    bounce_note: textValue(after["bounce_note"]),
  };
}

/**
 * Cheque fields to store. Other payments have none, and a new cheque is in hand. Unsent values are kept; a state is
 * never emptied. In hand again, a cheque leaves its slip. `after`: the payment to store; `before`: the stored one,
 * null for a new one.
 */
export function chequeValues(after: Values, before: Values | null): ChequeFields {
  const text = (name: string) => textValue(after[name]);
  const bounce = { bounced_on: "", bounce_note: "" };
  const none = {
    bank: "",
    due_on: "",
    cheque_state: "",
    deposited_on: "",
    slip: "",
    ...bounce,
  } as const;
  if (after["payment_method"] !== "check") return none;
  const kept = { ...none, bank: text("bank"), due_on: text("due_on") };
  if (before?.["payment_method"] !== "check") return { ...kept, cheque_state: "in_hand" };
  const sent = isBlank(after["cheque_state"]) ? before["cheque_state"] : after["cheque_state"];
  const cheque_state = sent as Payment["cheque_state"];
  if (cheque_state === "in_hand") return { ...kept, cheque_state };
  const day = dayOfSlip(text("slip"));
  return {
    ...kept,
    ...(cheque_state === "bounced" && bounceValues(after, before)),
    cheque_state,
    deposited_on: day ? storedDay(day) : text("deposited_on"),
    slip: day ? text("slip") : "",
  };
}

/** True when a cheque may take this state: it is given back from the hand only. */
export const mayBecome = (current: string, state: string): boolean =>
  state !== "returned" || current === "in_hand" || current === "returned";

/** Refuses to give back a cheque that is not in hand. `state`: as sent; `before`: the stored payment. */
export function checkChequeState(state: unknown, before: Values | null): Violation[] {
  if (before?.["payment_method"] !== "check") return [];
  return mayBecome(textValue(before["cheque_state"]), textValue(state))
    ? []
    : [{ field: "cheque_state", code: "not_in_hand" }];
}

/** Fields of a fund's cheque that may change; the rest of its payment is written by a slip of claims. */
export const fundChequeFields = [
  "reference",
  "bank",
  "due_on",
  "cheque_state",
  "deposited_on",
  "slip",
  "bounced_on",
  "bounce_note",
  "notes",
] as const;

/** True when a fund's payment stays what its slip wrote: only a cheque changes, in the facts of the cheque. */
export const isFundCheque = (after: Values, before: Values): boolean =>
  after["payment_method"] === "check" &&
  Object.keys(after).every(
    (name) => fundChequeFields.some((field) => field === name) || after[name] === before[name],
  );

/** Day in a slip number; null when it is not one. */
function dayOfSlip(text: string): IsoDay | null {
  const [, year, month, day] = /^RB-(\d{4})(\d\d)(\d\d)-[1-9]\d{0,8}$/.exec(text) ?? [];
  return parseDay(`${year}-${month}-${day}`);
}

/** Number of the n-th slip of a day. */
export const slipNumber = (day: IsoDay, n: number): string => `${slipNumberPrefix(day)}${n}`;

/** Prefix of the slip numbers of a day. */
export const slipNumberPrefix = (day: IsoDay): string => `RB-${day.replaceAll("-", "")}-`;

/** Days before its due day from which a cheque should be deposited. */
export const chequeDepositDays = 7;
