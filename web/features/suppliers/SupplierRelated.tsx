import type { ReactNode } from "react";
import type { Product, Receipt } from "#domain/core/records.ts";
import type { Page } from "#api/request.ts";
import { formatDay } from "#lib/formats.ts";
import { paths } from "#lib/paths.ts";
import type { Query } from "#api/useKeptQuery.ts";
import { Card } from "#ui/page/Card.tsx";
import { ReceiptStatusBadge } from "#ui/page/Badge.tsx";
import { type Column, DataTable } from "#ui/list/DataTable.tsx";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import { RowLink } from "#ui/list/RowLink.tsx";
import { Pagination } from "#ui/list/Pagination.tsx";
import { Money } from "#ui/page/Money.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { EmptyState, ErrorPanel, RowsSkeleton } from "#ui/page/Panel.tsx";
import { StockBadge } from "#shared/stock/StockBadge.tsx";
import { strings } from "./suppliers.strings.ts";

const text = strings.detail;
type Preview = { size: number; onAll: () => void };
type RelatedProps<Row> = {
  title: string;
  query: Query<Page<Row>>;
  preview?: Preview | undefined;
  onPage?: ((page: number) => void) | undefined;
  empty: string;
  failed: string;
  children: (rows: Row[]) => ReactNode;
};

/** One of the two lists: as a tab, or as a preview with the way to all of it. */
function Related<Row>(props: RelatedProps<Row>) {
  const { title, query, preview, onPage, empty, failed, children } = props;
  const { data, error, refetch } = query;
  const content =
    error !== null ? (
      <div className="p-4">
        <ErrorPanel message={failed} onRetry={() => refetch()} />
      </div>
    ) : !data ? (
      <RowsSkeleton rows={4} />
    ) : data.items.length === 0 ? (
      <EmptyState icon="box" title={empty} />
    ) : (
      <>
        {children(preview ? data.items.slice(0, preview.size) : data.items)}
        {onPage && (
          <Pagination
            page={data.page}
            perPage={data.perPage}
            totalItems={data.totalItems}
            onPage={onPage}
          />
        )}
      </>
    );
  if (!preview) return content;
  return (
    <Card
      title={title}
      className="overflow-hidden"
      aside={
        <button
          type="button"
          className="link text-sm"
          aria-label={`${text.seeAll}\u00a0: ${title}`}
          onClick={preview.onAll}
        >
          {text.seeAll}
        </button>
      }
    >
      {content}
    </Card>
  );
}

/** Beside each other their rows are as high, those of one line too. */
function useRowClass() {
  const isPhone = useIsPhone();
  return () => (isPhone ? "" : "h-13");
}

const productColumns: Column<Product>[] = [
  {
    key: "product",
    head: text.product,
    className: "max-w-0 w-full min-w-48",
    cell: ({ id, name, reference }) => (
      <>
        <RowLink href={paths.product(id)} className="block truncate" title={name}>
          {name}
        </RowLink>
        {reference && <p className="text-sm text-ink-3">{reference}</p>}
      </>
    ),
  },
  {
    key: "price",
    head: text.price,
    isNumber: true,
    cell: ({ purchase_price }) => <Money dirhams={purchase_price} />,
  },
  {
    key: "stock",
    head: text.stock,
    cell: ({ stock }) => <StockBadge stock={stock} />,
  },
];

const productCard = ({ id, name, reference, purchase_price, stock }: Product) => (
  <PhoneRow
    title={
      <RowLink href={paths.product(id)} title={name}>
        {name}
      </RowLink>
    }
    facts={reference}
    end={
      <>
        <Money dirhams={purchase_price} />
        <StockBadge stock={stock} />
      </>
    }
  />
);

type Props<Row> = {
  query: Query<Page<Row>>;
  preview?: Preview;
  /** All of it, a page at a time. */
  onPage?: (page: number) => void;
};

export function SupplierProducts({ query, preview, onPage }: Props<Product>) {
  const title = text.tabs.products;
  const rowClass = useRowClass();
  return (
    <Related
      title={title}
      query={query}
      preview={preview}
      onPage={onPage}
      empty={text.noProduct}
      failed={text.productsFailed}
    >
      {(rows) => (
        <DataTable
          label={title}
          rows={rows}
          columns={productColumns}
          card={productCard}
          rowHref={({ id }) => paths.product(id)}
          rowClass={rowClass}
        />
      )}
    </Related>
  );
}

const receiptColumns: Column<Receipt>[] = [
  {
    key: "number",
    head: text.number,
    cell: ({ id, receipt_number }) => <RowLink href={paths.receipt(id)}>{receipt_number}</RowLink>,
  },
  { key: "date", head: text.date, cell: ({ date }) => formatDay(date) },
  {
    key: "status",
    head: text.status,
    cell: ({ status }) => <ReceiptStatusBadge status={status} isListed />,
  },
  {
    key: "amount",
    head: text.amount,
    isNumber: true,
    cell: ({ total_amount }) => <Money dirhams={total_amount} />,
  },
];

const receiptCard = ({ id, receipt_number, date, status, total_amount }: Receipt) => (
  <PhoneRow
    title={<RowLink href={paths.receipt(id)}>{receipt_number}</RowLink>}
    facts={formatDay(date)}
    end={
      <>
        <Money dirhams={total_amount} className="font-semibold" />
        <ReceiptStatusBadge status={status} isListed />
      </>
    }
  />
);

export function SupplierReceipts({ query, preview, onPage }: Props<Receipt>) {
  const title = text.tabs.receipts;
  const rowClass = useRowClass();
  return (
    <Related
      title={title}
      query={query}
      preview={preview}
      onPage={onPage}
      empty={text.noReceipt}
      failed={text.receiptsFailed}
    >
      {(rows) => (
        <DataTable
          label={title}
          rows={rows}
          columns={receiptColumns}
          card={receiptCard}
          rowHref={({ id }) => paths.receipt(id)}
          rowClass={rowClass}
        />
      )}
    </Related>
  );
}
