import type { ReactNode } from "react";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import { formatCount } from "#lib/formats.ts";
import { paths } from "#lib/paths.ts";
import { Money } from "#ui/page/Money.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import type { Dashboard } from "#api/figures.ts";
import { words } from "#lib/words.strings.ts";
import { strings } from "./dashboard.strings.ts";

type Tile = { href: string; label: string; figure: ReactNode; fact: string; isBad?: boolean };

function tilesOf(figures: Dashboard): Tile[] {
  const { today, clientsOfMonth, invoicesOfMonth } = figures;
  const toReorder = today.lowStock + today.outOfStock;
  return [
    {
      href: paths.clients,
      label: words.clients,
      figure: formatCount(figures.clients),
      fact: (clientsOfMonth > 0 ? "+ " : "") + strings.ofThisMonth(formatCount(clientsOfMonth)),
    },
    {
      href: paths.products,
      label: words.products,
      figure: formatCount(figures.products),
      fact: toReorder > 0 ? strings.toReorder(formatCount(toReorder)) : "",
    },
    {
      href: paths.invoices(),
      label: words.invoices,
      figure: formatCount(figures.invoices),
      fact: strings.ofThisMonth(formatCount(invoicesOfMonth)),
    },
    {
      href: paths.invoices("unpaid"),
      label: strings.unpaid,
      figure: formatCount(figures.unpaidInvoices),
      isBad: figures.unpaidInvoices > 0,
      fact: today.due > 0 ? strings.due(formatMoney(toCentimes(today.due))) : "",
    },
    {
      href: paths.invoices(),
      label: strings.revenue,
      figure: <Money dirhams={figures.revenue} unitClass="tracking-normal" />,
      fact: strings.sinceStart,
    },
  ];
}

/** Three and two on a tablet, pairs on a phone. */
const spans = ["md:col-span-2", "md:col-span-2", "md:col-span-2", "md:col-span-3"];
const lastSpan = "max-md:col-span-2 md:col-span-3";

/** Five tiles in one card (docs/look.md, Parts). */
export const Tiles = ({ figures }: { figures: Dashboard }) => (
  <ul className="card grid grid-cols-2 gap-px overflow-hidden bg-line md:grid-cols-6 lg:grid-cols-5">
    {tilesOf(figures).map(({ href, label, figure, fact, isBad }, index) => (
      <li key={label} className={`bg-surface lg:col-span-1 ${spans[index] ?? lastSpan}`}>
        <a href={href} className="block h-full px-4 py-3 hover:bg-hover">
          <span className="block text-ink-2">{label}</span>
          <span
            className={`block text-lg font-semibold tracking-tight ${isBad ? "text-bad-ink" : ""}`}
          >
            {figure}
          </span>
          <span className="block min-h-4.5 text-sm text-ink-3">
            <MoneyText>{fact}</MoneyText>
          </span>
        </a>
      </li>
    ))}
  </ul>
);
