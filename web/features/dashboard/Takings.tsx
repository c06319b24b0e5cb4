import { addDays, type IsoDay } from "#domain/core/days/days.ts";
import { type Centimes, formatMoney, sum, toCentimes, toDirhams } from "#domain/core/money.ts";
import { formatCount, formatDay, formatDayInWords, weekdayOf } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { BarChart } from "#ui/charts/BarChart.tsx";
import type { Bar } from "#ui/charts/barFrame.ts";
import { Legend } from "#ui/charts/Legend.tsx";
import { Badge } from "#ui/page/Badge.tsx";
import { Card } from "#ui/page/Card.tsx";
import { Money } from "#ui/page/Money.tsx";
import { MaskedAmount } from "#ui/page/MoneyText.tsx";
import type { Dashboard } from "#api/shop/figures.ts";
import { words } from "#lib/texts/words.strings.ts";
import { dashboardStrings } from "./dashboard.strings.ts";

const days = 30;
const weekDays = 7;
/** Number of days before today whose label would overlap today's, and is hidden. */
const nearToday = 3;

/** Chart of the takings of the last thirty days, one bar per day. */
export function Takings({ figures }: { figures: Dashboard }) {
  const bars = barsOf(figures);
  const total = sum(bars.map(({ value }) => toCentimes(value)));
  const before = sum(figures.takingsBefore.map(({ amount }) => toCentimes(amount)));
  const average = Math.round(toDirhams(total) / days);
  return (
    <Card
      title={words.takings}
      className="overflow-hidden"
      aside={
        <a href={paths.statistics} className="link text-sm">
          {words.statistics}
        </a>
      }
    >
      <div className="p-4 pb-3">
        <p className="text-sm text-ink-2">
          {total > 0 ? dashboardStrings.lastDays : dashboardStrings.noTakings}
        </p>
        <div className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-x-3">
          <p className="text-xl font-semibold tracking-tight">
            <Money centimes={total} />
          </p>
          <Compared total={total} before={before} />
        </div>
        <BarChart
          label={words.takings}
          bars={bars}
          height={236}
          isSmall
          average={average}
          legend={
            <Legend
              entries={[
                ["solid", dashboardStrings.byDay],
                ...(before > 0 ? ([["ghost", dashboardStrings.daysBefore]] as const) : []),
                [
                  "dashed",
                  dashboardStrings.average,
                  <MaskedAmount key="average">{formatCount(average)}</MaskedAmount>,
                ],
              ]}
            />
          }
        />
      </div>
      {total > 0 && <Details bars={bars} />}
    </Card>
  );
}

/** Summary under the chart: this week, and the best day. */
function Details({ bars }: { bars: readonly Bar[] }) {
  const best = bars.reduce((one, other) => (other.value > one.value ? other : one));
  const week = sum(bars.slice(-weekDays).map(({ value }) => toCentimes(value)));
  return (
    <dl className="grid grid-cols-2 border-t border-line px-4 py-2.5">
      <div>
        <dt className="text-sm text-ink-3">{dashboardStrings.lastWeek}</dt>
        <dd>
          <Money centimes={week} className="font-semibold" />
        </dd>
      </div>
      <div>
        <dt className="text-sm text-ink-3">
          {dashboardStrings.best(formatDay(best.key).slice(0, 5))}
        </dt>
        <dd>
          <Money dirhams={best.value} className="font-semibold" />
        </dd>
      </div>
    </dl>
  );
}

/** Change compared with the previous thirty days, in whole percent; nothing when those had no takings. */
function Compared({ total, before }: { total: Centimes; before: Centimes }) {
  if (before <= 0) return null;
  const percent = Math.round(((total - before) / before) * 100);
  return (
    <Badge tone={percent > 0 ? "ok" : percent < 0 ? "warn" : "mute"}>
      {dashboardStrings.compared(percent)}
    </Badge>
  );
}

/** Bars of all thirty days; only Mondays and today have a label. */
function barsOf({ takings, takingsBefore, today }: Dashboard): Bar[] {
  const amounts = new Map([...takings, ...takingsBefore].map(({ day, amount }) => [day, amount]));
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(today.day as IsoDay, index - days + 1);
    const value = amounts.get(day) ?? 0;
    const dayBefore = addDays(day, -days);
    const compare = amounts.get(dayBefore) ?? 0;
    const shown = (amount: number) => formatMoney(toCentimes(amount));
    const isCurrent = day === today.day;
    const isDated = isCurrent || (isMonday(day) && index < days - nearToday);
    return {
      key: day,
      label: isDated ? shortDay(day, isCurrent) : "",
      text: dashboardStrings.dayAmount(formatDay(day), shown(value)),
      tip: {
        head: `${weekdayOf(day)} ${formatDayInWords(day).replace(/ \d{4}$/, "")}`,
        amount: shown(value),
        note: dashboardStrings.dayAmount(formatDay(dayBefore).slice(0, 5), shown(compare)),
      },
      value,
      compare,
      isCurrent,
    };
  });
}

const isMonday = (day: IsoDay): boolean => new Date(day).getUTCDay() === 1;

/** Label of a day: '26', or '02/11' in the first week of a month. */
function shortDay(day: IsoDay, isCurrent: boolean): string {
  const date = Number(day.slice(8));
  return date <= 7 && !isCurrent ? formatDay(day).slice(0, 5) : String(date);
}
