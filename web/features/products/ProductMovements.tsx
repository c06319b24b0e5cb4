import { useKeptQuery } from "#api/useKeptQuery.ts";
import { useState } from "react";
import { formatCount } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { Card } from "#ui/page/Card.tsx";
import { type Column, DataTable } from "#ui/list/DataTable.tsx";
import { RelatedList } from "#ui/list/RelatedList.tsx";
import { EmptyState } from "#ui/feedback/Panel.tsx";
import { MovementQuantity } from "#shared/stock/MovementQuantity.tsx";
import { balancesOf } from "#shared/stock/movementDocument.ts";
import { MovementDocument } from "#shared/stock/MovementDocument.tsx";
import { MovementEntry } from "#shared/stock/MovementEntry.tsx";
import { type ListedMovement, movementQueries } from "#api/stock/movements.ts";
import type { ListedProduct } from "#api/stock/products.ts";
import { words } from "#lib/texts/words.strings.ts";
import { movementTypeLabels } from "#shared/stock/stock.strings.ts";
import { productsStrings } from "./products.strings.ts";

const text = productsStrings.detail;
const pageSize = 10;
type Row = ListedMovement & { balance: number };

/**
 * Origin of a movement: its document, or the note if it comes from the product itself (creation, manual correction).
 */
const Origin = ({ row }: { row: Row }) =>
  row.reference_type === "product" ? (
    <bdi dir="auto">{row.notes || text.made}</bdi>
  ) : (
    <MovementDocument movement={row} none={row.notes || "-"} />
  );

const columns: Column<Row>[] = [
  { key: "date", head: words.date, cell: (row) => <MovementEntry movement={row} /> },
  { key: "type", head: words.type, cell: (row) => movementTypeLabels[row.movement_type] },
  { key: "origin", head: text.origin, cell: (row) => <Origin row={row} /> },
  {
    key: "quantity",
    head: words.quantity,
    isNumber: true,
    cell: (row) => <MovementQuantity quantity={row.quantity} />,
  },
  {
    key: "balance",
    head: words.stock,
    isNumber: true,
    cell: (row) => formatCount(row.balance),
  },
];

const card = (row: Row) => (
  <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
    <span>
      {movementTypeLabels[row.movement_type]} · <Origin row={row} />
    </span>
    <MovementQuantity quantity={row.quantity} />
    <span className="text-sm text-ink-2">
      <MovementEntry movement={row} />
    </span>
    <span className="num text-sm text-ink-3">
      {words.stock} {formatCount(row.balance)}
    </span>
  </div>
);

/** Stock movements of a product, with the stock after each. */
export function ProductMovements({ product }: { product: ListedProduct }) {
  const [page, setPage] = useState(1);
  const { id } = product;
  const query = useKeptQuery(movementQueries.some({ product: id, page, perPage: pageSize }));
  const quantities = query.data?.items.map(({ quantity }) => quantity) ?? [];
  const balances = balancesOf(query.data?.balance ?? product.stock, quantities);
  return (
    <Card
      title={words.stockMovements}
      className="overflow-hidden"
      aside={
        <a className="link text-sm" href={`${paths.movements}?product=${id}`}>
          {words.seeAll}
        </a>
      }
    >
      <RelatedList
        query={query}
        failed={words.movementsFailed}
        rows={4}
        empty={<EmptyState icon="box" title={words.noStockMovement} />}
        onPage={setPage}
      >
        {(movements) => (
          <DataTable
            label={words.stockMovements}
            rows={movements.map((row, index): Row => ({ ...row, balance: balances[index] ?? 0 }))}
            columns={columns}
            card={card}
          />
        )}
      </RelatedList>
    </Card>
  );
}
