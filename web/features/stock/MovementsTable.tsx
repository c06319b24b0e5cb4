import { formatCount } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { type Column, DataTable } from "#ui/list/DataTable.tsx";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import type { RowActionSet } from "#ui/list/rowActionSet.ts";
import { RowLink } from "#ui/list/RowLink.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { WholeSizes } from "#ui/page/WholeSizes.tsx";
import { MovementQuantity, signedCount } from "#shared/stock/MovementQuantity.tsx";
import { MovementDocument } from "#shared/stock/MovementDocument.tsx";
import { movementDocument } from "#shared/stock/movementDocument.ts";
import { MovementEntry } from "#shared/stock/MovementEntry.tsx";
import type { ListedMovement } from "#api/stock/movements.ts";
import { words } from "#lib/texts/words.strings.ts";
import { movementTypeLabels } from "#shared/stock/stock.strings.ts";
import { stockStrings } from "./stock.strings.ts";

const text = stockStrings.movements;
type Row = ListedMovement & { balance: number | null };

const nameOf = (row: Row): string => row.expand?.product?.name ?? words.unknownProduct;

const ProductLink = ({ row }: { row: Row }) => (
  <RowLink href={paths.product(row.product)}>
    <WholeSizes name={nameOf(row)} />
  </RowLink>
);

const balanceColumn: Column<Row> = {
  key: "balance",
  head: text.stock,
  isNumber: true,
  cell: ({ balance }) => (balance === null ? "" : formatCount(balance)),
};

const columnsOf = (hasBalance: boolean): Column<Row>[] => [
  { key: "date", head: words.date, cell: (row) => <MovementEntry movement={row} /> },
  {
    key: "product",
    head: words.product,
    cell: (row) => (
      <>
        <ProductLink row={row} />
        <p className="text-sm text-ink-3 lg:hidden">{movementTypeLabels[row.movement_type]}</p>
      </>
    ),
  },
  {
    key: "type",
    head: words.type,
    className: "max-lg:hidden",
    cell: (row) => movementTypeLabels[row.movement_type],
  },
  {
    key: "quantity",
    head: words.quantity,
    isNumber: true,
    cell: (row) => <MovementQuantity quantity={row.quantity} />,
  },
  ...(hasBalance ? [balanceColumn] : []),
  {
    key: "document",
    head: text.document,
    cell: (row) => (
      <>
        <MovementDocument movement={row} none="-" />
        <p dir="auto" className="line-clamp-2 text-sm wrap-anywhere text-ink-3" title={row.notes}>
          {row.notes}
        </p>
      </>
    ),
  },
];

/** Number of the document, with a link. On a phone it shows only if it fits; the row's menu has the link. */
function DocumentName({ row }: { row: Row }) {
  const document = movementDocument(row);
  return (
    document && (
      <span>
        · <bdi dir="auto">{document.name}</bdi>
      </span>
    )
  );
}

const card = (row: Row) => (
  <PhoneRow
    title={<ProductLink row={row} />}
    details={
      <span className="flex h-5 flex-wrap gap-1 overflow-hidden">
        <span className="truncate">
          {movementTypeLabels[row.movement_type]} · <MovementEntry movement={row} />
        </span>
        <DocumentName row={row} />
      </span>
    }
    end={
      <>
        <MovementQuantity quantity={row.quantity} />
        {row.balance !== null && (
          <span className="text-sm text-ink-3">
            {text.stock} {formatCount(row.balance)}
          </span>
        )}
      </>
    }
  />
);

/** Actions of a row; on a phone they include the document, which the row does not link. */
function actionsOf(row: Row): RowActionSet {
  const { name: word = "", label = word, href } = movementDocument(row) ?? {};
  // Includes quantity and type, because a product moves several times, and a document moves several products.
  const name = [nameOf(row), signedCount(row.quantity), word].filter(Boolean).join(", ");
  return { name, actions: href ? [{ icon: "invoice", word, label, href }] : [] };
}

type Props = { rows: readonly ListedMovement[]; balances: readonly number[] | null };

/** Table of movements, newest first; for a single product with the stock after each. */
export function MovementsTable({ rows, balances }: Props) {
  const isPhone = useIsPhone();
  return (
    <DataTable
      label={words.stockMovements}
      rows={rows.map((row, index): Row => ({ ...row, balance: balances?.[index] ?? null }))}
      columns={columnsOf(balances !== null)}
      card={card}
      rowHref={({ product }) => paths.product(product)}
      {...(isPhone ? { actions: actionsOf } : {})}
    />
  );
}
