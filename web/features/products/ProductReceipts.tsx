import { useKeptQuery } from "#api/useKeptQuery.ts";
import { useState } from "react";
import { formatCount, formatDay } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { Card } from "#ui/page/Card.tsx";
import { ReceiptStatusBadge } from "#ui/page/Badge.tsx";
import { type Column, DataTable } from "#ui/list/DataTable.tsx";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import { RowLink } from "#ui/list/RowLink.tsx";
import { RelatedList } from "#ui/list/RelatedList.tsx";
import { EmptyState } from "#ui/feedback/Panel.tsx";
import type { ListedProduct } from "#api/stock/products.ts";
import { type ProductReceipt, receiptQueries } from "#api/stock/receipts.ts";
import { words } from "#lib/texts/words.strings.ts";
import { productsStrings } from "./products.strings.ts";

const text = productsStrings.detail;
const pageSize = 10;

const receiptOf = (row: ProductReceipt) => row.expand?.receipt;

const NumberLink = ({ row }: { row: ProductReceipt }) => (
  <RowLink href={paths.receipt(row.receipt)}>{receiptOf(row)?.receipt_number ?? "-"}</RowLink>
);

const supplierOf = (row: ProductReceipt): string =>
  receiptOf(row)?.expand?.supplier?.name ?? words.unknownSupplier;

function Status({ row }: { row: ProductReceipt }) {
  const receipt = receiptOf(row);
  return receipt ? <ReceiptStatusBadge status={receipt.status} /> : null;
}

const tone = ({ received_quantity, quantity }: ProductReceipt): string =>
  received_quantity === 0
    ? "text-bad-ink"
    : received_quantity < quantity
      ? "text-warn-ink"
      : "text-ok-ink";

const Received = ({ row }: { row: ProductReceipt }) => (
  <span className={`num font-medium ${tone(row)}`}>
    {formatCount(row.received_quantity)} / {formatCount(row.quantity)}
  </span>
);

const columns: Column<ProductReceipt>[] = [
  { key: "receipt", head: text.receipt, cell: (row) => <NumberLink row={row} /> },
  { key: "date", head: words.date, cell: (row) => formatDay(receiptOf(row)?.date ?? "") },
  { key: "supplier", head: words.supplier, cell: supplierOf },
  { key: "status", head: words.status, cell: (row) => <Status row={row} /> },
  { key: "received", head: words.received, isNumber: true, cell: (row) => <Received row={row} /> },
];

const card = (row: ProductReceipt) => (
  <PhoneRow
    title={<NumberLink row={row} />}
    details={supplierOf(row)}
    secondLine={formatDay(receiptOf(row)?.date ?? "")}
    end={
      <>
        <Received row={row} />
        <Status row={row} />
      </>
    }
  />
);

/** Receipts of the product, newest first. */
export function ProductReceipts({ product: { id } }: { product: ListedProduct }) {
  const [page, setPage] = useState(1);
  const query = useKeptQuery(receiptQueries.ofProduct({ product: id, page, perPage: pageSize }));
  return (
    <Card title={words.receipts} className="overflow-hidden">
      <RelatedList
        query={query}
        failed={words.receiptsFailed}
        rows={3}
        empty={<EmptyState icon="box" title={text.noReceipt} />}
        onPage={setPage}
      >
        {(rows) => (
          <DataTable
            label={words.receipts}
            rows={rows}
            columns={columns}
            card={card}
            rowHref={(row) => paths.receipt(row.receipt)}
          />
        )}
      </RelatedList>
    </Card>
  );
}
