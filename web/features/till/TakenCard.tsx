import { today } from "#domain/core/days/days.ts";
import { toCentimes, toDirhams } from "#domain/core/money.ts";
import type { TillDay } from "#domain/till/tillDay.ts";
import { paymentMethodLabels } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Money } from "#ui/page/Money.tsx";
import { shortDay } from "#shared/till/dayNames.ts";
import { SumLine } from "./CashCard.tsx";
import { tillStrings } from "#shared/till/till.strings.ts";
import { creditLines, salesText, takenMethods, takenOf } from "#shared/till/tillSums.ts";
import { tillPageStrings } from "./till.strings.ts";

const text = tillPageStrings.taken;

/** Takings by method, by person and by kind of sale. */
export function TakenCard({ till }: { till: TillDay }) {
  return (
    <section className="card grid content-start gap-1 p-4">
      <h2 className="mb-1 font-semibold">
        {till.day === today() ? text.today : text.on(shortDay(till.day))}
      </h2>
      <Methods till={till} />
      <Small
        lines={till.byPerson.map(
          ({ actor, by, amount }) => [by || tillStrings.nobody, amount, actor] as const,
        )}
      />
      <Small
        isApart
        lines={[
          [tillStrings.deposits, till.deposits],
          [tillStrings.balances, till.balances],
          [tillStrings.counter, till.counter],
          [tillStrings.funds, till.funds ?? 0],
        ]}
      />
      <Small
        isApart
        lines={creditLines(till).map(({ label, amount }) => [label, toDirhams(amount)] as const)}
      />
      <p className="mt-1 border-t border-line pt-2 text-sm text-ink-3">{salesText(till)}</p>
    </section>
  );
}

const Methods = ({ till }: { till: TillDay }) => (
  <dl className="grid gap-1">
    {takenMethods(till).map(({ method, amount }) => (
      <SumLine
        key={method}
        label={
          method === "check" ? (
            <a className="link" href={paths.cheques()}>
              {paymentMethodLabels.check}
            </a>
          ) : (
            paymentMethodLabels[method]
          )
        }
      >
        <Money centimes={toCentimes(amount)} />
      </SumLine>
    ))}
    <SumLine label={words.total} className="mb-2 border-t border-line pt-1 font-semibold">
      <Money centimes={takenOf(till)} />
    </SumLine>
  </dl>
);

type SmallProps = {
  /** `key` distinguishes lines with the same label. */
  lines: readonly (readonly [label: string, amount: number, key?: string | undefined])[];
  isApart?: boolean;
};

/** Further breakdowns of the takings, without zero lines. */
function Small({ lines, isApart }: SmallProps) {
  const shown = lines.filter(([, amount]) => amount !== 0);
  if (shown.length === 0) return null;
  return (
    <dl className={`grid gap-1 text-sm text-ink-2 ${isApart ? "border-t border-line pt-1" : ""}`}>
      {shown.map(([label, amount, key]) => (
        <SumLine key={key || label} label={label}>
          <Money centimes={toCentimes(amount)} />
        </SumLine>
      ))}
    </dl>
  );
}
