import { Link } from "wouter";
import { addDays, type IsoDay } from "#domain/core/days.ts";
import { formatMoney, sum, toCentimes } from "#domain/core/money.ts";
import { formatDay } from "#lib/formats.ts";
import { paths } from "#lib/paths.ts";
import { Money } from "#ui/page/Money.tsx";
import type { Dashboard } from "#api/figures.ts";
import { strings } from "./dashboard.strings.ts";

const days = 30;
const step = 12;
const height = 120;

/** What was cashed on each of the last thirty days; the same figures are read out as a list. */
export function Takings({ figures }: { figures: Dashboard }) {
  const amounts = new Map(figures.takings.map(({ day, amount }) => [day, amount]));
  const shown = Array.from({ length: days }, (_, index) => {
    const day = addDays(figures.today.day as IsoDay, index - days + 1);
    return { day, amount: amounts.get(day) ?? 0 };
  });
  const highest = Math.max(...shown.map(({ amount }) => amount), 1);
  const total = sum(shown.map(({ amount }) => toCentimes(amount)));
  return (
    <section className="card">
      <div className="card-head">
        <h2 className="card-title flex-1">{strings.takings}</h2>
        <Link href={paths.statistics} className="link text-sm">
          {strings.statistics}
        </Link>
      </div>
      <div className="p-4">
        <p className="text-sm text-ink-3">{total > 0 ? strings.lastDays : strings.noTakings}</p>
        <p className="mb-3 text-xl font-semibold tracking-tight">
          <Money centimes={total} />
        </p>
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
              y1={height - share * (height - 2) - 1}
              y2={height - share * (height - 2) - 1}
              className="stroke-chart-grid"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {shown.map(({ day, amount }, index) => {
            const bar = (amount / highest) * (height - 2);
            return (
              <rect
                key={day}
                x={index * step + 2.4}
                y={height - bar}
                width={step * 0.6}
                height={bar}
                rx="1.5"
                className="fill-chart-1"
              >
                <title>{strings.dayAmount(formatDay(day), formatMoney(toCentimes(amount)))}</title>
              </rect>
            );
          })}
        </svg>
        <ul className="sr-only">
          {figures.takings.map(({ day, amount }) => (
            <li key={day}>{strings.dayAmount(formatDay(day), formatMoney(toCentimes(amount)))}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
