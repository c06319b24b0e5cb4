import type { ReactNode } from "react";
import type { Product, Receipt } from "#domain/core/records.ts";
import type { Page } from "#api/request.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import type { Query } from "#api/useKeptQuery.ts";
import { Card } from "#ui/page/Card.tsx";
import { ListedReceiptBadge } from "#ui/page/Badge.tsx";
import { type Column, DataTable } from "#ui/list/DataTable.tsx";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import { RowLink } from "#ui/list/RowLink.tsx";
import { RelatedList } from "#ui/list/RelatedList.tsx";
import { Money } from "#ui/page/Money.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { EmptyState } from "#ui/feedback/Panel.tsx";
import { StockBadge } from "#shared/stock/StockBadge.tsx";
import { suppliersStrings } from "./suppliers.strings.ts";
import { SizedName } from "#ui/page/SizedName.tsx";

const text = suppliersStrings.detail;
type Preview = { size: number; onAll: () => void };
type Props<Row> = {
  query: Query<Page<Row>>;
  preview?: Preview;
  /** Called by the pager of a whole list; absent in a preview. */
  onPage?: (page: number) => void;
};
type RelatedProps<Row> = Props<Row> & {
  title: string;
  empty: string;
  failed: string;
  columns: Column<Row>[];
  card: (row: Row) => ReactNode;
  rowHref: (row: Row) => string;
};

/** List of related records: the content of a tab, or a preview card with a link to that tab. */
function Related<Row extends { id: string }>(props: RelatedProps<Row>) {
  const { title, query, preview, onPage, empty, failed, ...table } = props;
  const isPhone = useIsPhone();
  const content = (
    <RelatedList
      query={query}
      failed={failed}
      rows={4}
      empty={<EmptyState icon="box" title={empty} />}
      onPage={onPage}
    >
      {(rows) => (
        <DataTable
          {...table}
          label={title}
          rows={preview ? rows.slice(0, preview.size) : rows}
          // Rows of equal height, because two previews are side by side.
          rowClass={() => (isPhone ? "" : "h-13")}
        />
      )}
    </RelatedList>
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

const productColumns: Column<Product>[] = [
  {
    key: "product",
    head: words.product,
    className: "max-w-0 w-full min-w-48",
    cell: ({ id, name, reference }) => (
      <>
        <RowLink href={paths.product(id)} className="block truncate" title={name}>
          <bdi dir="auto">{name}</bdi>
        </RowLink>
        {reference && <p className="text-sm text-ink-3">{reference}</p>}
      </>
    ),
  },
  {
    key: "price",
    head: words.purchasePrice,
    isNumber: true,
    cell: ({ purchase_price }) => <Money dirhams={purchase_price} />,
  },
  {
    key: "stock",
    head: words.stock,
    cell: (row) => <StockBadge product={row} />,
  },
];

const productCard = (product: Product) => (
  <PhoneRow
    title={
      <RowLink href={paths.product(product.id)} title={product.name}>
        <bdi dir="auto">
          <SizedName>{product.name}</SizedName>
        </bdi>
      </RowLink>
    }
    details={product.reference}
    end={
      <>
        <Money dirhams={product.purchase_price} />
        <StockBadge product={product} />
      </>
    }
  />
);

export const SupplierProducts = (props: Props<Product>) => (
  <Related
    {...props}
    title={text.tabs.products}
    empty={text.noProduct}
    failed={words.productsFailed}
    columns={productColumns}
    card={productCard}
    rowHref={({ id }) => paths.product(id)}
  />
);

const receiptColumns: Column<Receipt>[] = [
  {
    key: "number",
    head: words.number,
    cell: ({ id, receipt_number }) => <RowLink href={paths.receipt(id)}>{receipt_number}</RowLink>,
  },
  { key: "date", head: words.date, cell: ({ date }) => formatDay(date) },
  {
    key: "status",
    head: words.status,
    cell: ({ status }) => <ListedReceiptBadge status={status} />,
  },
  {
    key: "amount",
    head: words.amount,
    isNumber: true,
    cell: ({ total_amount }) => <Money dirhams={total_amount} />,
  },
];

const receiptCard = ({ id, receipt_number, date, status, total_amount }: Receipt) => (
  <PhoneRow
    title={<RowLink href={paths.receipt(id)}>{receipt_number}</RowLink>}
    details={formatDay(date)}
    end={
      <>
        <Money dirhams={total_amount} className="font-semibold" />
        <ListedReceiptBadge status={status} />
      </>
    }
  />
);

export const SupplierReceipts = (props: Props<Receipt>) => (
  <Related
    {...props}
    title={text.tabs.receipts}
    empty={text.noReceipt}
    failed={words.receiptsFailed}
    columns={receiptColumns}
    card={receiptCard}
    rowHref={({ id }) => paths.receipt(id)}
  />
);
