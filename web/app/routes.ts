/** Table of the routes of all features, and redirects. */
import { routes as adjustments } from "#features/adjustments/routes.ts";
import { routes as auth } from "#features/auth/routes.ts";
import { routes as claims } from "#features/claims/routes.ts";
import { routes as clients } from "#features/clients/routes.ts";
import { routes as company } from "#features/company/routes.ts";
import { routes as contactLenses } from "#features/contactLenses/routes.ts";
import { routes as counts } from "#features/counts/routes.ts";
import { routes as credits } from "#features/credits/routes.ts";
import { routes as dashboard } from "#features/dashboard/routes.ts";
import { routes as help } from "#features/help/routes.ts";
import { routes as invoices } from "#features/invoices/routes.ts";
import { routes as journal } from "#features/journal/routes.ts";
import { routes as lenses } from "#features/lenses/routes.ts";
import { routes as prescriptions } from "#features/prescriptions/routes.ts";
import { routes as prints } from "#features/prints/routes.ts";
import { routes as products } from "#features/products/routes.ts";
import { routes as books } from "#features/books/routes.ts";
import { routes as purchases } from "#features/purchases/routes.ts";
import { routes as quotes } from "#features/quotes/routes.ts";
import { routes as receipts } from "#features/receipts/routes.ts";
import { routes as reminders } from "#features/reminders/routes.ts";
import { routes as sale } from "#features/sale/routes.ts";
import { routes as services } from "#features/services/routes.ts";
import { routes as setup } from "#features/setup/routes.ts";
import { routes as site } from "#features/site/routes.ts";
import { routes as statistics } from "#features/statistics/routes.ts";
import { routes as stock } from "#features/stock/routes.ts";
import { routes as suppliers } from "#features/suppliers/routes.ts";
import { routes as tags } from "#features/tags/routes.ts";
import { routes as till } from "#features/till/routes.ts";
import { routes as workshop } from "#features/workshop/routes.ts";
import { paths } from "#lib/addresses/paths.ts";
import type { Route } from "#lib/addresses/route.ts";
import { type LazyPage, lazyRoute } from "./lazyRoute.tsx";

export type RouteEntry = Omit<Route, "page"> & { page: LazyPage };

const all: Route[] = [
  [
    site,
    auth,
    setup,
    dashboard,
    clients,
    prescriptions,
    reminders,
    workshop,
    contactLenses,
    services,
    invoices,
    credits,
    quotes,
    claims,
    sale,
  ],
  [
    till,
    statistics,
    products,
    tags,
    lenses,
    suppliers,
    purchases,
    books,
    stock,
    receipts,
    adjustments,
    counts,
    company,
    journal,
    help,
    prints,
  ],
].flat(2);

/** Routes with the same page share one component, which therefore stays mounted. */
const pages = new Map(all.map(({ page }) => [page, lazyRoute(page)]));
const entryOf = ({ page, ...route }: Route): RouteEntry => ({
  ...route,
  page: pages.get(page) ?? lazyRoute(page),
});

const withoutApp = (path: string): string => path.slice(paths.dashboard.length);
/** Sort key that puts fixed segments before parameters. */
const rank = (path: string): string => path.replace(/:\w+/g, "~");

/** All routes; the first one that matches counts. */
export const routes: readonly RouteEntry[] = all
  .flatMap((route) =>
    route.isShort ? [route, { ...route, path: withoutApp(route.path) }] : [route],
  )
  .map(entryOf)
  .sort((one, other) => (rank(one.path) < rank(other.path) ? -1 : 1));

/** Fixed redirect of an address, applied before the routes; null without one. */
export function movedOf(path: string): string | null {
  if (/^\/app\/invoices\/(?:create|edit\/[^/]+)\/?$/.test(path)) return paths.invoices();
  // There is no list of tickets: their board opens.
  if (/^\/app\/sav\/?$/.test(path)) return paths.services();
  // Words that the pattern '/prescriptions/:id' would take for ids.
  return /^\/prescriptions\/(?:new|reminders|registre)\/?$/.test(path) ? prefixedOf(path) : null;
}

/** React key of the mounted screen: the addresses of a board and its cards share one. After-sales has its own. */
export const screenOf = (path: string): string =>
  path.startsWith(paths.workshop) && path !== paths.services() ? paths.workshop : path;

export const isUnderApp = (path: string): boolean => path.startsWith(`${paths.dashboard}/`);

/** First segments of the paths below the prefix. */
const sections = new Set(
  routes.filter(({ path }) => isUnderApp(path)).map(({ path }) => path.split("/")[2]),
);

/** Address with the '/app' prefix added; null where that gives no page. */
export const prefixedOf = (path: string): string | null =>
  sections.has(path.split("/")[1]) ? `${paths.dashboard}${path}` : null;
