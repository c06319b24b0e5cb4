/** Values of the form of a supplier's credit: the request, then the received credit note. */
import { pick } from "#lib/pick.ts";
import { parseDay, today } from "#domain/core/days/days.ts";
import { messageOfCode, violationMessage } from "#domain/core/messages/messages.ts";
import {
  amountRefusal,
  type Centimes,
  formatAmount,
  minus,
  noMoney,
  parseAmount,
  times,
  toCentimes,
  toDirhams,
} from "#domain/core/money.ts";
import type { SupplierCreditReason } from "#domain/core/records.ts";
import type { BillDocument, SupplierCreditDocument } from "#domain/purchases/purchaseAnswers.ts";
import type { Defect, SupplierCreditInput } from "#api/purchases/supplierCredits.ts";
import { newId } from "#lib/ids.ts";
import { parseRate } from "#lib/texts/vatRate.ts";
import { words } from "#lib/texts/words.strings.ts";
import { storedBy } from "#shared/documents/documentStart.ts";
import {
  blankRate,
  checkRates,
  filledRates,
  type RateRow,
  rateRowOf,
  ratesOfRows,
  untaxed,
} from "../bill/rateRows.ts";
import { supplierCreditStrings } from "./supplierCredit.strings.ts";

const text = supplierCreditStrings.form;

export type CreditValues = {
  supplier: string;
  supplierName: string;
  reason: SupplierCreditReason;
  date: string;
  bill: string;
  defect: string;
  /** What the credit is about, in words. */
  aboutName: string;
  expected_amount: string;
  /** True once the credit note was received; then number, day and amounts are required. */
  isReceived: boolean;
  number: string;
  received_on: string;
  rates: RateRow[];
  abandoned: boolean;
  notes: string;
};

const shown = (dirhams: number): string => (dirhams === 0 ? "" : formatAmount(toCentimes(dirhams)));

/** Default TVA rate of a supplier's bill or credit. */
export const defaultRate = (hasVat: boolean): string => (hasVat ? "20" : untaxed);

/** Row of a single rate for an amount including TVA. */
export function rowOfGross(amount: Centimes, rate: string): RateRow {
  const percent = rate === untaxed ? 0 : (parseRate(rate) ?? 0);
  if (amount <= 0) return blankRate(rate);
  const ht = Math.round((amount * 100) / (100 + percent)) as Centimes;
  const vat = minus(amount, ht);
  return {
    id: newId(),
    rate,
    ht: formatAmount(ht),
    vat: rate === untaxed ? "" : formatAmount(vat),
  };
}

/** What a credit is about: the price on a bill, a defective piece, or nothing yet. */
export type About = {
  supplier: { id: string; name: string } | null;
  bill?: BillDocument;
  defect?: Defect;
};

/** Price of a defective piece, including TVA. */
function defectAmount({ quantity, expand }: Defect, hasVat: boolean): number {
  const price = toCentimes(expand?.product?.purchase_price ?? 0);
  const rate = hasVat ? (expand?.product?.vat_rate ?? 20) : 0;
  return toDirhams(Math.round((times(price, quantity) * (100 + rate)) / 100) as Centimes);
}

export function newCredit({ supplier, bill, defect }: About, hasVat: boolean): CreditValues {
  const product = defect?.expand?.product;
  const aboutName = bill
    ? text.aboutBill(bill.number)
    : defect
      ? text.aboutDefect(defect.product_name)
      : "";
  const amount = bill ? bill.credit : defect ? defectAmount(defect, hasVat) : 0;
  return {
    supplier: supplier?.id ?? bill?.supplier ?? product?.supplier ?? "",
    supplierName: supplier?.name ?? bill?.expand?.supplier?.name ?? "",
    reason: bill && bill.gaps.price > 0 ? "price" : bill ? "missing" : "return",
    date: today(),
    bill: bill?.id ?? "",
    defect: defect?.id ?? "",
    aboutName,
    expected_amount: shown(amount),
    isReceived: false,
    number: "",
    received_on: "",
    rates: [blankRate(defaultRate(hasVat))],
    abandoned: false,
    notes: "",
  };
}

const valuesOf = (credit: SupplierCreditDocument): CreditValues => ({
  ...pick(credit, "supplier", "reason", "bill", "defect", "number", "abandoned", "notes"),
  supplierName: credit.expand?.supplier?.name ?? "",
  date: credit.date.slice(0, 10),
  aboutName: credit.expand?.bill ? text.aboutBill(credit.expand.bill.number) : "",
  expected_amount: shown(credit.expected_amount),
  isReceived: credit.received_on !== "",
  received_on: credit.received_on.slice(0, 10),
  rates: credit.rates.length > 0 ? credit.rates.map(rateRowOf) : [blankRate("20")],
});

export const storedOf = storedBy(valuesOf);

/** Marks the credit note as received today, with the requested amount as a proposal. */
export const received = (values: CreditValues, hasVat: boolean): CreditValues => ({
  ...values,
  isReceived: true,
  received_on: values.received_on || today(),
  rates:
    filledRates(values.rates).length > 0
      ? values.rates
      : [rowOfGross(parseAmount(values.expected_amount) ?? noMoney, defaultRate(hasVat))],
});

export function creditInputOf(
  values: CreditValues,
  version: string | undefined,
): SupplierCreditInput {
  const { isReceived } = values;
  return {
    ...(version === undefined ? {} : { version }),
    ...pick(values, "supplier", "reason", "date", "bill", "defect", "notes"),
    expected_amount: toDirhams(parseAmount(values.expected_amount) ?? noMoney),
    number: isReceived ? values.number.trim() : "",
    received_on: isReceived ? values.received_on : "",
    rates: isReceived ? ratesOfRows(values.rates) : [],
    abandoned: values.abandoned && !isReceived,
  };
}

/** Request body of a stored credit, with a change. */
export const inputOfStored = (
  credit: SupplierCreditDocument,
  change: Partial<SupplierCreditInput>,
): SupplierCreditInput => ({ ...creditInputOf(valuesOf(credit), credit.version), ...change });

/** Errors by path, before the server's own checks. */
export function checkCredit(values: CreditValues): Record<string, string> {
  const errors: Record<string, string> = {};
  const needed = values.isReceived
    ? (["supplier", "date", "number", "received_on"] as const)
    : (["supplier", "date"] as const);
  for (const field of needed) if (values[field].trim() === "") errors[field] = text.required;
  const days = [["date", values.date] as const, ["received_on", values.received_on] as const];
  for (const [field, typed] of days) {
    if (typed === "" || (field === "received_on" && !values.isReceived)) continue;
    const day = parseDay(typed);
    if (!day) errors[field] = messageOfCode("day");
    else if (day > today()) errors[field] = text.toCome;
  }
  const [asked, came] = [parseDay(values.date), parseDay(values.received_on)];
  if (values.isReceived && asked && came && came < asked) errors["received_on"] = text.early;
  const typed = values.expected_amount;
  const code = typed.trim() === "" ? null : amountRefusal(typed);
  if (code)
    errors["expected_amount"] = violationMessage({ field: "amount", code, params: { min: 0 } });
  else if (!values.isReceived && (parseAmount(typed) ?? noMoney) <= 0)
    errors["expected_amount"] = words.amountPositive;
  return values.isReceived ? { ...errors, ...checkRates(values.rates) } : errors;
}
