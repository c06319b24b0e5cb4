import { hasStock, isLowOrOut } from "#domain/stock/nonStock.ts";
import { nonStockLabel, productTypeLabels, stockLabels } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { Badge } from "#ui/page/Badge.tsx";
import type { Selection } from "#lib/useSelection.ts";
import { type Column, DataTable } from "#ui/list/DataTable.tsx";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import { type Removal, rowActions, recordLink } from "#ui/list/rowActionSet.ts";
import { CrossLink, RowLink } from "#ui/list/RowLink.tsx";
import { TickAll, TickBox } from "#ui/list/Ticks.tsx";
import { Money } from "#ui/page/Money.tsx";
import { SaidStock, StockBadge } from "#shared/stock/StockBadge.tsx";
import type { ListedProduct } from "#api/stock/products.ts";
import { ProductPicture } from "#shared/products/ProductPicture.tsx";
import { words } from "#lib/texts/words.strings.ts";
import { splitColour } from "./productLabels.ts";
import { productsStrings } from "./products.strings.ts";
import { SizedName } from "#ui/page/SizedName.tsx";

type Props = { product: ListedProduct };

const Archived = ({ product }: Props) =>
  product.archived && <Badge tone="mute">{productsStrings.archived}</Badge>;

const Name = ({ product }: Props) => (
  <span className="flex items-center gap-3">
    <span className="max-lg:hidden">
      <ProductPicture product={product} />
    </span>
    <span className="flex flex-wrap items-center gap-x-2">
      <RowLink href={paths.product(product.id)}>
        <bdi dir="auto">
          <SizedName>{product.name}</SizedName>
        </bdi>
      </RowLink>
      <Archived product={product} />
    </span>
  </span>
);

const actionsOf = rowActions<ListedProduct>(({ id, name, expand }) => ({
  name,
  ours: [
    expand?.supplier !== undefined &&
      recordLink(words.supplier, name, paths.supplier(expand.supplier.id)),
  ],
  view: paths.product(id),
  edit: paths.editProduct(id, window.location.search),
  removeRight: "product.write",
}));

const SupplierLink = ({ product }: Props) => {
  const supplier = product.expand?.supplier;
  if (!supplier) return <span className="text-ink-3">-</span>;
  return (
    <CrossLink href={paths.supplier(supplier.id)}>
      <bdi dir="auto">{supplier.name}</bdi>
    </CrossLink>
  );
};

const columns: Column<ListedProduct>[] = [
  {
    key: "name",
    sort: "name",
    head: words.name,
    cell: (row) => <Name product={row} />,
  },
  {
    key: "reference",
    sort: "reference",
    head: words.reference,
    cell: (row) => <span className="wrap-anywhere">{row.reference || "-"}</span>,
  },
  {
    key: "type",
    head: words.type,
    cell: (row) => productTypeLabels[row.type],
  },
  {
    key: "price",
    head: words.sellingPrice,
    isNumber: true,
    cell: (row) => <Money dirhams={row.selling_price} />,
  },
  {
    key: "stock",
    sort: "stock",
    head: words.stock,
    cell: (row) => <StockBadge product={row} />,
  },
  { key: "supplier", head: words.supplier, cell: (row) => <SupplierLink product={row} /> },
];

/** Row on a phone; the colour has a second line, because it distinguishes frames of one model. */
function ProductCard({ product }: Props) {
  const { base, colour } = splitColour(product.name);
  const { archived, type, reference, stock } = product;
  const isShort = isLowOrOut(product);
  const said = hasStock(product) ? stockLabels.inStock(stock) : nonStockLabel(type);
  const details = [colour || productTypeLabels[type], reference, !isShort && said];
  return (
    <PhoneRow
      mark={<ProductPicture product={product} size="tall" />}
      title={
        <RowLink href={paths.product(product.id)} title={product.name}>
          {base}
          {colour && <span className="sr-only">, {colour}</span>}
        </RowLink>
      }
      secondLine={
        <span className="flex items-center justify-between gap-3">
          <span className="truncate">{details.filter(Boolean).join(" · ")}</span>
          {archived ? <Archived product={product} /> : isShort && <SaidStock product={product} />}
        </span>
      }
      end={<Money dirhams={product.selling_price} className="font-semibold" />}
    />
  );
}

type TableProps = Removal<ListedProduct> & {
  rows: readonly ListedProduct[];
  /** Ticked products, for a shop that prints tags; null otherwise. */
  ticks: Selection<ListedProduct> | null;
};

const Tick = ({ product, ticks }: Props & { ticks: Selection<ListedProduct> }) =>
  hasStock(product) && (
    <TickBox ticks={ticks} row={product} label={productsStrings.tick(product.name)} />
  );

const tickColumn = (ticks: Selection<ListedProduct>): Column<ListedProduct> => ({
  key: "tick",
  head: <TickAll ticks={ticks} />,
  className: "w-8 max-lg:hidden",
  cell: (row) => <Tick product={row} ticks={ticks} />,
});

/** Products table, or a list on a phone. */
export const ProductsTable = ({ rows, ticks, ...removal }: TableProps) => (
  <DataTable
    label={words.products}
    rows={rows}
    columns={ticks ? [tickColumn(ticks), ...columns] : columns}
    card={(row) => <ProductCard product={row} />}
    rowHref={({ id }) => paths.product(id)}
    rowClass={(row) => (ticks?.isTicked(row) ? "bg-brand-soft" : "")}
    actions={actionsOf(removal)}
  />
);
