import type { LowProduct } from "#api/stock/shelf.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { actionsColumn, type Column, DataTable } from "#ui/list/DataTable.tsx";
import { SaidStock, StockBadge } from "#shared/stock/StockBadge.tsx";
import { LowProductLink } from "./LowProductLink.tsx";
import { stockStrings } from "./stock.strings.ts";

const text = stockStrings.low;

const OrderLink = ({ product }: { product: LowProduct }) => (
  <a
    className="btn btn-secondary btn-sm"
    href={paths.orderProduct(product.id, product.proposed)}
    aria-label={stockStrings.orderProduct(product.name)}
  >
    {words.order}
  </a>
);

const columns: Column<LowProduct>[] = [
  {
    key: "product",
    head: words.product,
    className: "max-w-0 w-full",
    cell: (row) => <LowProductLink product={row} />,
  },
  { key: "stock", head: words.stock, cell: (row) => <StockBadge product={row} isFirst /> },
  { key: "supplier", head: words.supplier, cell: (row) => row.expand?.supplier?.name ?? "-" },
  { key: "sold", head: text.sold, isNumber: true, cell: (row) => formatCount(row.sold) },
  {
    key: "proposed",
    head: text.proposed,
    isNumber: true,
    cell: (row) => <span className="font-medium">{formatCount(row.proposed)}</span>,
  },
  actionsColumn((row) => <OrderLink product={row} />),
];

const card = (row: LowProduct) => (
  <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1">
    <LowProductLink product={row} />
    <OrderLink product={row} />
    <span className="text-sm text-ink-3">
      <SaidStock product={row} />
    </span>
    <span className="text-right text-sm text-ink-2">
      {text.proposedDetail(formatCount(row.proposed))}
    </span>
    <span className="col-span-2 truncate text-sm text-ink-3">
      {[row.expand?.supplier?.name, text.soldDetail(row.sold, formatCount(row.sold))]
        .filter(Boolean)
        .join(" · ")}
    </span>
  </div>
);

/** Table of low products with recent sales and the proposed quantity. */
export const LowTable = ({ rows }: { rows: readonly LowProduct[] }) => (
  <DataTable label={text.label} rows={rows} columns={columns} card={card} />
);
