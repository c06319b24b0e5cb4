/** Parses the bodies of payments to suppliers, and of their states (docs/rules-purchases-money.md, Payment). */
import { checkNotToCome } from "#domain/core/days/businessDays.ts";
import { parseDay, today } from "#domain/core/days/days.ts";
import { isBlank } from "#domain/core/text/blank.ts";
import { readField } from "#domain/core/fields/readField.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import { toCentimes, toDirhams } from "#domain/core/money.ts";
import {
  type BillMethod,
  type BillPaymentState,
  collections,
  type RecordOf,
} from "#domain/core/records.ts";
import type { Violation } from "#domain/core/violation.ts";
import {
  type DocumentChild,
  type ParsedBody,
  readBodyChildren,
  readBodyFields,
} from "#domain/documents/documentBody.ts";
import { isIssuedMethod, sumOfParts } from "./billPayment.ts";

export const billPaymentFields = [
  "supplier",
  "date",
  "amount",
  "method",
  "reference",
  "bank",
  "due_on",
  "supplier_credit",
  "notes",
] as const;
export const billPartFields = ["bill", "amount"] as const;
/** Most bills that one payment may pay. */
export const maxBillParts = 200;

type StoredPart = RecordOf<"optique_bill_parts">;
export type BillPaymentBody = { values: Values; parts: DocumentChild[] | undefined };
export type StoredBillPayment = RecordOf<"optique_bill_payments"> & {
  version: string;
  parts: (StoredPart & Values)[];
};

/** Parses the body of a save; `stored` is null for a new payment, whose amount defaults to the sum of its parts. */
export function readBillPaymentBody(
  body: Values,
  stored: StoredBillPayment | null,
): ParsedBody<BillPaymentBody> {
  const isNew = stored === null;
  const parts = readBodyChildren("optique_bill_parts", body["parts"], "parts", {
    fields: billPartFields,
    max: maxBillParts,
    stored: stored?.parts,
  });
  const sent = parts.value ?? [];
  const given =
    isNew && isBlank(body["amount"]) ? { ...body, amount: partsAmount(sent) } : withoutBlank(body);
  const header = readBodyFields("optique_bill_payments", given, billPaymentFields, isNew, stored);
  return {
    value: { values: header.value, parts: parts.value },
    violations: [
      ...header.violations,
      ...parts.violations,
      ...sent.flatMap(checkPart),
      ...checkNotToCome("date", header.value["date"], stored?.date),
    ],
  };
}

const withoutBlank = ({ amount, ...body }: Values): Values =>
  isBlank(amount) ? body : { ...body, amount };

const partsAmount = (parts: readonly DocumentChild[]): number =>
  toDirhams(sumOfParts(parts.map(({ values }) => ({ amount: Number(values["amount"] ?? 0) }))));

const checkPart = ({ place, values }: DocumentChild): Violation[] =>
  values["amount"] === 0 ? [{ field: `${place}.amount`, code: "refund_zero" }] : [];

/** Violations of a payment as it would be stored, with its parts. */
export function checkBillPayment(
  payment: RecordOf<"optique_bill_payments">,
  parts: readonly { amount: number }[],
): Violation[] {
  const { amount, method, supplier_credit } = payment;
  const needsCredit = method === "credit" && supplier_credit === "";
  return [
    ...(toCentimes(amount) > 0 ? [] : [{ field: "amount", code: "refund_zero" }]),
    ...(sumOfParts(parts) > toCentimes(amount) ? [{ field: "amount", code: "parts_exceed" }] : []),
    ...(needsCredit ? [{ field: "supplier_credit", code: "required" }] : []),
  ];
}

/** Empties the fields that the payment's method does not have. */
export const methodValues = (payment: RecordOf<"optique_bill_payments">) => ({
  ...(isIssuedMethod(payment.method) ? {} : { bank: "", due_on: "", state_on: "" }),
  ...(payment.method === "credit" ? {} : { supplier_credit: "" }),
});

export type StateBody = { state: BillPaymentState; on: string };

/** Parses the body of POST bill-payments/{id}/state; the day defaults to today. */
export function readStateBody(body: Values, payment: { date: string; method: BillMethod }) {
  const shapes = collections.optique_bill_payments;
  const state = readField({ ...shapes.state, required: true }, body["state"]);
  const day = readField(shapes.state_on, isBlank(body["on"]) ? today() : body["on"]);
  const [stateRefusal, dayRefusal] = [state.refusals[0], day.refusals[0]];
  const violations: Violation[] = [
    ...(stateRefusal ? [{ field: "state", ...stateRefusal }] : []),
    ...(dayRefusal ? [{ field: "on", ...dayRefusal }] : []),
  ];
  if (violations.length === 0) {
    if (!isIssuedMethod(payment.method)) violations.push({ field: "state", code: "state_method" });
    const on = parseDay(textValue(day.stored)) ?? today();
    if (on > today()) violations.push({ field: "on", code: "day_to_come" });
    if (on < (parseDay(payment.date) ?? on)) violations.push({ field: "on", code: "state_early" });
  }
  const value: StateBody = {
    state: state.stored as BillPaymentState,
    on: textValue(day.stored),
  };
  return { value, violations } satisfies ParsedBody<StateBody>;
}
