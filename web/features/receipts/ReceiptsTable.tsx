import { Link } from "wouter";
import { formatDay } from "#lib/formats.ts";
import { paths } from "#lib/paths.ts";
import { ReceiptStatusBadge } from "#ui/page/Badge.tsx";
import { actionsColumn, type Column } from "#ui/list/DataTable.tsx";
import { recordTable } from "#ui/list/recordTable.tsx";
import { type Removal, rowActions } from "#ui/list/RowActions.tsx";
import { Money } from "#ui/page/Money.tsx";
import type { ListedReceipt } from "#api/receipts.ts";
import { strings } from "./receipts.strings.ts";

type Actions = Removal<ListedReceipt>;

const NumberLink = ({ receipt }: { receipt: ListedReceipt }) => (
  <Link className="font-semibold hover:underline" href={paths.receipt(receipt.id)}>
    {receipt.receipt_number}
  </Link>
);

const supplierOf = (receipt: ListedReceipt): string =>
  receipt.expand?.supplier?.name ?? strings.unknownSupplier;

const actionsOf = rowActions(strings, ({ id, receipt_number }: ListedReceipt) => ({
  name: receipt_number,
  view: paths.receipt(id),
  edit: paths.editReceipt(id),
}));

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
  actionsColumn(actionsOf(actions)),
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
    <span className="col-span-2 -mr-2 justify-self-end">{actionsOf(actions)(row)}</span>
  </div>
);

/** The receipts: a table, or a list on a phone. */
export const ReceiptsTable = recordTable<ListedReceipt, Actions>({
  label: strings.title,
  columns: columnsOf,
  card: cardOf,
  href: ({ id }) => paths.receipt(id),
});
