import type { ReactNode } from "react";
import { type Centimes, formatMoney, minus, noMoney, toCentimes } from "#domain/core/money.ts";
import type { TillClosing } from "#domain/core/records.ts";
import type { TillDay } from "#domain/till/tillDay.ts";
import { Money } from "#ui/page/Money.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { shortDay } from "#shared/till/dayNames.ts";
import { cashMoveLabels, tillStrings } from "#shared/till/till.strings.ts";
import { cashReceived, cashRefunded, signedMoney } from "#shared/till/tillSums.ts";
import { tillPageStrings } from "./till.strings.ts";

type LineProps = { label: ReactNode; note?: string; className?: string; children: ReactNode };

/** Line with a figure at its end, and a note below. */
export const SumLine = ({ label, note, className = "", children }: LineProps) => (
  <div className={`flex flex-wrap items-baseline justify-between gap-x-3 ${className}`}>
    <dt>{label}</dt>
    <dd className="whitespace-nowrap">{children}</dd>
    {note && (
      <dd className="w-full text-sm text-ink-3">
        <MoneyText>{note}</MoneyText>
      </dd>
    )}
  </div>
);

/** Amount with its sign. */
const Signed = ({ centimes }: { centimes: Centimes }) => (
  <>
    {centimes > 0 && "+"}
    <Money centimes={centimes} />
  </>
);

/** Expected cash and what it consists of; after the closing, also the counted cash. */
export function CashCard({ till }: { till: TillDay }) {
  const { close } = till;
  const [received, refunded] = [cashReceived(till), cashRefunded(till)];
  return (
    <section className="card h-full p-4">
      <h2 className="text-sm font-normal text-ink-2">
        {close ? tillPageStrings.closed.title : tillStrings.expected}
      </h2>
      <p className="mt-2 mb-4 text-2xl font-semibold tracking-tight">
        <Money
          dirhams={close ? close.counted : till.expected}
          unitClass="text-base tracking-normal"
        />
      </p>
      <dl className="grid gap-1">
        <SumLine label={tillStrings.opening} note={openingText(till)} className="mb-1">
          <Money centimes={toCentimes(till.opening)} />
        </SumLine>
        {received !== 0 && (
          <SumLine label={tillStrings.received}>
            <Signed centimes={received} />
          </SumLine>
        )}
        {refunded !== 0 && (
          <SumLine label={tillStrings.refunds}>
            <Signed centimes={minus(noMoney, refunded)} />
          </SumLine>
        )}
        {till.byKind.map(({ kind, amount }) => (
          <SumLine key={kind} label={cashMoveLabels[kind]}>
            <Signed centimes={toCentimes(amount)} />
          </SumLine>
        ))}
        {close && <ClosedLines close={close} expected={till.expected} />}
      </dl>
      {close?.notes && (
        <p dir="auto" className="mt-2 text-sm wrap-anywhere text-ink-2">
          {close.notes}
        </p>
      )}
    </section>
  );
}

type ClosedProps = { close: TillClosing; expected: number };

/** Cash expected now, cash expected at the closing if it differs, and the difference found then. */
function ClosedLines({ close, expected }: ClosedProps) {
  const difference = toCentimes(close.difference);
  return (
    <>
      <SumLine label={tillStrings.expected} className="mt-1 border-t border-line pt-2 font-medium">
        <Money centimes={toCentimes(expected)} />
      </SumLine>
      {close.expected !== expected && (
        <SumLine label={tillStrings.expectedThen}>
          <Money centimes={toCentimes(close.expected)} />
        </SumLine>
      )}
      <SumLine
        label={tillStrings.difference}
        className={`font-semibold ${difference === 0 ? "" : "text-bad-ink"}`}
      >
        <Signed centimes={difference} />
      </SumLine>
    </>
  );
}

/** Text about the opening cash: '800,00 DH le 19/11, +1 150,00 DH depuis'. */
function openingText({ openingOf }: TillDay): string {
  const text = tillPageStrings.expected;
  if (!openingOf) return text.firstOpening;
  const since = toCentimes(openingOf.since);
  return text.openingOf(
    formatMoney(toCentimes(openingOf.counted)),
    shortDay(openingOf.day),
    since === 0 ? "" : signedMoney(since),
  );
}
