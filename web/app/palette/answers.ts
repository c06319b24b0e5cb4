/** Requests of the palette: a search, and for a payment the open invoices of a client. */
import { listInvoices, type ListedInvoice } from "#api/sales/invoices.ts";
import { searchAll } from "#api/shop/search.ts";
import { matchOf } from "#app/navigation.ts";
import type { Found } from "./foundItems.ts";
import { type Wish, wishOf } from "./wish.ts";

export type Answer = { wish: Wish; found: Found | null; open: readonly ListedInvoice[] };

const mostOpen = 8;

/**
 * Loads the answer to a text. `path`: current page; on a client's page, a payment without a name is for that client.
 */
export async function answerOf(query: string, path: string, signal: AbortSignal): Promise<Answer> {
  const wish = wishOf(query);
  const [found, open] = await Promise.all([
    wish.rest ? searchAll<Found>(wish.rest, signal) : null,
    wish.verb === "pay" ? openInvoices(wish.rest, path, signal) : [],
  ]);
  return { wish, found, open };
}

async function openInvoices(
  q: string,
  path: string,
  signal: AbortSignal,
): Promise<readonly ListedInvoice[]> {
  const { route, params } = matchOf(path) ?? {};
  const client = route?.path === "/app/clients/:id" && !q ? { client: params?.["id"] ?? "" } : {};
  const asked = { q, status: "unpaid", perPage: mostOpen, ...client };
  return (await listInvoices(asked, signal)).items;
}
