/** Values of the bill form: typed texts in the shape of the document, so that paths of errors match the fields. */
import { pick } from "#lib/pick.ts";
import { parseDay, today } from "#domain/core/days/days.ts";
import { messageOfCode } from "#domain/core/messages/messages.ts";
import { formatAmount } from "#domain/core/money.ts";
import type { Supplier } from "#domain/core/records.ts";
import { isDueFar, defaultDueDay, defaultPaymentDays } from "#domain/purchases/bill.ts";
import { defaultBillLabel } from "#domain/purchases/purchases.strings.ts";
import type { BillDocument, UnbilledLine } from "#domain/purchases/purchaseAnswers.ts";
import type { BillInput } from "#api/purchases/bills.ts";
import { storedBy } from "#shared/documents/documentStart.ts";
import { billStrings } from "./bill.strings.ts";
import {
  checkLines,
  filledLines,
  lineInput,
  lineOfUnbilled,
  type LineRow,
  lineRowOf,
  linesTotal,
} from "./billRows.ts";
import {
  blankRate,
  checkRates,
  filledRates,
  type RateRow,
  rateRowOf,
  ratesOfRows,
  untaxed,
  withProposal,
} from "./rateRows.ts";

const text = billStrings.form;

export type BillValues = {
  supplier: string;
  supplierName: string;
  /** Days after which the supplier's bills are due. */
  days: number;
  number: string;
  date: string;
  due_on: string;
  label: string;
  rates: RateRow[];
  items: LineRow[];
  notes: string;
};

/** Proposed due day of a bill; '' while its day is invalid. */
export function proposedDue(date: string, days: number): string {
  const day = parseDay(date);
  return day ? defaultDueDay(day, days) : "";
}

type Begun = {
  supplier: Supplier | null;
  /** Received goods that the bill is for. */
  lines: readonly UnbilledLine[];
  /** False for a shop not subject to TVA, whose bills have a single amount. */
  hasVat: boolean;
};

/** Values of a new bill dated today; received lines give its amount. */
export function newBill({ supplier, lines, hasVat }: Begun): BillValues {
  const items = lines.map(lineOfUnbilled);
  const days = supplier?.payment_days ?? defaultPaymentDays;
  const blank = blankRate(hasVat ? "20" : untaxed);
  const ht = items.length > 0 ? formatAmount(linesTotal(items)) : "";
  return {
    supplier: supplier?.id ?? "",
    supplierName: supplier?.name ?? "",
    days,
    number: "",
    date: today(),
    due_on: proposedDue(today(), days),
    label: defaultBillLabel,
    rates: [ht ? withProposal(blank, { ht }) : blank],
    items,
    notes: "",
  };
}

const valuesOf = (bill: BillDocument): BillValues => ({
  ...pick(bill, "supplier", "number", "label", "notes"),
  supplierName: bill.expand?.supplier?.name ?? "",
  days: bill.expand?.supplier?.payment_days ?? defaultPaymentDays,
  date: bill.date.slice(0, 10),
  due_on: bill.due_on.slice(0, 10),
  rates: bill.rates.map(rateRowOf),
  items: bill.items.map(lineRowOf),
});

export const storedOf = storedBy(valuesOf);

/** Values without blank rows. */
export const withoutBlanks = (values: BillValues): BillValues => ({
  ...values,
  items: filledLines(values.items),
  rates: filledRates(values.rates),
});

export const billInputOf = (values: BillValues, version: string | undefined): BillInput => ({
  ...(version === undefined ? {} : { version }),
  ...pick(values, "supplier", "date", "due_on", "notes"),
  number: values.number.trim(),
  label: values.label.trim(),
  rates: ratesOfRows(values.rates),
  items: values.items.map(lineInput),
});

/** Errors by path, before the server's own checks. */
export function checkBill(values: BillValues): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const field of ["supplier", "number", "date"] as const)
    if (values[field].trim() === "") errors[field] = text.required;
  const [date, due] = [parseDay(values.date), parseDay(values.due_on)];
  if (values.date && !date) errors["date"] = messageOfCode("day");
  if (values.due_on && !due) errors["due_on"] = messageOfCode("day");
  if (date && due && due < date) errors["due_on"] = text.dueEarly;
  return { ...errors, ...checkRates(values.rates), ...checkLines(values.items) };
}

/** True when the typed due day is later than the law allows. */
export function isTypedFar({ date, due_on }: Pick<BillValues, "date" | "due_on">): boolean {
  const [from, due] = [parseDay(date), parseDay(due_on)];
  return from !== null && due !== null && isDueFar(from, due);
}
