import { useKeptQuery } from "#api/useKeptQuery.ts";
import { type SyntheticEvent, useId, useState } from "react";
import { useLocation } from "wouter";
import { type Centimes, sum, times, toCentimes } from "#domain/core/money.ts";
import type { Page } from "#api/request.ts";
import {
  type LowProduct,
  type ShelfFilters,
  shelfQueries,
  type SupplierOrder as Order,
} from "#api/stock/shelf.ts";
import { formatCount, formatDay } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { Pagination } from "#ui/list/Pagination.tsx";
import { Button } from "#ui/page/Button.tsx";
import { Money } from "#ui/page/Money.tsx";
import { Loaded } from "#ui/feedback/Loaded.tsx";
import { RowsSkeleton } from "#ui/feedback/Panel.tsx";
import { ui } from "#ui/ui.strings.ts";
import { type Change, type Changes, OrderRows, type Sort } from "./OrderRows.tsx";
import { stockStrings } from "./stock.strings.ts";

const text = stockStrings.low;
/** Page size of a supplier's products. */
export const productsAtOnce = 20;

const quantityOf = ({ typed, isOut }: Change): number => (isOut ? 0 : Number(typed) || 0);

/** Totals of an order: the server's for the proposal, plus the changes, as not all lines are loaded. */
function sumsOf({ pieces, amount }: Order, changes: Changes) {
  const more = [...changes.values()].map((change) => ({
    pieces: quantityOf(change) - change.product.proposed,
    price: toCentimes(change.product.purchase_price),
  }));
  return {
    pieces: more.reduce((all, one) => all + one.pieces, pieces),
    amount: sum([toCentimes(amount), ...more.map((one) => times(one.price, one.pieces))]),
  };
}

type Props = {
  order: Order;
  filters: ShelfFilters;
  /** First products, if they were loaded with the list of orders. */
  first: Page<LowProduct> | null;
  isOpen: boolean;
  onToggle: () => void;
};

/** Proposed order of a supplier. When open, its quantities can be edited, and a button creates the receipt. */
export function SupplierOrder({ order, filters, first, isOpen, onToggle }: Props) {
  const id = useId();
  const name = order.name || text.noSupplier;
  return (
    <section aria-labelledby={id} className="border-b border-line last-of-type:border-b-0">
      <div className="flex min-h-13 flex-wrap items-center gap-x-3 px-4 py-2">
        <button
          type="button"
          className="-ml-1 flex min-w-0 flex-1 items-center gap-x-3 text-left touch:min-h-11 max-md:basis-full"
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          <Icon name={isOpen ? "chevron-down" : "chevron-right"} className="size-4 text-ink-3" />
          <span className="flex min-w-0 flex-1 flex-wrap gap-x-3">
            <span dir="auto" id={id} className="font-medium">
              {name}
            </span>
            <span className="text-ink-3">
              {text.products(order.products, formatCount(order.products))}
              {order.out > 0 && (
                <>
                  ,{" "}
                  <span className="font-semibold text-bad-ink">
                    {text.out(formatCount(order.out))}
                  </span>
                </>
              )}
            </span>
            {isOpen && order.lastReceipt && (
              <span className="text-ink-3 md:ml-auto">
                {text.lastReceipt(formatDay(order.lastReceipt))}
              </span>
            )}
          </span>
        </button>
        {!isOpen && <ClosedSums order={order} filters={filters} />}
      </div>
      {isOpen && <OpenOrder order={order} filters={filters} first={first} />}
    </section>
  );
}

const ClosedSums = ({ order, filters }: Pick<Props, "order" | "filters">) => (
  <>
    <span className="text-ink-3 max-md:flex-1 max-md:pl-6">
      {text.pieces(order.pieces, formatCount(order.pieces))}
    </span>
    <Money dirhams={order.amount} className="text-right font-semibold md:min-w-32" />
    <a
      className="btn btn-secondary btn-sm md:ml-3"
      href={paths.orderSupplier(order.supplier, filters)}
      aria-label={order.name ? text.orderAll(order.name) : text.orderOthers}
    >
      {words.order}
    </a>
  </>
);

function OpenOrder({ order, filters, first }: Pick<Props, "order" | "filters" | "first">) {
  const [, navigate] = useLocation();
  const [changes, setChanges] = useState<Changes>(new Map());
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<Sort>("");
  const supplier = order.supplier || "none";
  const asked = { ...filters, supplier, page, perPage: productsAtOnce, sort };
  const isFirst = page === 1 && sort === "" && first !== null;
  const query = useKeptQuery({ ...shelfQueries.some(asked), enabled: !isFirst });
  const shown = isFirst ? first : query.data;
  const change = (next: Change) => setChanges((old) => new Map(old).set(next.product.id, next));
  const { pieces, amount } = sumsOf(order, changes);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (pieces <= 0) return;
    const quantities = [...changes].map(([id, one]) => [id, quantityOf(one)]);
    navigate(paths.orderSupplier(order.supplier, filters), {
      state: { changes: Object.fromEntries(quantities) },
    });
  };
  return (
    <Loaded
      query={{ ...query, data: shown }}
      failed={text.loadFailed}
      skeleton={<RowsSkeleton rows={Math.min(order.products, productsAtOnce)} />}
    >
      {({ items }) => (
        <form noValidate onSubmit={submit} className="border-t border-line">
          <OrderRows
            rows={items}
            changes={changes}
            onChange={change}
            sort={sort}
            onSort={(by) => {
              setPage(1);
              setSort(by);
            }}
          />
          {order.products > productsAtOnce && (
            <Pagination
              page={page}
              perPage={productsAtOnce}
              totalItems={order.products}
              onPage={setPage}
              range={ui.resultRange}
            />
          )}
          <p className="border-t border-line px-4 py-2 text-sm text-ink-3 md:hidden">
            {text.ordersHint}
          </p>
          <Foot pieces={pieces} amount={amount} />
        </form>
      )}
    </Loaded>
  );
}

/** Footer with the totals of the order, sticky at the bottom. */
const Foot = (props: { pieces: number; amount: Centimes }) => (
  <div className="sticky bottom-(--tab-bar,0px) flex min-h-14 items-center justify-between gap-3 border-t border-line bg-hover px-4 py-2">
    <p className="flex-1 text-sm text-ink-3 max-md:hidden">{text.ordersHint}</p>
    <span role="status">
      {text.pieces(props.pieces, formatCount(props.pieces))}
      <Money centimes={props.amount} className="ml-3 font-semibold" />
    </span>
    <Button type="submit" variant="primary" disabled={props.pieces <= 0}>
      {text.makeSlip}
      <span className="text-xs font-normal max-md:hidden" aria-hidden="true">
        ↵
      </span>
    </Button>
  </div>
);
