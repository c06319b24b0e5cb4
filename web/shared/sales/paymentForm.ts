/** The add-payment form: what stands in it, what it refuses, what it sends. */
import { parseDay, today } from "#domain/core/days.ts";
import type { PaymentMethod } from "#domain/core/records.ts";
import { messageOfCode } from "#domain/core/messages.ts";
import type { PaymentInput } from "#domain/documents/documents.ts";
import {
  amountRefusal,
  type Centimes,
  formatAmount,
  minus,
  noMoney,
  parseAmount,
  toDirhams,
} from "#domain/core/money.ts";
import { words } from "#lib/words.strings.ts";
import { salesStrings } from "./sales.strings.ts";

const strings = salesStrings.dialog;
export type PaymentValues = {
  amount: string;
  payment_method: string;
  date: string;
  reference: string;
  bank: string;
  due_on: string;
  notes: string;
};

/** What is proposed, today. */
export const firstPayment = (
  proposed: Centimes,
  method: PaymentMethod = "cash",
): PaymentValues => ({
  amount: proposed > 0 ? formatAmount(proposed) : "",
  payment_method: method,
  date: today(),
  reference: "",
  bank: "",
  due_on: "",
  notes: "",
});

const refusals = {
  required: words.amountRequired,
  min: words.amountPositive,
  number: words.numberExpected,
} as const;

export function checkAmount(typed: string): string | true {
  const refusal = amountRefusal(typed);
  if (refusal) return refusals[refusal];
  return (parseAmount(typed) ?? noMoney) > 0 || words.amountPositive;
}

export const checkMethod = (method: string | null): string | true =>
  Boolean(method) || strings.methodRequired;
export const checkDate = (date: string): string | true =>
  parseDay(date) !== null || (date === "" ? strings.dateRequired : messageOfCode("day"));

/** What the typed amount exceeds the balance by; zero while it does not. */
export function surplusOf(typed: string, remaining: Centimes): Centimes {
  const amount = parseAmount(typed) ?? noMoney;
  return amount > remaining ? minus(amount, remaining) : noMoney;
}

export const paymentInput = (id: string, values: PaymentValues): PaymentInput => ({
  id,
  date: values.date,
  amount: toDirhams(parseAmount(values.amount) ?? noMoney),
  payment_method: values.payment_method,
  reference: values.reference.trim(),
  notes: values.notes.trim(),
  ...chequeInput(values),
});

/** What was typed of a cheque goes with a cheque alone: the method may have become another since. */
const chequeInput = ({ payment_method, bank, due_on }: PaymentValues) =>
  payment_method === "check" ? { bank: bank.trim(), due_on } : {};
