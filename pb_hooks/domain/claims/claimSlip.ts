/**
 * Slips of claims to a fund (docs/rules-claims-money.md, Slips): their number, and the body of a transfer that pays
 * one.
 */
import { newDayRefusal } from "#domain/core/days/businessDays.ts";
import type { IsoDay } from "#domain/core/days/days.ts";
import { fieldShapesOf } from "#domain/core/fields/fields.ts";
import { type Centimes, minus, noMoney, toCentimes } from "#domain/core/money.ts";
import { type MoneyMethod, moneyMethods } from "#domain/core/records.ts";
import { readField } from "#domain/core/fields/readField.ts";
import { isObject, type Values } from "#domain/core/fields/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import type { ParsedBody } from "#domain/documents/documentBody.ts";
import { type ClaimAmounts, isSent } from "./claimStatus.ts";

/** Most claims that one slip may have. */
export const maxClaims = 200;

/** Prefix of the slip numbers of a day: 'BF-20261128-'. */
export const claimSlipPrefix = (day: IsoDay): string => `BF-${day.replaceAll("-", "")}-`;

export type SlipPayment = {
  date: string;
  payment_method: MoneyMethod;
  reference: string;
  /** Bank and due day of a cheque from the fund. */
  bank?: string;
  due_on?: string;
  /** Amount of each claim, by its id. */
  amounts: { claim: string; amount: Centimes }[];
};

/** Parses the body of POST claims/slips/{number}/pay. */
export function readSlipPayment(body: Values): ParsedBody<SlipPayment> {
  const shapes = fieldShapesOf("optique_payments");
  const violations: Violation[] = [];
  const read = (field: string): unknown => {
    const shape = shapes[field];
    const sent = body[field];
    if (!shape) return "";
    const { stored, refusals } = readField(shape, sent);
    const refusal = refusals[0] ?? dayRefusalOf(field, sent);
    if (!refusal) return stored;
    violations.push({ field, ...refusal });
    return "";
  };
  const [date, payment_method, reference, bank, due_on] = [
    "date",
    "payment_method",
    "reference",
    "bank",
    "due_on",
  ].map(read);
  const isMoney = moneyMethods.some((method) => method === payment_method);
  if (payment_method && !isMoney) violations.push({ field: "payment_method", code: "choice" });
  const amounts = readAmounts(body["amounts"]);
  return {
    value: {
      date: String(date),
      payment_method: payment_method as MoneyMethod,
      reference: String(reference),
      ...(payment_method === "check" && { bank: String(bank), due_on: String(due_on) }),
      amounts: amounts.value,
    },
    violations: [...violations, ...amounts.violations],
  };
}

const dayRefusalOf = (field: string, sent: unknown) =>
  field === "date" || field === "due_on" ? newDayRefusal(sent, null) : null;

const amountShape = { kind: "amount", min: 0, max: 999_999_999.99, sent: true } as const;

/** Parses the amounts by claim; each has to be positive, and at least one is required. */
function readAmounts(sent: unknown): ParsedBody<SlipPayment["amounts"]> {
  const field = "amounts";
  if (!isObject(sent))
    return { value: [], violations: [{ field, code: sent ? "object" : "required" }] };
  const entries = Object.entries(sent);
  if (entries.length === 0) return { value: [], violations: [{ field, code: "required" }] };
  if (entries.length > maxClaims)
    return { value: [], violations: [{ field, code: "too_many", params: { max: maxClaims } }] };
  const value: SlipPayment["amounts"] = [];
  const violations: Violation[] = [];
  for (const [claim, amount] of entries) {
    const { stored, refusals } = readField(amountShape, amount);
    const [refusal] = refusals;
    const centimes = refusal ? noMoney : toCentimes(stored as number);
    if (refusal) violations.push({ field: `${field}.${claim}`, ...refusal });
    else if (centimes === 0) violations.push({ field: `${field}.${claim}`, code: "refund_zero" });
    else value.push({ claim, amount: centimes });
  }
  return { value, violations };
}

/** Reason why a claim of a slip cannot be paid this amount; null when it can. */
export function payRefusal(
  claim: ClaimAmounts & { slip: string; invoice: string },
  slip: string,
  amount: Centimes,
): string | null {
  if (claim.slip !== slip || !isSent(claim.status)) return "not_on_slip";
  if (claim.status === "rejected") return "claim_rejected";
  if (claim.invoice === "") return "claim_unsold";
  const left = minus(toCentimes(claim.agreed), toCentimes(claim.received_amount));
  return amount > left ? "agreed_exceeds" : null;
}
