import { times, toCentimes } from "#domain/core/money.ts";
import type { LowProduct } from "#api/stock/shelf.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { type Column, DataTable } from "#ui/list/DataTable.tsx";
import { listStrings } from "#ui/list/list.strings.ts";
import { Menu } from "#ui/overlay/Menu.tsx";
import { Amount, Money } from "#ui/page/Money.tsx";
import { LevelBadge, StockBadge } from "#shared/stock/StockBadge.tsx";
import { LowProductLink, LowProductName } from "./LowProductLink.tsx";
import { stockStrings } from "./stock.strings.ts";

const text = stockStrings.low;

/** Change of a proposal: the typed quantity, and whether the product is left out. */
export type Change = { typed: string; isOut: boolean; product: LowProduct };
export type Changes = ReadonlyMap<string, Change>;

type Props = {
  rows: readonly LowProduct[];
  changes: Changes;
  onChange: (change: Change) => void;
  sort: Sort;
  onSort: (sort: Sort) => void;
};
/** Sort order of the rows, done by the server: by stock ('') or by name. */
export type Sort = "" | "name";
type Row = Change & { id: string; onChange: (change: Partial<Change>) => void };

const digits = 5;

/** Quantity field. A typed quantity includes the line in the order, an empty one leaves it out. */
const Quantity = ({ row: { typed, isOut, product, onChange } }: { row: Row }) => (
  <input
    type="text"
    inputMode="numeric"
    autoComplete="off"
    maxLength={digits}
    className={`field field-num ml-auto w-16 md:h-8 font-medium ${isOut ? "text-ink-3" : ""}`}
    aria-label={text.quantityOf(product.name)}
    value={typed}
    onFocus={(event) => event.target.select()}
    onChange={({ target }) => onChange({ typed: target.value.replace(/\D/g, ""), isOut: false })}
  />
);

const Tick = ({ row: { isOut, product, onChange } }: { row: Row }) => (
  <span className="flex items-center justify-center touch:min-h-11 touch:min-w-11">
    <input
      type="checkbox"
      className="size-4 max-md:size-6"
      aria-label={text.orderOf(product.name)}
      checked={!isOut}
      onChange={() => onChange({ isOut: !isOut })}
    />
  </span>
);

const OrderLink = ({ row: { product, typed } }: { row: Row }) => (
  <Menu
    label={listStrings.actions(product.name)}
    of={product.name}
    items={[
      {
        icon: "truck",
        label: words.order,
        name: stockStrings.orderProduct(product.name),
        href: paths.orderProduct(product.id, Number(typed) || product.proposed),
      },
    ]}
  />
);

const totalOf = ({ product, typed, isOut }: Row) =>
  times(toCentimes(product.purchase_price), isOut ? 0 : Number(typed) || 0);

/** CSS class of cells that a tablet hides. */
const besideWide = "max-lg:hidden";

/** Column head that sorts the rows, on the server. */
function SortHead({ by, sort, onSort }: { by: Sort } & Pick<Props, "sort" | "onSort">) {
  const isSorted = sort === by;
  return (
    <button
      type="button"
      className="h-8 font-medium hover:text-ink touch:-my-2 touch:h-11 touch:min-w-11"
      aria-pressed={isSorted}
      onClick={() => onSort(by)}
    >
      {by ? words.product : words.stock}
      {isSorted && <span aria-hidden="true"> ↑</span>}
    </button>
  );
}

const columnsOf = ({ sort, onSort }: Pick<Props, "sort" | "onSort">): Column<Row>[] => [
  {
    key: "tick",
    head: <span className="sr-only">{words.ordered}</span>,
    className: "w-8",
    cell: (row) => <Tick row={row} />,
  },
  {
    key: "product",
    head: <SortHead by="name" sort={sort} onSort={onSort} />,
    className: "max-w-0 w-full",
    cell: ({ product }) => <LowProductLink product={product} />,
  },
  {
    key: "stock",
    head: <SortHead by="" sort={sort} onSort={onSort} />,
    cell: ({ product }) => <StockBadge product={product} isFirst />,
  },
  {
    key: "sold",
    head: text.sold,
    isNumber: true,
    className: besideWide,
    cell: ({ product }) => formatCount(product.sold),
  },
  {
    key: "proposed",
    head: text.proposed,
    isNumber: true,
    cell: (row) => <Quantity row={row} />,
  },
  {
    key: "price",
    head: words.purchasePrice,
    isNumber: true,
    className: besideWide,
    cell: ({ product }) => <Amount centimes={toCentimes(product.purchase_price)} />,
  },
  {
    key: "total",
    head: words.totalDh,
    isNumber: true,
    className: "font-medium",
    cell: (row) => <Amount centimes={totalOf(row)} />,
  },
  {
    key: "order",
    head: <span className="sr-only">{words.order}</span>,
    className: "w-8 px-1",
    cell: (row) => <OrderLink row={row} />,
  },
];

const soldDetailOf = ({ sold }: LowProduct) => text.soldDetail(sold, formatCount(sold));

const card = (row: Row) => (
  <div className="-my-1 -ml-2 flex items-start gap-2">
    <Tick row={row} />
    <div className="min-w-0 flex-1">
      <LowProductName product={row.product} />
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-3">
        {[row.product.reference, soldDetailOf(row.product)].filter(Boolean).join(" · ")}
        <LevelBadge product={row.product} hasFigure />
      </p>
      <div className="mt-2 flex items-center gap-2">
        <span>
          <Quantity row={row} />
        </span>
        <span className="flex-1 text-sm text-ink-3">
          × <Amount centimes={toCentimes(row.product.purchase_price)} />
        </span>
        <Money centimes={totalOf(row)} className="font-semibold" />
        <span className="-mr-3">
          <OrderLink row={row} />
        </span>
      </div>
    </div>
  </div>
);

/** Low products of a supplier, lowest stock first; unticked lines are not ordered. */
export function OrderRows({ rows, changes, onChange, sort, onSort }: Props) {
  const shown = rows.map((product): Row => {
    const now = changes.get(product.id) ?? {
      typed: String(product.proposed),
      isOut: false,
      product,
    };
    return { ...now, id: product.id, onChange: (change) => onChange({ ...now, ...change }) };
  });
  return (
    <DataTable label={text.label} rows={shown} columns={columnsOf({ sort, onSort })} card={card} />
  );
}
