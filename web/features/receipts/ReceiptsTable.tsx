import { formatDay } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { supplierOf } from "#shared/stock/supplierOf.ts";
import { ListedReceiptBadge } from "#ui/page/Badge.tsx";
import type { Column } from "#ui/list/DataTable.tsx";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import { recordTable } from "#ui/list/recordTable.tsx";
import { type Removal, rowActions } from "#ui/list/rowActionSet.ts";
import { CrossLink, RowLink } from "#ui/list/RowLink.tsx";
import { Money } from "#ui/page/Money.tsx";
import type { ListedReceipt } from "#api/stock/receipts.ts";
import { words } from "#lib/texts/words.strings.ts";
import { receiptsStrings } from "./receipts.strings.ts";

type Props = { receipt: ListedReceipt };

const NumberLink = ({ receipt }: Props) => (
  <RowLink href={paths.receipt(receipt.id)}>{receipt.receipt_number}</RowLink>
);

function SupplierLink({ receipt }: Props) {
  const supplier = receipt.expand?.supplier;
  if (!supplier) return <span className="text-ink-3">{words.unknownSupplier}</span>;
  return (
    <CrossLink href={paths.supplier(supplier.id)}>
      <bdi dir="auto">{supplier.name}</bdi>
    </CrossLink>
  );
}

const Status = ({ receipt }: Props) => <ListedReceiptBadge status={receipt.status} />;

const actionsOf = rowActions<ListedReceipt>(
  ({ id, receipt_number, expand }) => ({
    name: receipt_number,
    phone: expand?.supplier?.phone,
    isCallInMenu: true,
    view: paths.receipt(id),
    print: paths.printReceipt(id),
    isPrintInMenu: true,
    edit: paths.editReceipt(id),
  }),
  receiptsStrings,
);

const columns: Column<ListedReceipt>[] = [
  {
    key: "number",
    sort: "number",
    head: words.number,
    cell: (row) => <NumberLink receipt={row} />,
  },
  { key: "date", sort: "date", head: words.date, cell: (row) => formatDay(row.date) },
  { key: "supplier", head: words.supplier, cell: (row) => <SupplierLink receipt={row} /> },
  {
    key: "status",
    head: words.status,
    className: "w-0",
    cell: (row) => <Status receipt={row} />,
  },
  {
    key: "amount",
    head: words.amount,
    isNumber: true,
    cell: (row) => <Money dirhams={row.total_amount} />,
  },
];

/** Receipts table, or a list on a phone. */
export const ReceiptsTable = recordTable<ListedReceipt, Removal<ListedReceipt>>({
  label: words.receipts,
  columns,
  card: (row) => (
    <PhoneRow
      title={<NumberLink receipt={row} />}
      details={`${formatDay(row.date)} · ${supplierOf(row)}`}
      end={
        <>
          <Money dirhams={row.total_amount} className="font-semibold" />
          <Status receipt={row} />
        </>
      }
    />
  ),
  href: ({ id }) => paths.receipt(id),
  actions: actionsOf,
});
