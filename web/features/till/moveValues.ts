/** Values of the cash movement form: checks and request body. */
import { parseDay, today } from "#domain/core/days/days.ts";
import { messageOfCode } from "#domain/core/messages/messages.ts";
import {
  amountRefusal,
  type Centimes,
  formatAmount,
  noMoney,
  parseAmount,
  times,
  toCentimes,
  toDirhams,
} from "#domain/core/money.ts";
import type { CashMovement, CashMovementKind } from "#domain/core/records.ts";
import { signedCashMovement } from "#domain/till/cash.ts";
import type { MoveValues } from "#api/sales/till.ts";
import { words } from "#lib/texts/words.strings.ts";

/** Typed values; `amount` has no sign. `way` is the sign, for a kind that allows both. */
export type MoveForm = { amount: string; label: string; date: string; way: string };

export const blankMove = (day: string): MoveForm => ({
  amount: "",
  label: "",
  date: day <= today() ? day : today(),
  way: "out",
});

const absolute = (amount: Centimes): Centimes => (amount < 0 ? times(amount, -1) : amount);

export const moveForm = ({ amount, label, date }: CashMovement): MoveForm => ({
  amount: formatAmount(absolute(toCentimes(amount))),
  label,
  date: date.slice(0, 10),
  way: amount < 0 ? "out" : "in",
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

export const checkDate = (date: string): string | true =>
  parseDay(date) !== null || messageOfCode("day");

export function moveValues(kind: CashMovementKind, form: MoveForm): MoveValues {
  const amount = signedCashMovement(kind, parseAmount(form.amount) ?? noMoney);
  const isOut = kind === "other" && form.way === "out";
  return {
    date: form.date,
    kind,
    label: form.label.trim(),
    amount: toDirhams(isOut ? times(amount, -1) : amount),
  };
}

/** Values that restore a movement on undo. */
export const storedValues = ({ date, kind, label, amount }: CashMovement): MoveValues => ({
  date: date.slice(0, 10),
  kind,
  label,
  amount,
});
