/** Texts about a cheque: due day and next action. */
import { daysBetween, type IsoDay, parseDay, today } from "#domain/core/days/days.ts";
import { sum, type Centimes, toCentimes } from "#domain/core/money.ts";
import type { ChequeState, Payment } from "#domain/core/records.ts";
import type { ListedPayment } from "#domain/till/tillDay.ts";
import { words } from "#lib/texts/words.strings.ts";
import { chequeActionLabels } from "#shared/till/till.strings.ts";
import { chequesStrings } from "./cheques.strings.ts";

/** Number of days before the due day from which the distance is shown. */
const soonDays = 14;

/** Text of the time until the due day of a cheque in hand; null when it is far, or not in hand. */
export function dueWords(
  { due_on, cheque_state }: Pick<ListedPayment, "due_on" | "cheque_state">,
  now: IsoDay = today(),
): { text: string; tone: string } | null {
  const day = parseDay(due_on);
  if (!day || cheque_state !== "in_hand") return null;
  const days = daysBetween(now, day);
  if (days < 0)
    return { text: chequesStrings.due.overdue(-days), tone: "font-semibold text-bad-ink" };
  if (days === 0) return { text: words.todayInText, tone: "font-semibold text-warn-ink" };
  if (days === 1) return { text: words.tomorrow, tone: "font-semibold text-warn-ink" };
  return days <= soonDays ? { text: chequesStrings.due.soon(days), tone: "text-ink-3" } : null;
}

/** Usual next state. A bounced cheque can still be cleared; a returned one cannot. */
export const nextState = (state: ChequeState): ChequeState | null =>
  state === "cleared" || state === "returned" ? null : "cleared";

/** True of a cheque in hand, the only state that allows a deposit. */
export const canDeposit = ({ cheque_state }: ListedPayment): boolean => cheque_state === "in_hand";

export const sumOf = (cheques: readonly ListedPayment[]): Centimes =>
  sum(cheques.map(({ amount }) => toCentimes(amount)));

/** Name of the action that sets a state; a fund's cheque is returned to the fund. */
export const actionOf = ({ fund }: Pick<Payment, "fund">, state: ChequeState): string =>
  fund && state === "returned" ? chequesStrings.toFund : chequeActionLabels[state];
