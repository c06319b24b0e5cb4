/** Sections of a till day's report, shared by sheet and ticket. */
import { type Centimes, minus, noMoney, times, toCentimes } from "#domain/core/money.ts";
import type { TillClosing } from "#domain/core/records.ts";
import { bankNotes, coinName, coins, readCoins } from "#domain/till/cash.ts";
import type { TillDay } from "#domain/till/tillDay.ts";
import { formatInstant, formatTime, shortAmount, instantMs } from "#lib/texts/formats.ts";
import { paymentMethodLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { shortDay } from "#shared/till/dayNames.ts";
import { cashMoveLabels, tillStrings } from "#shared/till/till.strings.ts";
import {
  cashReceived,
  cashRefunded,
  creditLines,
  payerOf,
  salesText,
  takenMethods,
  takenOf,
} from "#shared/till/tillSums.ts";
import { tillPrintStrings } from "./till.strings.ts";

type Line = { label: string; amount: Centimes; isStrong?: boolean };
export type Section = { title: string; lines: Line[]; note?: string };

export function sectionsOf(till: TillDay): Section[] {
  return [
    takenSection(till),
    personSection(till),
    salesSection(till),
    creditSection(till),
    refundSection(till),
    cashSection(till),
  ].filter(({ lines, note }) => lines.length > 0 || note);
}

const takenSection = (till: TillDay): Section => ({
  title: words.takings,
  lines: [
    ...takenMethods(till).map(({ method, payments, amount }) => ({
      label: tillPrintStrings.method(paymentMethodLabels[method], payments),
      amount: toCentimes(amount),
    })),
    { label: words.total, amount: takenOf(till), isStrong: true },
  ],
});

const creditSection = (till: TillDay): Section => ({
  title: tillPrintStrings.credits,
  lines: creditLines(till),
});

/** Refunds, each with the client, the method and the person who gave it. */
const refundSection = ({ refunds }: TillDay): Section => ({
  title: tillStrings.refunds,
  lines: [...refunds].reverse().map((refund) => ({
    label: [
      payerOf(refund),
      refund.invoice_number,
      paymentMethodLabels[refund.payment_method],
      refund.by,
    ]
      .filter(Boolean)
      .join(", "),
    amount: minus(noMoney, toCentimes(refund.amount)),
  })),
});

const personSection = ({ byPerson }: TillDay): Section => ({
  title: tillPrintStrings.byPerson,
  lines: byPerson.map(({ by, payments, amount }) => ({
    label: tillPrintStrings.method(by || tillStrings.nobody, payments),
    amount: toCentimes(amount),
  })),
});

const salesSection = (till: TillDay): Section => ({
  title: tillPrintStrings.sales,
  note: salesText(till),
  lines: [
    { label: tillStrings.deposits, amount: toCentimes(till.deposits) },
    { label: tillStrings.balances, amount: toCentimes(till.balances) },
    { label: tillStrings.counter, amount: toCentimes(till.counter) },
    { label: tillStrings.funds, amount: toCentimes(till.funds) },
  ].filter(({ amount }) => amount !== 0),
});

function cashSection(till: TillDay): Section {
  const { opening, openingOf, byKind, expected, close } = till;
  const since = openingOf ? ` (${tillPrintStrings.openingNote(shortDay(openingOf.day))})` : "";
  return {
    title: words.till,
    lines: [
      { label: tillStrings.opening + since, amount: toCentimes(opening) },
      { label: tillStrings.received, amount: cashReceived(till) },
      ...refundLines(till),
      ...byKind.map(({ kind, amount }) => ({
        label: cashMoveLabels[kind],
        amount: toCentimes(amount),
      })),
      { label: tillStrings.expected, amount: toCentimes(expected), isStrong: true },
      ...(close ? countedLines(close, expected) : []),
    ],
  };
}

function refundLines(till: TillDay): Line[] {
  const amount = minus(noMoney, cashRefunded(till));
  return amount === noMoney ? [] : [{ label: tillStrings.refunds, amount }];
}

/** Counted cash and difference at the closing; the expected cash may have changed since. */
const countedLines = ({ counted, difference, expected }: TillClosing, now: number): Line[] => [
  ...(expected === now ? [] : [{ label: tillStrings.expectedThen, amount: toCentimes(expected) }]),
  { label: words.counted, amount: toCentimes(counted), isStrong: true },
  { label: tillStrings.difference, amount: toCentimes(difference), isStrong: true },
];

/** Counted notes and coins, largest first; empty when only their sum was typed. */
export function coinLines(close: TillClosing | null): Line[] {
  const figures = (close?.figures ?? {}) as { coins?: unknown };
  const counts = readCoins(figures.coins ?? {}) ?? {};
  return [...bankNotes, ...coins].flatMap((value) => {
    const count = counts[coinName(value)] ?? 0;
    const name = shortAmount(value);
    return count > 0
      ? [{ label: tillPrintStrings.coin(name, count), amount: times(value, count) }]
      : [];
  });
}

/** Author and time of the closing, or that the day is still open. */
export const closingOf = ({ close }: TillDay): string =>
  close
    ? tillPrintStrings.closed(
        formatInstant(close.created),
        formatTime(new Date(instantMs(close.created))),
        close.by,
      )
    : tillPrintStrings.open;

/** Cash movements in chronological order. */
export const movesOf = ({ moves }: TillDay) => [...moves].reverse();
export const chequesOf = ({ payments }: TillDay) =>
  payments.filter(({ payment_method }) => payment_method === "check").reverse();
