/** Values of the form of a payment to a supplier: typed texts, and a row for each bill that can be paid. */
import { pick } from "#lib/pick.ts";
import { parseDay, today } from "#domain/core/days/days.ts";
import { messageOfCode, violationMessage } from "#domain/core/messages/messages.ts";
import {
  amountRefusal,
  type Centimes,
  formatAmount,
  formatMoney,
  minus,
  noMoney,
  parseAmount,
  sum,
  toCentimes,
  toDirhams,
} from "#domain/core/money.ts";
import type { BillMethod } from "#domain/core/records.ts";
import { cashDayLimit, isIssuedMethod } from "#domain/purchases/billPayment.ts";
import type {
  BillPaymentDocument,
  ListedBill,
  PaymentPart,
} from "#domain/purchases/purchaseAnswers.ts";
import type { BillPaymentInput } from "#api/purchases/billPayments.ts";
import { newId } from "#lib/ids.ts";
import { words } from "#lib/texts/words.strings.ts";
import { storedBy } from "#shared/documents/documentStart.ts";
import { billPaymentStrings } from "./payment.strings.ts";

const text = billPaymentStrings.form;

/** Bill that can be paid. `rest`: what is left of it without this payment. `amount`: as typed, '' when not paid. */
export type PartRow = {
  id: string;
  bill: string;
  number: string;
  date: string;
  due_on: string;
  rest: number;
  amount: string;
};

export type PaymentValues = {
  supplier: string;
  supplierName: string;
  date: string;
  method: BillMethod;
  amount: string;
  reference: string;
  bank: string;
  due_on: string;
  supplier_credit: string;
  notes: string;
  parts: PartRow[];
};

export const rowOfBill = (bill: ListedBill, isPaid: boolean): PartRow => ({
  id: newId(),
  bill: bill.id,
  ...pick(bill, "number", "date", "due_on", "rest"),
  amount: isPaid ? formatAmount(toCentimes(bill.rest)) : "",
});

/** Row of a stored part. The part of a refused payment does not count, so that its bill can be paid in full. */
const rowOfPart = (part: PaymentPart, isCounted: boolean): PartRow => ({
  ...pick(part, "id", "bill", "number", "due_on"),
  date: part.bill_date,
  rest: toDirhams(sum([toCentimes(part.rest), isCounted ? toCentimes(part.amount) : noMoney])),
  amount: formatAmount(toCentimes(part.amount)),
});

export const amountOfRow = ({ amount }: PartRow): Centimes => parseAmount(amount) ?? noMoney;
export const sumOfRows = (rows: readonly PartRow[]): Centimes => sum(rows.map(amountOfRow));

/** Allots an amount to the rows in their order, until it is used up. */
export function allotted(rows: readonly PartRow[], amount: Centimes): PartRow[] {
  let left = amount;
  return rows.map((row) => {
    const part = Math.min(left, toCentimes(row.rest)) as Centimes;
    left = minus(left, part);
    return { ...row, amount: part > 0 ? formatAmount(part) : "" };
  });
}

type Begun = {
  supplier: { id: string; name: string } | null;
  open: readonly ListedBill[];
  /** Ids of the chosen bills; when empty, the bills that are due are paid. */
  chosen: readonly string[];
  /** Credit to pay with, and the amount left of it. */
  credit: { id: string; left: number } | null;
};

/** Values of a new payment dated today, by cheque or with a credit. */
export function newPayment({ supplier, open, chosen, credit }: Begun): PaymentValues {
  const now = today();
  const isPaid = ({ id, due_on }: ListedBill) =>
    chosen.length > 0 ? chosen.includes(id) : due_on.slice(0, 10) <= now;
  const rows = open.map((bill) => rowOfBill(bill, credit === null && isPaid(bill)));
  const parts = credit ? allotted(rows, toCentimes(credit.left)) : rows;
  const total = sumOfRows(parts);
  return {
    supplier: supplier?.id ?? "",
    supplierName: supplier?.name ?? "",
    date: now,
    method: credit ? "credit" : "check",
    amount: total > 0 ? formatAmount(total) : "",
    reference: "",
    bank: "",
    due_on: "",
    supplier_credit: credit?.id ?? "",
    notes: "",
    parts,
  };
}

