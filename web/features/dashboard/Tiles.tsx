import type { ReactNode } from "react";
import { addDays, type IsoDay } from "#domain/core/days/days.ts";
import { currency, formatMoney, noMoney, sum, toCentimes } from "#domain/core/money.ts";
import { formatCount, shortAmount } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useRight } from "#api/session/people.ts";
import { Money } from "#ui/page/Money.tsx";
import { Sparkline } from "#ui/page/Sparkline.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import type { Dashboard } from "#api/shop/figures.ts";
import { words } from "#lib/texts/words.strings.ts";
import { creditDetail } from "./tasks.ts";
import { dashboardStrings } from "./dashboard.strings.ts";

type Tile = {
  href: string;
  label: string;
  figure: ReactNode;
  /** Details under the figure, such as today and the trend; empty ones are left out. */
  details: readonly string[];
  isBad?: boolean;
  /** Values of the last thirty days, for a small chart. */
  days?: readonly number[];
};

/** Tile of all sales, with the takings of thirty days; without that right, the person's own sales of the month. */
function turnoverOf(figures: Dashboard, seesTurnover: boolean): Tile {
  const { today, salesByDay, takings } = figures;
  const amounts = new Map(
    seesTurnover
      ? takings.map(({ day, amount }) => [day, amount])
      : salesByDay.map(({ day, total }) => [day, total]),
  );
  const ofToday = dashboardStrings.ofToday(shortMoney(amounts.get(today.day) ?? 0));
  return {
    href: seesTurnover ? paths.invoices() : `${paths.statistics}?periode=month`,
    label: seesTurnover ? dashboardStrings.revenue : words.ownSales,
    figure: <Money dirhams={figures.revenue} unitClass="tracking-normal" />,
    details: seesTurnover ? [ofToday, trendOf(figures)] : [dashboardStrings.thisMonth, ofToday],
    days: lastDays(today.day as IsoDay).map((day) => amounts.get(day) ?? 0),
  };
}

function tilesOf(figures: Dashboard, seesTurnover: boolean): Tile[] {
  const { today, clientsToday, clientsOfMonth, invoicesOfMonth } = figures;
  const sold = new Map(figures.salesByDay.map(({ day, invoices }) => [day, invoices]));
  const toReorder = today.lowStock + today.outOfStock;
  return [
    {
      href: paths.clients,
      label: words.clients,
      figure: formatCount(figures.clients),
      details: [
        todayIn(clientsToday, clientsOfMonth),
        (clientsOfMonth > 0 ? "+ " : "") +
          dashboardStrings.ofThisMonth(formatCount(clientsOfMonth)),
      ],
    },
    {
      href: paths.products,
      label: words.products,
      figure: formatCount(figures.products),
      details: [toReorder > 0 ? dashboardStrings.toReorder(formatCount(toReorder)) : ""],
    },
    {
      href: paths.invoices(),
      label: words.invoices,
      figure: formatCount(figures.invoices),
      details: [
        todayIn(today.sold, invoicesOfMonth),
        dashboardStrings.ofThisMonth(formatCount(invoicesOfMonth)),
      ],
      // Without that right there is no chart: it would show all sales.
      ...(seesTurnover && {
        days: lastDays(today.day as IsoDay).map((day) => sold.get(day) ?? 0),
      }),
    },
    {
      href: paths.invoices("unpaid"),
      label: dashboardStrings.unpaid,
      figure: formatCount(figures.unpaidInvoices),
      isBad: figures.unpaidInvoices > 0,
      details: [
        today.due > 0 ? dashboardStrings.due(formatMoney(toCentimes(today.due))) : "",
        creditDetail(today.credits.due),
      ],
    },
    turnoverOf(figures, seesTurnover),
  ];
}

/** Text of today's number; '' when the number is zero or equals the month's. */
const todayIn = (count: number, ofMonth: number): string =>
  count > 0 && count < ofMonth ? dashboardStrings.today(formatCount(count)) : "";

const lastDays = (day: IsoDay): IsoDay[] =>
  Array.from({ length: 30 }, (_, index) => addDays(day, index - 29));

/** Amount without centimes when they are zero, to fit a caption: '6 220 DH'. */
const shortMoney = (dirhams: number): string =>
  `${shortAmount(toCentimes(dirhams))}\u00a0${currency}`;

/** Change of the takings compared with the previous thirty days; '' without a base or a change. */
function trendOf({ takings, takingsBefore }: Dashboard): string {
  const [now = noMoney, before = noMoney] = [takings, takingsBefore].map((days) =>
    sum(days.map(({ amount }) => toCentimes(amount))),
  );
  const percent = before > 0 ? Math.round(((now - before) / before) * 100) : 0;
  return percent === 0 ? "" : dashboardStrings.trend(percent);
}

/** Widths of the tiles: three and two per row on a tablet, two per row on a phone. */
const spans = ["md:col-span-2", "md:col-span-2", "md:col-span-2", "md:col-span-3"];
const lastSpan = "max-md:col-span-2 md:col-span-3";

/** Five tiles in one card (docs/look.md, Parts). */
export function Tiles({ figures }: { figures: Dashboard }) {
  const tiles = tilesOf(figures, useRight("statistics.shop"));
  return (
    <ul className="card grid grid-cols-2 gap-px overflow-hidden bg-line md:grid-cols-6 lg:grid-cols-5">
      {tiles.map(({ href, label, figure, details, isBad, days }, index) => (
        <li key={label} className={`bg-surface lg:col-span-1 ${spans[index] ?? lastSpan}`}>
          <a href={href} className="block h-full px-4 py-3 hover:bg-hover">
            <span className="flex items-center justify-between gap-2 text-ink-2">
              {label}
              {days && <Sparkline values={days} />}
            </span>
            <span
              className={`block text-xl font-semibold tracking-tight ${isBad ? "text-bad-ink" : ""}`}
            >
              {figure}
            </span>
            <span className="block min-h-4.5 text-sm text-ink-3">
              <MoneyText>{details.filter(Boolean).join(" · ")}</MoneyText>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
