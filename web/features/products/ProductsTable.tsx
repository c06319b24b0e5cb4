import { Link } from "wouter";
import { productTypeLabels } from "#lib/labels.ts";
import { paths } from "#lib/paths.ts";
import { Badge } from "#ui/page/Badge.tsx";
import { actionsColumn, type Column } from "#ui/list/DataTable.tsx";
import { recordTable } from "#ui/list/recordTable.tsx";
import { type Removal, rowActions } from "#ui/list/RowActions.tsx";
import { Icon } from "#ui/brand/Icon.tsx";
import { Money } from "#ui/page/Money.tsx";
import { StockBadge } from "#ui/stock/StockBadge.tsx";
import { imageUrl, type ListedProduct } from "#api/products.ts";
import { strings } from "./products.strings.ts";

type Actions = Removal<ListedProduct>;

function Thumb({ product }: { product: ListedProduct }) {
  const url = imageUrl(product, "100x100");
  return (
    <span className="grid size-9 shrink-0 place-items-center overflow-hidden rounded-control bg-sunken text-ink-3">
      {url ? (
        <img src={url} alt="" loading="lazy" className="size-full object-cover" />
      ) : (
        <Icon name="glasses" />
      )}
    </span>
  );
}

const NameLink = ({ product }: { product: ListedProduct }) => (
  <span className="flex min-w-0 items-center gap-3">
    <Thumb product={product} />
    <span className="min-w-0">
      <span className="flex items-center gap-2">
        <Link
          className="truncate font-semibold hover:underline"
          href={paths.product(product.id)}
          title={product.name}
        >
          {product.name}
        </Link>
        {product.archived && <Badge tone="mute">{strings.archived}</Badge>}
      </span>
      {product.reference && (
        <span className="block truncate text-sm text-ink-3">{product.reference}</span>
      )}
    </span>
  </span>
);

const actionsOf = rowActions(strings, ({ id, name }: ListedProduct) => ({
  name,
  view: paths.product(id),
  edit: paths.editProduct(id, window.location.search),
}));

const SupplierLink = ({ product }: { product: ListedProduct }) => {
  const supplier = product.expand?.supplier;
  if (!supplier) return <span className="text-ink-3">-</span>;
  return (
    <Link className="text-ink-2 hover:underline" href={paths.supplier(supplier.id)}>
      {supplier.name}
    </Link>
  );
};

const columnsOf = (actions: Actions): Column<ListedProduct>[] => [
  {
    key: "name",
    head: `${strings.name} · ${strings.reference}`,
    className: "max-w-0 w-1/3",
    cell: (row) => <NameLink product={row} />,
  },
  { key: "type", head: strings.type, cell: (row) => productTypeLabels[row.type] },
  {
    key: "price",
    head: strings.price,
    isNumber: true,
    cell: (row) => <Money dirhams={row.selling_price} />,
  },
  { key: "stock", head: strings.stock, cell: (row) => <StockBadge stock={row.stock} /> },
  { key: "supplier", head: strings.supplier, cell: (row) => <SupplierLink product={row} /> },
  actionsColumn(actionsOf(actions)),
];

const cardOf = (actions: Actions) => (row: ListedProduct) => (
  <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1">
    <NameLink product={row} />
    <Money dirhams={row.selling_price} className="num font-semibold" />
    <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
      {productTypeLabels[row.type]} · <StockBadge stock={row.stock} />
    </p>
    <span className="-mr-2">{actionsOf(actions)(row)}</span>
  </div>
);

/** The catalogue: a table, or a list on a phone. */
export const ProductsTable = recordTable<ListedProduct, Actions>({
  label: strings.title,
  columns: columnsOf,
  card: cardOf,
  href: ({ id }) => paths.product(id),
});
