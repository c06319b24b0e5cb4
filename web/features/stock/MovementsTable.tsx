import { Link } from "wouter";
import { formatCount } from "#lib/formats.ts";
import { movementTypeLabels } from "#lib/labels.ts";
import { paths } from "#lib/paths.ts";
import { type Column, DataTable } from "#ui/list/DataTable.tsx";
import { MovementQuantity } from "#ui/stock/MovementQuantity.tsx";
import { MovementDocument } from "#ui/stock/MovementDocument.tsx";
import { MovementEntry } from "#ui/stock/MovementEntry.tsx";
import type { ListedMovement } from "#api/movements.ts";
import { strings } from "./stock.strings.ts";

const text = strings.movements;
type Row = ListedMovement & { balance: number | null };

const ProductLink = ({ row }: { row: Row }) => (
  <Link
    className="font-semibold hover:underline max-md:inline-block max-md:py-1"
    href={paths.product(row.product)}
  >
    {row.expand?.product?.name ?? strings.unknownProduct}
  </Link>
);

const balanceColumn: Column<Row> = {
  key: "balance",
  head: text.stock,
  isNumber: true,
  cell: ({ balance }) => (balance === null ? "" : formatCount(balance)),
};

const columnsOf = (hasBalance: boolean): Column<Row>[] => [
  { key: "date", head: text.date, cell: (row) => <MovementEntry movement={row} /> },
  { key: "product", head: text.product, cell: (row) => <ProductLink row={row} /> },
  { key: "type", head: text.type, cell: (row) => movementTypeLabels[row.movement_type] },
  {
    key: "document",
    head: text.document,
    cell: (row) => <MovementDocument movement={row} none="-" />,
  },
  {
    key: "notes",
    head: text.notes,
    className: "max-w-0 w-1/4",
    cell: ({ notes }) => (
      <p className="truncate text-ink-2" title={notes}>
        {notes || "-"}
      </p>
    ),
  },
  {
    key: "quantity",
    head: text.quantity,
    isNumber: true,
    cell: (row) => <MovementQuantity quantity={row.quantity} />,
  },
  ...(hasBalance ? [balanceColumn] : []),
];

const card = (row: Row) => (
  <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1">
    <span className="truncate">
      <ProductLink row={row} />
    </span>
    <MovementQuantity quantity={row.quantity} />
    <div className="text-sm text-ink-2">
      {movementTypeLabels[row.movement_type]} · <MovementDocument movement={row} none="-" />
      <MovementEntry movement={row} />
    </div>
    {row.balance !== null && (
      <p className="text-sm text-ink-3">
        {text.stock} {formatCount(row.balance)}
      </p>
    )}
  </div>
);

type Props = { rows: readonly ListedMovement[]; balances: readonly number[] | null };

/** The movements, the newest first; with the stock after each when one product is shown whole. */
export function MovementsTable({ rows, balances }: Props) {
  return (
    <DataTable
      label={text.title}
      rows={rows.map((row, index): Row => ({ ...row, balance: balances?.[index] ?? null }))}
      columns={columnsOf(balances !== null)}
      card={card}
    />
  );
}
