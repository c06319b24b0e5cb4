/** The cache of the server's answers, and which queries a write makes out of date. */
import { QueryCache, QueryClient, type QueryKey } from "@tanstack/react-query";
import type { CollectionName } from "#domain/core/records.ts";

/** A prefetched answer serves the page that opens within this time without a second request. */
const freshMs = 5000;

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => console.error(error) }),
  defaultOptions: {
    queries: {
      staleTime: freshMs,
      retry: false,
      // A browser on a LAN without internet says that it is offline.
      networkMode: "always",
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
    },
  },
});

/** Keys of the stock; a key is the first word of `queryKey`. */
const goods = ["products", "product", "movements", "stock", "shelf", "dashboard"];
/** Keys that show a client's name, or the step of a job. */
const lists = ["prescriptions", "invoices", "jobs", "dashboard"];
/** Keys of what a sale changes: the sale, its money, its job, its client and the stock. */
const sale = [
  [...goods, ...lists],
  ["prescription", "invoice", "clients", "reminders", "cheques", "till", "statistics"],
].flat();

/** Which keys a write to a collection invalidates, whichever station wrote. */
const invalidated: Partial<Record<CollectionName, readonly string[]>> = {
  optique_clients: ["clients", "client", "reminders", ...lists],
  optique_prescriptions: sale,
  optique_invoices: sale,
  optique_payments: sale,
  optique_jobs: ["prescription", "invoice", "waiting", ...lists],
  optique_messages: ["reminders", "jobs", "dashboard"],
  optique_cash_moves: ["till"],
  optique_closes: ["till", "waiting", "dashboard"],
  optique_products: goods,
  optique_stock_movements: goods,
  optique_stock_adjustments: ["adjustments", "adjustment", ...goods],
  optique_stock_receipts: ["receipts", "receipt", "suppliers", ...goods],
  optique_suppliers: ["suppliers", "supplier", "receipts", "jobs"],
};

/** Collections whose writes the table knows: the ones that realtime subscribes to. */
export const tracked = Object.keys(invalidated) as CollectionName[];

/** Reads again what is on screen of these collections, and forgets the rest. */
export function invalidate(...collections: readonly CollectionName[]): void {
  const keys = new Set(collections.flatMap((collection) => invalidated[collection] ?? []));
  reread(({ queryKey }) => keys.has(String(queryKey[0])));
}

/** Reads again all that is on screen, also what failed, and forgets the rest. */
export function invalidateAll(): void {
  reread(() => true, { failed: true });
}

type Read = { queryKey: QueryKey; state: { status: string; data: unknown } };

function reread(isMeant: (query: Read) => boolean, { failed = false } = {}): void {
  const cache = queryClient.getQueryCache();
  for (const query of cache.findAll({ predicate: isMeant }))
    if (query.getObserversCount() === 0) cache.remove(query);
  // One that failed without an answer waits for its button, which a new request would take away.
  const hasFailed = ({ state }: Read) => state.status === "error" && state.data === undefined;
  const predicate = (query: Read) => isMeant(query) && (failed || !hasFailed(query));
  // Also a first request under way: it may have been answered before the write.
  void queryClient.cancelQueries({ type: "active", predicate }, { revert: false, silent: true });
  void queryClient.invalidateQueries({ predicate });
}

/**
 * The same query for a form or a print: read once per opening. Nothing that other stations write changes it under the
 * hand.
 */
export const snapshotOf = <Options extends { queryKey: QueryKey }>(options: Options) => ({
  ...options,
  queryKey: [...options.queryKey, "snapshot"],
  staleTime: "static" as const,
  gcTime: 0,
});