const valuesOf = (payment: BillPaymentDocument): PaymentValues => ({
  ...pick(payment, "supplier", "method", "reference", "bank", "supplier_credit", "notes"),
  supplierName: payment.expand?.supplier?.name ?? "",
  date: payment.date.slice(0, 10),
  amount: formatAmount(toCentimes(payment.amount)),
  due_on: payment.due_on.slice(0, 10),
  parts: payment.parts.map((part) => rowOfPart(part, payment.state !== "refused")),
});

export const storedOf = storedBy(valuesOf);

/** Form values of a stored payment, with further bills of its supplier that can be paid. */
export function storedWith(payment: BillPaymentDocument, open: readonly ListedBill[]) {
  const stored = storedOf(payment);
  const { parts } = stored.base;
  const others = open.filter(({ id }) => parts.every(({ bill }) => bill !== id));
  return {
    ...stored,
    base: { ...stored.base, parts: [...parts, ...others.map((bill) => rowOfBill(bill, false))] },
  };
}

export function paymentInputOf(
  values: PaymentValues,
  version: string | undefined,
): BillPaymentInput {
  const isIssued = isIssuedMethod(values.method);
  return {
    ...(version === undefined ? {} : { version }),
    ...pick(values, "supplier", "date", "method", "notes"),
    amount: toDirhams(parseAmount(values.amount) ?? noMoney),
    parts: values.parts
      .filter((row) => amountOfRow(row) > 0)
      .map((row) => ({ id: row.id, bill: row.bill, amount: toDirhams(amountOfRow(row)) })),
    reference: values.method === "cash" ? "" : values.reference.trim(),
    bank: isIssued ? values.bank.trim() : "",
    due_on: isIssued ? values.due_on : "",
    supplier_credit: values.method === "credit" ? values.supplier_credit : "",
  };
}

/** Values with the paid bills sorted first. */
export const paidFirst = (values: PaymentValues): PaymentValues => {
  const isPaid = (row: PartRow) => amountOfRow(row) > 0;
  const { parts } = values;
  return {
    ...values,
    parts: [...parts.filter(isPaid), ...parts.filter((row) => !isPaid(row))],
  };
};

/** Amount that is not allotted to a bill. */
export const leftOf = ({ amount, parts }: Pick<PaymentValues, "amount" | "parts">): Centimes =>
  minus(parseAmount(amount) ?? noMoney, sumOfRows(parts));

/**
 * True when this cash payment alone exceeds the daily limit of deductible cash; the server adds the day's other
 * payments.
 */
export const isMuchCash = ({ method, amount }: Pick<PaymentValues, "method" | "amount">): boolean =>
  method === "cash" && (parseAmount(amount) ?? noMoney) > cashDayLimit;

/** Errors by path, before the server's own checks. */
export function checkPayment(values: PaymentValues): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const field of ["supplier", "date"] as const)
    if (values[field].trim() === "") errors[field] = text.required;
  const date = parseDay(values.date);
  if (values.date && !date) errors["date"] = messageOfCode("day");
  if (date && date > today()) errors["date"] = text.toCome;
  if (values.due_on && !parseDay(values.due_on)) errors["due_on"] = messageOfCode("day");
  if (values.method === "credit" && !values.supplier_credit)
    errors["supplier_credit"] = text.creditRequired;
  values.parts.forEach((row, place) => {
    const code = row.amount.trim() === "" ? null : amountRefusal(row.amount);
    const path = `parts.${place}.amount`;
    if (code) errors[path] = violationMessage({ field: "amount", code, params: { min: 0 } });
    else if (amountOfRow(row) > toCentimes(row.rest))
      errors[path] = text.beyond(formatMoney(toCentimes(row.rest)));
  });
  const code = amountRefusal(values.amount);
  if (code) errors["amount"] = violationMessage({ field: "amount", code, params: { min: 0 } });
  else if ((parseAmount(values.amount) ?? noMoney) <= 0) errors["amount"] = words.amountPositive;
  else if (leftOf(values) < 0) errors["amount"] = text.tooMuch;
  return errors;
}
