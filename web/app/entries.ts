import type { Capability } from "#domain/core/capabilities.ts";
import type { Right } from "#domain/people/permissions.ts";
import { hasRight, uses } from "#api/session/people.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import type { IconName } from "#ui/brand/Icon.tsx";

export type Entry = {
  href: string;
  label: string;
  icon: IconName;
  /** The entry shows with any of these rights; absent: for everyone. */
  rights?: readonly Right[];
  /** All of these rights are required as well. */
  needs?: readonly Right[];
  /** The entry shows only without this right. */
  without?: Right;
  /** The entry shows once the shop uses this capability. */
  use?: Capability;
};

/** Entries of the menu, in the order of the sidebar. */
export const entries: readonly Entry[] = [
  { href: paths.dashboard, label: words.dashboard, icon: "gauge" },
  { href: paths.clients, label: words.clients, icon: "people" },
  {
    href: paths.prescriptions,
    label: words.prescriptions,
    icon: "eye",
    rights: ["eyes.see", "sale.write"],
  },
  {
    href: paths.workshop,
    label: words.workshop,
    icon: "mounting",
    rights: ["job.move", "sale.write"],
  },
  { href: paths.contactLenses(), label: words.contactLenses, icon: "lens", use: "contact_lenses" },
  { href: paths.products, label: words.products, icon: "glasses" },
  { href: paths.stock, label: words.stock, icon: "box" },
  { href: paths.invoices(), label: words.invoices, icon: "invoice" },
  { href: paths.till, label: words.till, icon: "banknote", rights: ["till.see"] },
  { href: paths.statistics, label: words.statistics, icon: "bars", rights: ["statistics.shop"] },
  { href: paths.statistics, label: words.ownSales, icon: "bars", without: "statistics.shop" },
  { href: paths.suppliers, label: words.suppliers, icon: "truck" },
  {
    href: paths.purchases(),
    label: words.purchases,
    icon: "cart",
    rights: ["cost.see"],
    use: "purchases",
  },
  {
    href: paths.books(),
    label: words.books,
    icon: "calculator",
    needs: ["books.export", "cost.see"],
    use: "books",
  },
  {
    href: paths.company,
    label: words.company,
    icon: "shopfront",
    rights: ["company.write", "people", "backup.see", "journal.see"],
  },
];

/** True when the signed-in person is offered the section, and the shop uses it. */
export const isOffered = ({ rights, needs = [], without, use }: Entry): boolean =>
  (!rights || rights.some(hasRight)) &&
  needs.every(hasRight) &&
  !(without && hasRight(without)) &&
  (!use || uses(use));

/** Addresses outside /invoices that belong to the section of invoices. */
const besideInvoices = [paths.sale, paths.quotes, paths.claims(), paths.credits];

/**
 * True for the section that a path belongs to; /app is only the dashboard. Counter sale, quotes and credit notes belong
 * to invoices, lenses to products.
 */
export function isCurrent(entry: Entry, path: string): boolean {
  const whole = path.startsWith("/app") ? path : `/app${path}`;
  const isBeside = besideInvoices.some((one) => whole === one || whole.startsWith(`${one}/`));
  const isLens = whole === paths.lensPrice || whole.startsWith(`${paths.lensPrice}/`);
  const full = isBeside ? paths.invoices() : isLens ? paths.products : whole;
  return entry.href === paths.dashboard
    ? full === entry.href
    : full === entry.href || full.startsWith(`${entry.href}/`);
}
