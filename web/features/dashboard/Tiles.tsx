import type { ReactNode } from "react";
import { Link } from "wouter";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import { formatCount } from "#lib/formats.ts";
import { paths } from "#lib/paths.ts";
import { Money } from "#ui/page/Money.tsx";
import type { Dashboard } from "#api/figures.ts";
import { strings } from "./dashboard.strings.ts";

type Tile = { href: string; label: string; figure: ReactNode; fact?: string; isBad?: boolean };

/** Five tiles: one card cut by hairlines, label, figure and one fact (web/README.md, Parts). */
export function Tiles({ figures }: { figures: Dashboard }) {
  const { today } = figures;
  const toReorder = today.lowStock + today.outOfStock;
  const tiles: Tile[] = [
    { href: paths.clients, label: strings.clients, figure: formatCount(figures.clients) },
    {
      href: paths.products,
      label: strings.products,
      figure: formatCount(figures.products),
      ...(toReorder > 0 ? { fact: strings.toReorder(formatCount(toReorder)) } : {}),
    },
    { href: paths.invoices(), label: strings.invoices, figure: formatCount(figures.invoices) },
    {
      href: paths.invoices("unpaid"),
      label: strings.unpaid,
      figure: formatCount(figures.unpaidInvoices),
      isBad: figures.unpaidInvoices > 0,
      ...(today.due > 0 ? { fact: strings.due(formatMoney(toCentimes(today.due))) } : {}),
    },
    {
      href: paths.invoices(),
      label: strings.revenue,
      figure: <Money dirhams={figures.revenue} />,
      fact: strings.sinceStart,
    },
  ];
  return (
    <ul className="card grid grid-cols-2 overflow-hidden md:grid-cols-3 lg:grid-cols-5">
      {tiles.map(({ href, label, figure, fact, isBad }, index) => (
        <li
          key={label}
          className={`border-line max-md:border-b max-md:odd:border-r md:border-r md:last:border-r-0 md:max-lg:nth-3:border-r-0 ${index === 4 ? "max-md:col-span-2 max-md:odd:border-r-0 max-md:border-b-0" : ""} ${index < 3 ? "md:max-lg:border-b" : ""}`}
        >
          <Link href={href} className="block h-full px-4 py-3 hover:bg-hover">
            <span className="block text-ink-2">{label}</span>
            <span
              className={`block text-lg font-semibold tracking-tight ${isBad ? "text-bad-ink" : ""}`}
            >
              {figure}
            </span>
            {fact && <span className="block text-sm text-ink-3">{fact}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
