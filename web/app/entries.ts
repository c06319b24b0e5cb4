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
  /** Any of them shows the entry; absent for everyone. */
  rights?: readonly Right[];
  /** All of them are needed too. */
  needs?: readonly Right[];
  /** The entry is of those without this right. */
  without?: Right;
  /** The entry comes with the first use. */
  use?: Capability;
};

/** Sections, in the order of the sidebar. */
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

/** True of a section that the signed-in person is offered, of what the shop uses. */
export const isOffered = ({ rights, needs = [], without, use }: Entry): boolean =>
  (!rights || rights.some(hasRight)) &&
  needs.every(hasRight) &&
  !(without && hasRight(without)) &&
  (!use || uses(use));

/** Addresses of the invoices' section beside its own. */
const besideInvoices = [paths.sale, paths.quotes, paths.claims(), paths.credits];

/** Section of a path; /app is only the dashboard. The counter sale, quotes and credit notes belong to invoices, lenses to products. */
export function isCurrent(entry: Entry, path: string): boolean {
  const whole = path.startsWith("/app") ? path : `/app${path}`;
  const isBeside = besideInvoices.some((one) => whole === one || whole.startsWith(`${one}/`));
  const isLens = whole === paths.lensPrice || whole.startsWith(`${paths.lensPrice}/`);
  const full = isBeside ? paths.invoices() : isLens ? paths.products : whole;
  return entry.href === paths.dashboard
    ? full === entry.href
    : full === entry.href || full.startsWith(`${entry.href}/`);
}
