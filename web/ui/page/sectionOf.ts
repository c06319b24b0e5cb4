import { paths } from "#lib/addresses/paths.ts";
import { ui } from "#ui/ui.strings.ts";

const { sale, shelf, money, shop } = ui.sections;
const sections: readonly [path: string, section: string][] = [
  [paths.clients, sale],
  [paths.prescriptions, sale],
  [paths.workshop, sale],
  [paths.contactLenses(), sale],
  [paths.sale, sale],
  [paths.products, shelf],
  [paths.lensPrice, shelf],
  [paths.stock, shelf],
  [paths.suppliers, shelf],
  [paths.invoices(), money],
  [paths.till, money],
  [paths.statistics, money],
  [paths.company, shop],
  [paths.help, shop],
];

/** Section to which a page belongs; '' for the dashboard. */
export const sectionOf = (path: string): string =>
  sections.find(([start]) => path.startsWith(start) || `/app${path}`.startsWith(start))?.[1] ?? "";
