import { Link } from "wouter";
import { addDays, type IsoDay } from "#domain/core/days.ts";
import { formatMoney, sum, toCentimes } from "#domain/core/money.ts";
import { formatDay } from "#lib/formats.ts";
import { paths } from "#lib/paths.ts";
import { Card } from "#ui/page/Card.tsx";
import { Money } from "#ui/page/Money.tsx";
import type { Dashboard } from "#api/figures.ts";
import { strings } from "./dashboard.strings.ts";

const days = 30;
const step = 12;
const height = 120;

type Day = { day: string; amount: number };

/** What was cashed on each of the last thirty days; the same figures are read out as a list. */
export function Takings({ figures }: { figures: Dashboard }) {
  const shown = lastDays(figures);
  const total = sum(shown.map(({ amount }) => toCentimes(amount)));
  return (
    <Card
      title={strings.takings}
      aside={
        <Link href={paths.statistics} className="link text-sm">
          {strings.statistics}
        </Link>
      }
    >
      <div className="p-4">
        <p className="text-sm text-ink-3">{total > 0 ? strings.lastDays : strings.noTakings}</p>
        <p className="mb-3 text-xl font-semibold tracking-tight">
          <Money centimes={total} />
        </p>
        <Bars shown={shown} />
        <ul className="sr-only">
          {figures.takings.map((day) => (
            <li key={day.day}>{textOf(day)}</li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

/** Each of the thirty days, those without takings too. */
function lastDays({ takings, today }: Dashboard): Day[] {
  const amounts = new Map(takings.map(({ day, amount }) => [day, amount]));
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(today.day as IsoDay, index - days + 1);
    return { day, amount: amounts.get(day) ?? 0 };
  });
}

const textOf = ({ day, amount }: Day): string =>
  strings.dayAmount(formatDay(day), formatMoney(toCentimes(amount)));

function Bars({ shown }: { shown: readonly Day[] }) {
  const highest = Math.max(...shown.map(({ amount }) => amount), 1);
  const lengthOf = (share: number) => share * (height - 2);
  return (
    <svg
      viewBox={`0 0 ${days * step} ${height}`}
      className="h-32 w-full"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {[0, 0.5, 1].map((share) => (
        <line
          key={share}
          x1="0"
          x2={days * step}
          y1={height - lengthOf(share) - 1}
          y2={height - lengthOf(share) - 1}
          className="stroke-chart-grid"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {shown.map((day, index) => (
        <rect
          key={day.day}
          x={index * step + 2.4}
          y={height - lengthOf(day.amount / highest)}
          width={step * 0.6}
          height={lengthOf(day.amount / highest)}
          rx="1.5"
          className="fill-chart-1"
        >
          <title>{textOf(day)}</title>
        </rect>
      ))}
    </svg>
  );
}
