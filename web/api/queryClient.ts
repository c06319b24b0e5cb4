/** Cache of queries, and the table that says which queries a write invalidates. */
import { QueryCache, QueryClient, type QueryKey } from "@tanstack/react-query";
import type { CollectionName } from "#domain/core/records.ts";

/** Time for which a cached answer is fresh, so that a prefetched page sends no second request. */
const freshMs = 5000;

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => console.error(error) }),
  defaultOptions: {
    queries: {
      staleTime: freshMs,
      retry: false,
      // Ignores the browser's offline state, which is wrong on a LAN without internet.
      networkMode: "always",
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
    },
  },
});

/** Query keys about the stock. A key here is the first word of a `queryKey`. */
const goods = [
  ["products", "product", "movements", "stock", "shelf", "inventory", "dashboard", "tags", "books"],
  ["lens-choices", "lens-drawer", "lens-refill", "count-review"],
].flat();
/** Query keys of lists that show client names or job states. */
const lists = ["prescriptions", "invoices", "sold-items", "jobs", "services", "dashboard"];
/** Query keys that show data of a client. */
const people = [
  "clients",
  "client",
  "duplicates",
  "reminders",
  "quotes",
  "quote",
  "prescriptionLog",
];
/** Query keys that a sale changes: sale, money, job, client, stock. */
const sale = [
  [...goods, ...lists],
  ["prescription", "invoice", "clients", "reminders", "cheques", "till", "statistics"],
  ["credit-notes", "credit", "defects", "quotes", "quote"],
  ["claims", "claim", "funds-due", "service"],
  ["contact-sheet", "contact-prescriptions", "contact-orders", "contact-renewals"],
  // For cheques in hand and instalment plans.
  ["calendar"],
].flat();
/** Query keys that bills, payments and credits of suppliers change. */
const purchases = [
  ["bills", "bill", "bill-payments", "bill-payment", "supplier-credits", "supplier-credit"],
  ["unbilled", "supplier-account", "payables", "calendar", "dashboard", "books"],
].flat();
/** Query keys that boxes of contact lenses change. */
const contactLenses = [
  ["contact-sheet", "contact-prescriptions", "contact-orders", "contact-renewals"],
  ["contact-boxes", "dashboard", "waiting"],
].flat();

/** Query keys to invalidate after a write to a collection, on any station. */
const invalidated: Partial<Record<CollectionName, readonly string[]>> = {
  optique_clients: [...lists, ...people],
  optique_quotes: ["quotes", "quote", "claims", "claim", "dashboard", "statistics"],
  optique_prescriptions: [...sale, "prescriptionLog"],
  optique_invoices: [...sale, "prescriptionLog"],
  optique_payments: sale,
  optique_claims: sale,
  optique_funds: ["funds", "claims", "claim", "funds-due", "reminders"],
  optique_credit_notes: sale,
  optique_refunds: sale,
  optique_jobs: ["prescription", "invoice", "waiting", "service", ...lists],
  optique_services: [
    "service",
    "services",
    "invoice",
    "prescription",
    "jobs",
    "defects",
    "dashboard",
    "statistics",
    ...goods,
  ],
  optique_contact_prescriptions: ["invoice", "client", ...contactLenses],
  optique_contact_orders: ["invoice", ...contactLenses],
  optique_contact_boxes: contactLenses,
  optique_messages: [
    ["reminders", "jobs", "quotes", "quote", "services", "service", "dashboard"],
    ["contact-orders", "contact-renewals", "contact-boxes"],
  ].flat(),
  optique_bills: purchases,
  // Includes the till, because cash paid to a supplier is a cash movement.
  optique_bill_payments: [...purchases, "till"],
  optique_supplier_credits: purchases,
  optique_cash_moves: ["till", "books"],
  optique_closes: ["till", "waiting", "dashboard", "books"],
  optique_periods: ["books", "dashboard"],
  optique_products: goods,
  optique_tags: ["tags"],
  optique_tag_prints: ["tags", "tag-prints"],
  optique_stock_movements: goods,
  optique_stock_adjustments: ["adjustments", "adjustment", ...goods],
  optique_stock_receipts: ["receipts", "receipt", "suppliers", "unbilled", "bill", ...goods],
  optique_lens_tariffs: ["lens-tariffs", "lens-tariff", "lens-choices"],
  // Without the dashboard: while a count is scanned, it is broadcast every second.
  optique_counts: ["counts", "count", "count-review"],
  optique_suppliers: ["suppliers", "supplier", "receipts", "jobs", ...purchases],
  optique_users: ["users"],
  // No query: the session reloads the company.
  optique_companies: [],
};

/** Collections in the table, to whose realtime events the application subscribes. */
export const tracked = Object.keys(invalidated) as CollectionName[];

/** Reloads the active queries of some collections, and removes their inactive ones. */
export function invalidate(...collections: readonly CollectionName[]): void {
  const keys = new Set(collections.flatMap((collection) => invalidated[collection] ?? []));
  reread(({ queryKey }) => keys.has(String(queryKey[0])));
}

/** Reloads all active queries, failed ones too, and removes the inactive ones. */
export function invalidateAll(): void {
  reread(() => true, { failed: true });
}

type Read = { queryKey: QueryKey; state: { status: string; data: unknown } };

function reread(isMeant: (query: Read) => boolean, { failed = false } = {}): void {
  const cache = queryClient.getQueryCache();
  for (const query of cache.findAll({ predicate: isMeant }))
    if (query.getObserversCount() === 0) cache.remove(query);
    // Drops the snapshot when its form closes; otherwise a prefetch would keep it for the next form.
    else if (query.queryKey.at(-1) === snapshot) query.gcTime = 0;
  // A failed query without data is only reloaded by its retry button.
  const hasFailed = ({ state }: Read) => state.status === "error" && state.data === undefined;
  const predicate = (query: Read) => isMeant(query) && (failed || !hasFailed(query));
  // Cancels pending requests too, because the server may have answered them before the write.
  void queryClient.cancelQueries({ type: "active", predicate }, { revert: false, silent: true });
  void queryClient.invalidateQueries({ predicate });
}

const snapshot = "snapshot";

/** Query of a form or print: loaded once when it opens, and never again. */
export const snapshotOf = <Options extends { queryKey: QueryKey }>(options: Options) => ({
  ...options,
  queryKey: [...options.queryKey, snapshot],
  staleTime: "static" as const,
  gcTime: 0,
});
