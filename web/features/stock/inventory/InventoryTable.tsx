import type { InventoryRow } from "#domain/stock/inventory.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { productTypeLabels } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { inventoryStrings as text } from "#shared/stock/inventory.strings.ts";
import { type Column, DataTable } from "#ui/list/DataTable.tsx";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import { RowLink } from "#ui/list/RowLink.tsx";
import { Money } from "#ui/page/Money.tsx";

const Name = ({ row }: { row: InventoryRow }) => (
  <RowLink href={paths.product(row.product)} title={row.name}>
    {row.name}
  </RowLink>
);

const PriceSource = ({ row: { price_from } }: { row: InventoryRow }) => (
  <span
    className={`whitespace-nowrap ${price_from === "none" ? "font-semibold text-warn-ink" : "text-ink-3"}`}
  >
    {text.from[price_from]}
  </span>
);

const columns: Column<InventoryRow>[] = [
  {
    key: "product",
    head: words.product,
    className: "max-w-0 w-full",
    cell: (row) => (
      <>
        <Name row={row} />
        <span className="block truncate text-sm text-ink-3">
          {[row.reference, row.supplier].filter(Boolean).join(" · ")}
        </span>
      </>
    ),
  },
  { key: "type", head: words.type, cell: (row) => productTypeLabels[row.type] },
  { key: "from", head: text.priceFrom, cell: (row) => <PriceSource row={row} /> },
  {
    key: "quantity",
    head: words.quantity,
    isNumber: true,
    cell: (row) => formatCount(row.quantity),
  },
  { key: "price", head: text.price, isNumber: true, cell: (row) => <Money dirhams={row.price} /> },
  {
    key: "value",
    head: text.value,
    isNumber: true,
    cell: (row) => <Money dirhams={row.value} className="font-semibold" />,
  },
];

const card = (row: InventoryRow) => (
  <PhoneRow
    title={<Name row={row} />}
    details={[row.reference, productTypeLabels[row.type]].filter(Boolean).join(" · ")}
    secondLine={
      <span className="flex gap-2">
        {formatCount(row.quantity)} × <Money dirhams={row.price} /> <PriceSource row={row} />
      </span>
    }
    end={<Money dirhams={row.value} className="font-semibold" />}
  />
);

/** Rows of an inventory; products without a price come first. */
export const InventoryTable = ({ rows }: { rows: readonly InventoryRow[] }) => (
  <DataTable
    label={words.inventory}
    rows={rows.map((row) => ({ ...row, id: row.product }))}
    columns={columns}
    card={card}
    rowHref={({ product }) => paths.product(product)}
  />
);
