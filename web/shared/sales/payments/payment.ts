/** Payment in a form (dialog, prescription, counter sale): typed values, checks, request body. */
import { pick } from "#lib/pick.ts";
import { parseDay, today } from "#domain/core/days/days.ts";
import { messageOfCode } from "#domain/core/messages/messages.ts";
import {
  amountRefusal,
  type Centimes,
  formatAmount,
  minus,
  noMoney,
  parseAmount,
} from "#domain/core/money.ts";
import type { CreditNote, Payment, PaymentMethod } from "#domain/core/records.ts";
import { unusedCredit } from "#domain/sale/credit.ts";
import type { Violation } from "#domain/core/violation.ts";
import type { PaymentInput } from "#domain/documents/documents.ts";
import { newId } from "#lib/ids.ts";
import { words } from "#lib/texts/words.strings.ts";
import { amountOf, amountText, checkAmount } from "#shared/sales/items/saleItems.ts";
import { salesStrings } from "#shared/sales/sales.strings.ts";

/**
 * Typed values of a payment, days as `YYYY-MM-DD`. At the counter, `amount` is the received sum, blank for the total.
 */
export type PaymentValues = {
  id: string;
  date: string;
  amount: string;
  payment_method: string;
  reference: string;
  bank: string;
  due_on: string;
  /** State of a stored cheque; displayed only, never sent. */
  cheque_state: string;
  /** Id of the kept credit that pays, when the method is `credit`. */
  credit_note: string;
  notes: string;
};

/** Values of a new cash payment dated today, overridden by the given values. */
export const newPayment = (given: Partial<PaymentValues> = {}): PaymentValues => ({
  id: newId(),
  date: today(),
  amount: "",
  payment_method: "cash",
  reference: "",
  bank: "",
  due_on: "",
  cheque_state: "",
  credit_note: "",
  notes: "",
  ...given,
});

/** Payment by a kept credit: refers to its number, and pays at most what is left of it. */
export const creditPayment = (note: CreditNote, most: Centimes): PaymentValues =>
  newPayment({
    amount: formatAmount(Math.min(unusedCredit(note), most) as Centimes),
    payment_method: "credit",
    reference: note.number,
    credit_note: note.id,
  });

/** Start values of the dialog: the proposed amount, or blank when nothing is due. */
export const proposedPayment = (amount: Centimes, method: PaymentMethod = "cash"): PaymentValues =>
  newPayment({ amount: amount > 0 ? formatAmount(amount) : "", payment_method: method });

/** Form values of a stored payment. */
export const paymentOf = (stored: Payment): PaymentValues => ({
  ...pick(
    stored,
    "id",
    "payment_method",
    "reference",
    "bank",
    "cheque_state",
    "credit_note",
    "notes",
  ),
  date: stored.date.slice(0, 10),
  amount: amountText(stored.amount),
  due_on: stored.due_on.slice(0, 10),
});

/** Request body of a payment, in dirhams; bank and due day only for a cheque. */
export const paymentInput = (values: PaymentValues): PaymentInput => ({
  ...pick(values, "id", "date", "payment_method"),
  amount: amountOf(values.amount),
  reference: values.reference.trim(),
  notes: values.notes.trim(),
  ...(values.payment_method === "check" ? { bank: values.bank.trim(), due_on: values.due_on } : {}),
  ...(values.payment_method === "credit" ? { credit_note: values.credit_note } : {}),
});

/** Violations of a required date field. */
export function checkDay(field: string, typed: string): Violation[] {
  if (typed === "") return [{ field, code: "required" }];
  return parseDay(typed) ? [] : [{ field, code: "day" }];
}

/** Violations of a payment, at `path` of a document form. The counter has no date field, and accepts a blank amount. */
export const checkPayment = (
  path: string,
  { date, amount, payment_method, due_on }: PaymentValues,
  isCounter = false,
): Violation[] => [
  ...(isCounter ? [] : checkDay(`${path}.date`, date)),
  ...(isCounter && amount.trim() === "" ? [] : checkAmount(`${path}.amount`, amount)),
  ...(payment_method === "check" && due_on ? checkDay(`${path}.due_on`, due_on) : []),
];

const amountRefusals = {
  required: words.amountRequired,
  min: words.amountPositive,
  number: words.numberExpected,
} as const;

/** Validation of the dialog's fields: true, or the error to show. */
export const dialogChecks = {
  amount: (typed: string): string | true => {
    const refusal = amountRefusal(typed);
    if (refusal) return amountRefusals[refusal];
    return (parseAmount(typed) ?? noMoney) > 0 || words.amountPositive;
  },
  method: (method: string | null): string | true =>
    Boolean(method) || salesStrings.dialog.methodRequired,
  date: (day: string): string | true =>
    parseDay(day) !== null ||
    (day === "" ? salesStrings.dialog.dateRequired : messageOfCode("day")),
  dueOn: (day: string): string | true =>
    day === "" || parseDay(day) !== null || messageOfCode("day"),
};

/** Amount by which a typed payment exceeds the balance; zero when it does not. */
export function surplusOf(typed: string, remaining: Centimes): Centimes {
  const amount = parseAmount(typed) ?? noMoney;
  return amount > remaining ? minus(amount, remaining) : noMoney;
}
