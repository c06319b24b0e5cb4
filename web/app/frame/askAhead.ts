/**
 * What a page will ask for, asked beside its code: when the address is opened, and when a link to it is pressed. Loaded
 * for who is signed in; not in the route table, which the build runs too, where there is no server.
 */
import type { CollectionName } from "#domain/core/records.ts";
import { asked, askedPeriod, requestOf } from "#api/asked.ts";
import { loadDocument } from "#api/documents.ts";
import { askEarly } from "#api/early.ts";
import { loadDashboard, loadStatistics, loadStock } from "#api/figures.ts";
import { loadProduct } from "#api/products.ts";
import { loadRecord } from "#api/records.ts";
import { get, loadList } from "#api/request.ts";
import { listen } from "#api/revisions.ts";
import { user } from "#api/session.ts";
import { pageOf } from "#lib/listState.ts";
import { pathOf } from "#lib/navigationHistory.ts";
import { parseDay, today } from "#domain/core/days.ts";
import { hrefUnder, isPlainClick, shownAt } from "./navigation.ts";

type Get = (name: string) => string;
/** `id`: the one of the path. `get`: a value behind the '?'. */
type Ask = (id: string, get: Get) => Promise<unknown>;

const list =
  (name: keyof typeof asked): Ask =>
  (_, get) =>
    loadList(name, requestOf({ query: get("q"), page: pageOf(get) }, asked[name](get)));
const whole =
  (kind: Parameters<typeof loadDocument>[0]): Ask =>
  (id) =>
    loadDocument(kind, id);
const record =
  (collection: CollectionName): Ask =>
  (id) =>
    loadRecord(collection, id);

/** By the patterns of the route table. */
const asks: Record<string, Ask> = {
  "/app": () => loadDashboard(),
  "/app/clients": list("clients"),
  "/app/clients/:id": record("optique_clients"),
  "/app/clients/:id/modifier": record("optique_clients"),
  "/app/prescriptions": list("prescriptions"),
  "/app/prescriptions/reminders": list("reminders"),
  "/app/prescriptions/edit/:id": whole("prescriptions"),
  "/app/prescriptions/:id": whole("prescriptions"),
  "/prescriptions/:id": whole("prescriptions"),
  "/app/atelier": (_, ask) => get("jobs/board", { q: ask("q"), lab: ask("labo") }),
  "/app/invoices": list("invoices"),
  "/app/invoices/:id": whole("invoices"),
  "/app/caisse": (_, ask) => get("till", { day: parseDay(ask("jour")) ?? today() }),
  "/app/caisse/cheques": list("cheques"),
  "/app/statistics": async (_, ask) => {
    const { period, isValid } = askedPeriod(ask);
    if (isValid) await loadStatistics(period);
  },
  "/app/products": list("products"),
  "/app/products/:id": (id) => loadProduct(id),
  "/app/suppliers": list("suppliers"),
  "/app/suppliers/:id": record("optique_suppliers"),
  "/app/suppliers/edit/:id": record("optique_suppliers"),
  "/app/stock": () => loadStock(),
  "/app/stock/receipts": list("receipts"),
  "/app/stock/receipts/:id": whole("receipts"),
  "/app/stock/receipts/edit/:id": whole("receipts"),
  "/app/stock/adjustments": list("adjustments"),
  "/app/stock/adjustments/edit/:id": whole("adjustments"),
};

export function askAhead(href: string): void {
  const { pathname, searchParams } = new URL(href, window.location.origin);
  const match = user.peek()?.company ? shownAt(pathname) : null;
  const ask = match && asks[match.route.path];
  if (!ask) return;
  listen();
  const valueOf: Get = (name) => searchParams.get(name) ?? "";
  askEarly(() => ask(match.params["id"] ?? "", valueOf));
}

function onPress(event: MouseEvent): void {
  const href = isPlainClick(event) ? hrefUnder(event) : null;
  // A page that is there asks by itself when what is behind its '?' changes.
  if (href && pathOf(href) !== window.location.pathname) askAhead(href);
}

// A finger on a link may only mean to scroll.
window.addEventListener("pointerdown", (event) => {
  if (event.pointerType === "mouse") onPress(event);
});
// By Enter and by a finger, before the link is followed.
window.addEventListener("click", onPress, { capture: true });
