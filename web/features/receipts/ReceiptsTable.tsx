import { Link } from "wouter";
import { formatDay } from "#lib/formats.ts";
import { paths } from "#lib/paths.ts";
import { ReceiptStatusBadge } from "#ui/page/Badge.tsx";
import { IconButton } from "#ui/page/Button.tsx";
import { IconLink } from "#ui/page/ButtonLink.tsx";
import { type Column, DataTable } from "#ui/list/DataTable.tsx";
import { Money } from "#ui/page/Money.tsx";
import type { ListedReceipt } from "#api/receipts.ts";
import { strings } from "./receipts.strings.ts";

type Actions = { removing: string | null; onRemove: (receipt: ListedReceipt) => void };

const NumberLink = ({ receipt }: { receipt: ListedReceipt }) => (
  <Link className="font-semibold hover:underline" href={paths.receipt(receipt.id)}>
    {receipt.receipt_number}
  </Link>
);

const supplierOf = (receipt: ListedReceipt): string =>
  receipt.expand?.supplier?.name ?? strings.unknownSupplier;

function RowActions({ receipt, removing, onRemove }: { receipt: ListedReceipt } & Actions) {
  return (
    <span className="inline-flex justify-end gap-1">
      <IconLink
        href={paths.receipt(receipt.id)}
        icon="eye"
        label={`${strings.view} ${receipt.receipt_number}`}
      />
      <IconLink
        href={paths.editReceipt(receipt.id)}
        icon="pencil"
        label={`${strings.edit} ${receipt.receipt_number}`}
      />
      <IconButton
        size="sm"
        variant="danger-quiet"
        icon="bin"
        label={`${strings.remove} ${receipt.receipt_number}`}
        disabled={removing === receipt.id}
        onClick={() => onRemove(receipt)}
      />
    </span>
  );
}

const columnsOf = (actions: Actions): Column<ListedReceipt>[] => [
  { key: "number", head: strings.number, cell: (row) => <NumberLink receipt={row} /> },
  { key: "date", head: strings.date, cell: (row) => formatDay(row.date) },
  { key: "supplier", head: strings.supplier, cell: supplierOf },
  {
    key: "status",
    head: strings.status,
    cell: (row) => <ReceiptStatusBadge status={row.status} isListed />,
  },
  {
    key: "amount",
    head: strings.amount,
    isNumber: true,
    cell: (row) => <Money dirhams={row.total_amount} />,
  },
  {
    key: "actions",
    head: strings.actions,
    isNumber: true,
    cell: (row) => <RowActions receipt={row} {...actions} />,
  },
];

const cardOf = (actions: Actions) => (row: ListedReceipt) => (
  <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1">
    <NumberLink receipt={row} />
    <Money dirhams={row.total_amount} className="num font-semibold" />
    <p className="truncate text-sm text-ink-2">
      {supplierOf(row)} · {formatDay(row.date)}
    </p>
    <span className="justify-self-end">
      <ReceiptStatusBadge status={row.status} isListed />
    </span>
    <span className="col-span-2 -mr-2 justify-self-end">
      <RowActions receipt={row} {...actions} />
    </span>
  </div>
);

/** The receipts: a table, or a list on a phone. */
export function ReceiptsTable({ rows, ...actions }: { rows: readonly ListedReceipt[] } & Actions) {
  return (
    <DataTable
      label={strings.title}
      rows={rows}
      rowKey={({ id }) => id}
      columns={columnsOf(actions)}
      card={cardOf(actions)}
      rowHref={({ id }) => paths.receipt(id)}
    />
  );
}
