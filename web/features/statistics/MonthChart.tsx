import { today } from "#domain/core/days/days.ts";
import { type Centimes, formatMoney, minus, toDirhams } from "#domain/core/money.ts";
import type { Statistics } from "#api/shop/figures.ts";
import { capital, formatDayInWords } from "#lib/texts/formats.ts";
import { Legend } from "#ui/charts/Legend.tsx";
import { SumChart, type SumDay } from "#ui/charts/SumChart.tsx";
import { Money } from "#ui/page/Money.tsx";
import { Change } from "./Change.tsx";
import { ChartCard } from "./ChartCard.tsx";
import { type MonthDay, monthDays, monthName, monthSums } from "./months.ts";
import { statisticsStrings } from "./statistics.strings.ts";
import { monthTable } from "./tables.tsx";

const text = statisticsStrings.month;
/** Days of the month that have a label, one per week. */
const labelled = new Set([1, 8, 15, 22, 29]);
/** Number of days before today whose label would overlap today's, and is hidden. */
const nearToday = 3;

/** Cumulative sales of the month, compared with the whole previous month. */
export function MonthChart({ figures }: { figures: Statistics }) {
  const { month } = figures;
  const days = monthDays(month, today());
  const { total, before, isOver } = monthSums(days);
  const change = minus(total, before);
  return (
    <ChartCard table={monthTable(figures)} isInOrder sum={toDirhams(total)}>
      <p className="mb-2 min-h-4.5 text-sm text-ink-2">
        {before > 0 && (
          <>
            <Change sign={change}>
              <Money centimes={Math.abs(change) as Centimes} />
            </Change>{" "}
            {text.overBefore(monthName(month.before), isOver)}
          </>
        )}
      </p>
      <SumChart label={text.title} days={daysOf(days)} height={224} />
      <div className="mt-2">
        <Legend
          entries={[
            ["line", capital(monthName(month))],
            ["otherLine", capital(monthName(month.before))],
          ]}
        />
      </div>
    </ChartCard>
  );
}

const toSum = (sum: Centimes | null | undefined): number | null =>
  typeof sum === "number" ? toDirhams(sum) : null;

/** Formats a day as '25 novembre'. */
const dateOf = (day: string): string => formatDayInWords(day).replace(/ \d{4}$/, "");

function daysOf(days: readonly MonthDay[]): SumDay[] {
  const now = days.findIndex(({ own }) => own?.day === today());
  return days.map((day, index) => dayOf(day, index, now));
}

/** Tooltip of a day: cumulative sums of the month and the previous month; for a future day, of the previous alone. */
function dayOf({ own, other }: MonthDay, index: number, now: number): SumDay {
  const sums = [own, other].flatMap((one) =>
    one && one.sum !== null ? [[dateOf(one.day), formatMoney(one.sum)] as const] : [],
  );
  const [first = ["", ""], second] = sums;
  const texts = sums.map(([date, amount]) => text.at(date, amount));
  const isCurrent = index === now;
  const isNear = now >= 0 && Math.abs(index - now) < nearToday;
  return {
    key: String(index),
    label: isCurrent || (labelled.has(index + 1) && !isNear) ? String(index + 1) : "",
    text: texts.length > 1 ? text.both(texts[0] ?? "", texts[1] ?? "") : (texts[0] ?? ""),
    tip: {
      head: first[0],
      amount: first[1],
      ...(second ? { note: text.at(second[0], second[1]) } : {}),
    },
    isCurrent,
    value: toSum(own?.sum),
    compare: toSum(other?.sum),
  };
}
