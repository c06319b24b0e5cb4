import type { ReactNode } from "react";
import { type Centimes, formatMoney, toCentimes } from "#domain/core/money.ts";
import type { Close } from "#domain/core/records.ts";
import type { TillDay } from "#domain/till/tillDay.ts";
import { Amount, Money } from "#ui/page/Money.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { shortDay } from "#ui/till/dayNames.ts";
import { cashMoveLabels, tillStrings } from "#ui/till/till.strings.ts";
import { cashReceived, signedMoney } from "#ui/till/tillSums.ts";
import { strings } from "./till.strings.ts";

type LineProps = { label: ReactNode; note?: string; className?: string; children: ReactNode };

/** One figure of a card, at the end of its line; a note has its own under it. */
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

/** What came in stands with its plus, what went out has its minus. */
const Signed = ({ centimes }: { centimes: Centimes }) => (
  <>
    {centimes > 0 && "+"}
    <Amount centimes={centimes} />
  </>
);

const KeyFigure = ({ dirhams }: { dirhams: number }) => (
  <p className="mt-2 mb-4 text-2xl font-semibold tracking-tight">
    <Money dirhams={dirhams} unitClass="text-base" />
  </p>
);

/** What there should be in the till, and what it is made of; the figure of the day until it is counted. */
export function ExpectedCard({ till }: { till: TillDay }) {
  const received = cashReceived(till);
  return (
    <section className="card p-4">
      <h2 className="text-sm font-normal text-ink-2">{tillStrings.expected}</h2>
      {till.close ? (
        <p className="mb-2 text-lg font-semibold">
          <Money dirhams={till.expected} />
        </p>
      ) : (
        <KeyFigure dirhams={till.expected} />
      )}
      <dl className="grid gap-1">
        <SumLine label={tillStrings.opening} note={openingText(till)} className="mb-1">
          <Amount centimes={toCentimes(till.opening)} />
        </SumLine>
        {received !== 0 && (
          <SumLine label={tillStrings.received}>
            <Signed centimes={received} />
          </SumLine>
        )}
        {till.byKind.map(({ kind, amount }) => (
          <SumLine key={kind} label={cashMoveLabels[kind]}>
            <Signed centimes={toCentimes(amount)} />
          </SumLine>
        ))}
      </dl>
    </section>
  );
}

/** '800,00 DH le 19/11, +1 150,00 DH depuis'. */
function openingText({ openingOf }: TillDay): string {
  const text = strings.expected;
  if (!openingOf) return text.firstOpening;
  const since = toCentimes(openingOf.since);
  return text.openingOf(
    formatMoney(toCentimes(openingOf.counted)),
    shortDay(openingOf.day),
    since === 0 ? "" : signedMoney(since),
  );
}

/** What was found when the day was closed. */
export function ClosedCard({ close }: { close: Close }) {
  const text = strings.closed;
  const difference = toCentimes(close.difference);
  return (
    <section className="card p-4">
      <h2 className="text-sm font-normal text-ink-2">{text.title}</h2>
      <KeyFigure dirhams={close.counted} />
      <dl className="grid gap-1">
        <SumLine label={tillStrings.expectedThen}>
          <Amount centimes={toCentimes(close.expected)} />
        </SumLine>
        <SumLine
          label={tillStrings.difference}
          className={difference === 0 ? "" : "font-semibold text-bad-ink"}
        >
          <Signed centimes={difference} />
        </SumLine>
      </dl>
      {close.notes && <p className="mt-2 text-sm wrap-anywhere text-ink-2">{close.notes}</p>}
    </section>
  );
}
