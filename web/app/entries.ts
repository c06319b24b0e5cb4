import { paths } from "#lib/paths.ts";
import type { IconName } from "#ui/brand/Icon.tsx";
import { strings } from "./app.strings.ts";

export type Entry = { href: string; label: string; icon: IconName };

/** The eleven sections, in the order of the sidebar. */
export const entries: readonly Entry[] = [
  { href: paths.dashboard, label: strings.sections.dashboard, icon: "gauge" },
  { href: paths.clients, label: strings.sections.clients, icon: "people" },
  { href: paths.prescriptions, label: strings.sections.prescriptions, icon: "eye" },
  { href: paths.workshop, label: strings.sections.workshop, icon: "mounting" },
  { href: paths.products, label: strings.sections.products, icon: "glasses" },
  { href: paths.stock, label: strings.sections.stock, icon: "box" },
  { href: paths.invoices(), label: strings.sections.invoices, icon: "invoice" },
  { href: paths.till, label: strings.sections.till, icon: "banknote" },
  { href: paths.statistics, label: strings.sections.statistics, icon: "bars" },
  { href: paths.suppliers, label: strings.sections.suppliers, icon: "truck" },
  { href: paths.company, label: strings.sections.company, icon: "shopfront" },
];

/** The section that a path belongs to; /app itself is only the dashboard's. What is sold at the counter is an invoice. */
export function isCurrent(entry: Entry, path: string): boolean {
  const full =
    path === paths.sale ? paths.invoices() : path.startsWith("/app") ? path : `/app${path}`;
  return entry.href === paths.dashboard
    ? full === entry.href
    : full === entry.href || full.startsWith(`${entry.href}/`);
}
