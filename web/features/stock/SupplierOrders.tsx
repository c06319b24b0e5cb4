import { useEffect, useLayoutEffect, useState } from "react";
import { Link } from "wouter";
import { useRevision } from "#api/revisions.ts";
import { listOrders, type ShelfFilters, type SupplierOrder } from "#api/shelf.ts";
import { useQuery } from "#api/useQuery.ts";
import { formatCount } from "#lib/formats.ts";
import { paths } from "#lib/paths.ts";
import { Pagination } from "#ui/list/Pagination.tsx";
import { Money } from "#ui/page/Money.tsx";
import { ErrorPanel } from "#ui/page/Panel.tsx";
import { strings } from "./stock.strings.ts";

const text = strings.low;
const pageSize = 5;

type Props = {
  filters: ShelfFilters;
  /** It is known what there is to order, or that it cannot be known. */
  onReady: () => void;
};

/** One line for each supplier: what is low of theirs, what it comes to, and the slip that is filled with it. */
export function SupplierOrders({ filters, onReady }: Props) {
  const [page, setPage] = useState(1);
  const asked = { ...filters, page, perPage: pageSize };
  const { data, error, isLoading, reload } = useQuery(
    JSON.stringify(asked),
    (signal) => listOrders(asked, signal),
    { revision: useRevision("optique_products"), keeps: true },
  );
  // The last order of the last page was made elsewhere.
  const isBeyond = data !== undefined && data.items.length === 0 && page > 1;
  useEffect(() => {
    if (isBeyond) setPage(1);
  }, [isBeyond]);
  // In the same frame.
  useLayoutEffect(() => {
    if (!isLoading) onReady();
  }, [isLoading, onReady]);
  if (error !== undefined) {
    return (
      <div className="p-4">
        <ErrorPanel message={text.ordersFailed} onRetry={reload} />
      </div>
    );
  }
  if (!data || data.totalItems === 0) return null;
  return (
    <section className="border-b border-line-strong" aria-labelledby="orders">
      <div className="flex flex-wrap items-baseline gap-x-3 border-b border-line px-4 py-2.5">
        <h2 id="orders" className="font-semibold">
          {text.orders}
        </h2>
        <p className="text-sm text-ink-3">{text.ordersHint}</p>
      </div>
      <ul className="divide-y divide-line">
        {data.items.map((order) => (
          <Order key={order.supplier} order={order} />
        ))}
      </ul>
      <Pagination
        page={data.page}
        perPage={data.perPage}
        totalItems={data.totalItems}
        onPage={setPage}
        {...(data.totalItems > pageSize ? { range: text.suppliers } : {})}
      />
    </section>
  );
}

const Order = ({ order }: { order: SupplierOrder }) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-2 md:grid-cols-[minmax(0,1fr)_7rem_9rem_7rem]">
    <span className="min-w-0 lg:flex lg:items-baseline lg:gap-3">
      <span className="block truncate font-semibold">{order.name || text.noSupplier}</span>
      <span className="text-sm text-ink-3 lg:shrink-0">
        {text.products(order.products, formatCount(order.products))}
        {order.out > 0 && (
          <>
            , <span className="font-semibold text-bad-ink">{text.out(formatCount(order.out))}</span>
          </>
        )}
      </span>
    </span>
    <span className="text-right text-sm text-ink-2 max-md:order-3 max-md:text-left">
      {text.pieces(order.pieces, formatCount(order.pieces))}
    </span>
    <Money dirhams={order.amount} className="num text-right font-semibold max-md:order-4" />
    <span className="text-right">
      <Link
        className="btn btn-secondary btn-sm"
        href={paths.orderSupplier(order.supplier)}
        aria-label={order.name ? text.orderAll(order.name) : text.orderOthers}
      >
        {strings.order}
      </Link>
    </span>
  </li>
);
