/** Cheques among the payments (docs/rules-workshop-till.md, Cheques): state, slip, and whether they count as paid. */
import { isBlank } from "#domain/core/text/blank.ts";
import { type IsoDay, parseDay, storedDay, today } from "#domain/core/days/days.ts";
import type { Payment } from "#domain/core/records.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import type { Violation } from "#domain/core/violation.ts";

/** False of a bounced or returned cheque, which stays on its invoice but does not count as paid. */
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

/** Fields about a bounce. The journal omits them, as it has the state of the cheque and the moved reversal. */
export const bounceFields = ["bounced_on", "bounce_note"];

/** Earliest day for a reversal: today, or the day of a payment dated in the future. */
export function earliestReversal(payment: Values, now: IsoDay): IsoDay {
  const paid = parseDay(textValue(payment["date"])) ?? now;
  return paid > now ? paid : now;
}

/** Values of a bounced cheque; its day is today unless sent or stored. */
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
 * Cheque fields to store: empty for other payments, and in hand for a new cheque. Values that are not sent are kept,
 * and a state is never emptied. A cheque that is in hand again leaves its slip. `after`: the payment to store;
 * `before`: the stored one, null for a new one.
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

/** True when a cheque may get this state: only a cheque in hand can be given back. */
export const mayBecome = (current: string, state: string): boolean =>
  state !== "returned" || current === "in_hand" || current === "returned";

/** Refuses to give back a cheque that is not in hand. `state`: state in the body; `before`: the stored payment. */
export function checkChequeState(state: unknown, before: Values | null): Violation[] {
  if (before?.["payment_method"] !== "check") return [];
  return mayBecome(textValue(before["cheque_state"]), textValue(state))
    ? []
    : [{ field: "cheque_state", code: "not_in_hand" }];
}

/** Fields of a fund's cheque that may change; its slip of claims wrote the rest of the payment. */
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

/** True when a fund's payment changed only in the fields of its cheque. */
export const isFundCheque = (after: Values, before: Values): boolean =>
  after["payment_method"] === "check" &&
  Object.keys(after).every(
    (name) => fundChequeFields.some((field) => field === name) || after[name] === before[name],
  );

/** Day in the number of a deposit slip; null for any other text. */
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
