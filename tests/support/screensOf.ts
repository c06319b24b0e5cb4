import { addDays, today } from "#domain/core/days.ts";
import type { BusyShop } from "./busyShop.ts";
import type { FullShop } from "./fullShop.ts";

export type Place = {
  name: string;
  path: string;
  /** Selector of the content that shows once the page has loaded. */
  content: string;
  /** Page with a link to this one. */
  from?: string;
  /** True for pages measured by `npm run bench -- web`. */
  isMeasured?: true;
  /** True for a list, whose rows have another height on a phone. */
  isList?: true;
};

const rows = "[data-row]";
const field = "main form input";
/** Loaded card of a detail page. Its heading would not do, because a phone shows it in the top bar. */
const detail = "main section.card:not(:has([data-skeleton]))";
const tabPanel = "main [role=tabpanel]:not(:has([data-skeleton]))";
const sheet = "main .sheet";

const lists: Place[] = [
  { name: "clients", path: "/app/clients", content: rows, from: "/app", isMeasured: true },
  { name: "prescriptions", path: "/app/prescriptions", content: rows, from: "/app" },
  { name: "reminders", path: "/app/prescriptions/reminders", content: rows },
  { name: "products", path: "/app/products", content: rows, from: "/app", isMeasured: true },
  { name: "invoices", path: "/app/invoices", content: rows, from: "/app", isMeasured: true },
  { name: "cheques", path: "/app/caisse/cheques", content: rows, from: "/app/caisse" },
  { name: "suppliers", path: "/app/suppliers", content: rows, from: "/app" },
  { name: "movements", path: "/app/stock/movements", content: rows },
  { name: "receipts", path: "/app/stock/receipts", content: rows },
  { name: "adjustments", path: "/app/stock/adjustments", content: rows },
];

const figures: Place[] = [
  {
    name: "dashboard",
    path: "/app",
    content: 'main a[href="/app/invoices?status=unpaid"]',
    from: "/app/clients",
    isMeasured: true,
  },
  {
    name: "statistics",
    path: "/app/statistics",
    content: "main [role=tabpanel]",
    from: "/app",
    isMeasured: true,
  },
  {
    name: "stock",
    path: "/app/stock",
    content: "main [role=tabpanel]",
    from: "/app",
    isMeasured: true,
  },
  { name: "low stock", path: "/app/stock?tab=low", content: rows },
  { name: "till", path: "/app/caisse", content: rows, from: "/app" },
  { name: "workshop", path: "/app/atelier", content: "[data-card]", from: "/app" },
  { name: "company", path: "/app/company", content: field, from: "/app" },
  { name: "guide", path: "/app/aide", content: "main h2" },
  { name: "unknown address", path: "/app/rien", content: "main h1" },
];

const detailsOf = ({ client, sale, frame, supplier, receipt }: BusyShop): Place[] => [
  { name: "client", path: `/app/clients/${client.id}`, content: rows },
  { name: "prescription", path: `/app/prescriptions/${sale.id}`, content: detail },
  {
    name: "invoice",
    path: `/app/invoices/${sale.invoice?.id}`,
    // Heading within the detail, because the list beside it is a card too.
    content: `${detail} h2`,
    from: "/app/prescriptions",
    isMeasured: true,
  },
  { name: "product", path: `/app/products/${frame.id}`, content: detail },
  { name: "supplier", path: `/app/suppliers/${supplier.id}`, content: detail },
  { name: "receipt", path: `/app/stock/receipts/${receipt}`, content: detail },
];

const formsOf = ({ client, supplier, receipt, adjustment, plain }: BusyShop): Place[] => [
  {
    name: "sale form",
    path: "/app/prescriptions/new",
    content: field,
    from: "/app",
    isMeasured: true,
  },
  { name: "sale edited", path: `/app/prescriptions/edit/${plain}`, content: field },
  { name: "counter sale", path: "/app/sale", content: field },
  { name: "new client", path: "/app/clients/nouveau", content: field },
  { name: "client edited", path: `/app/clients/${client.id}/modifier`, content: field },
  { name: "new supplier", path: "/app/suppliers/new", content: field },
  { name: "supplier edited", path: `/app/suppliers/edit/${supplier.id}`, content: field },
  { name: "new receipt", path: "/app/stock/receipts/new", content: field },
  { name: "receipt edited", path: `/app/stock/receipts/edit/${receipt}`, content: field },
  { name: "new adjustment", path: "/app/stock/adjustments/new", content: field },
  { name: "adjustment edited", path: `/app/stock/adjustments/edit/${adjustment}`, content: field },
];

/** Screens of the shop by kind, including those of `npm run bench -- web`. */
export const screensOf = (busy: BusyShop) => ({
  figures,
  lists: lists.map((list): Place => ({ ...list, isList: true })),
  details: detailsOf(busy),
  forms: formsOf(busy),
});

/** Tabs and days that need a full shop. */
export const tabsOf = ({ supplier }: FullShop): Place[] => [
  { name: "stock, receipts", path: "/app/stock?tab=receipts", content: tabPanel },
  { name: "stock, movements", path: "/app/stock?tab=movements", content: tabPanel },
  { name: "supplier, products", path: `/app/suppliers/${supplier.id}?tab=products`, content: rows },
  { name: "supplier, receipts", path: `/app/suppliers/${supplier.id}?tab=receipts`, content: rows },
  { name: "closed day", path: `/app/caisse?jour=${addDays(today(), -1)}`, content: "main dl" },
  { name: "deposited cheques", path: "/app/caisse/cheques?etat=deposited", content: rows },
];

/** Prints, below the bar that selects the paper. */
export const printsOf = ({ sale, receipt, order, ticket, slip, paid }: FullShop): Place[] => {
  const invoice = sale.invoice?.id;
  return [
    { name: "invoice, A4", path: `/app/invoices/print/${invoice}?format=a4`, content: sheet },
    { name: "invoice, roll", path: `/app/invoices/print/${invoice}?format=ticket`, content: sheet },
    { name: "payment", path: `/app/invoices/print/${invoice}?payment=${paid}`, content: sheet },
    { name: "prescription", path: `/app/prescriptions/${sale.id}/print`, content: sheet },
    { name: "receipt", path: `/app/stock/receipts/${receipt}/print`, content: sheet },
    { name: "job ticket", path: `/app/atelier/${ticket}/print`, content: sheet },
    { name: "lens order", path: `/app/atelier/commande?montages=${order}`, content: sheet },
    { name: "till", path: `/app/caisse/${addDays(today(), -1)}/print`, content: sheet },
    { name: "slip", path: `/app/caisse/remise/${slip}/print`, content: sheet },
  ].map((print) => ({ ...print, name: `print of ${print.name}` }));
};

/** Screens before sign-in. */
export const publicScreens: readonly Place[] = [
  { name: "landing", path: "/", content: "main h1" },
  { name: "blog", path: "/blog", content: "main h1" },
  { name: "article", path: "/blog/passer-du-cahier-a-l-ordinateur", content: ".article h2" },
  { name: "privacy policy", path: "/privacy-policy", content: "article h2" },
  { name: "unknown public address", path: "/nulle/part", content: "h1" },
  { name: "sign-in", path: "/login", content: "input[type=password]", isMeasured: true },
];
