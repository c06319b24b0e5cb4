import { useKeptQuery } from "#api/useKeptQuery.ts";
import { type ReactNode, useEffect, useState } from "react";
import {
  listOrders,
  listShelf,
  type LowProduct,
  type ShelfFilters,
  type SupplierOrder as Order,
} from "#api/stock/shelf.ts";
import type { Page } from "#api/request.ts";
import { Pagination } from "#ui/list/Pagination.tsx";
import { Loaded } from "#ui/feedback/Loaded.tsx";
import { RowsSkeleton } from "#ui/feedback/Panel.tsx";
import { productsAtOnce, SupplierOrder } from "./SupplierOrder.tsx";
import { stockStrings } from "./stock.strings.ts";

const text = stockStrings.low;
const pageSize = 5;
/** Orders with the products of the first one, which is open: loaded later, they would push the others down. */
type Loaded = { orders: Page<Order>; first: Page<LowProduct> | null };

async function load(filters: ShelfFilters, page: number, signal: AbortSignal): Promise<Loaded> {
  const orders = await listOrders({ ...filters, page, perPage: pageSize }, signal);
  const [first] = orders.items;
  const supplier = first && (first.supplier || "none");
  return {
    orders,
    first: supplier
      ? await listShelf({ ...filters, supplier, page: 1, perPage: productsAtOnce }, signal)
      : null,
  };
}

type Props = { filters: ShelfFilters; empty: ReactNode };

/** Proposed orders, one block per supplier: the first is open, the others are summarised. */
export function SupplierOrders({ filters, empty }: Props) {
  const [page, setPage] = useState(1);
  const [opened, open] = useState<string | null>(null);
  const query = useKeptQuery({
    queryKey: ["shelf", "orders", filters, page],
    queryFn: ({ signal }) => load(filters, page, signal),
  });
  const { data } = query;
  // Another station has emptied the last page: shows the first one.
  const isBeyond = data !== undefined && data.orders.items.length === 0 && page > 1;
  useEffect(() => {
    if (isBeyond) setPage(1);
  }, [isBeyond]);
  return (
    <Loaded query={query} failed={text.loadFailed} skeleton={<RowsSkeleton rows={8} />}>
      {({ orders, first }) => {
        if (orders.totalItems === 0) return empty;
        const current = opened ?? orders.items[0]?.supplier;
        return (
          <section aria-label={text.orders}>
            {orders.items.map((order, index) => (
              <SupplierOrder
                key={order.supplier}
                order={order}
                filters={filters}
                first={index === 0 ? first : null}
                isOpen={current === order.supplier}
                // '-' matches no supplier, so that all blocks are closed.
                onToggle={() => open(current === order.supplier ? "-" : order.supplier)}
              />
            ))}
            <Pagination
              page={orders.page}
              perPage={orders.perPage}
              totalItems={orders.totalItems}
              onPage={(next) => {
                open(null);
                setPage(next);
              }}
              range={text.suppliers}
            />
          </section>
        );
      }}
    </Loaded>
  );
}
