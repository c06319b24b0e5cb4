import { itemTotal, itemsTotal } from "#domain/sale/invoice.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { Card } from "#ui/page/Card.tsx";
import { type Column, DataTable } from "#ui/list/DataTable.tsx";
import { RowLink } from "#ui/list/RowLink.tsx";
import { Money } from "#ui/page/Money.tsx";
import { WholeSizes } from "#ui/page/WholeSizes.tsx";
import { ReceivedDetail, receivedTone } from "./ReceivedDetail.tsx";
import type { ReceiptDocument, SavedReceiptItem } from "#api/stock/receipts.ts";
import { words } from "#lib/texts/words.strings.ts";
import { isCounted } from "./receiptValues.ts";
import { receiptsStrings } from "./receipts.strings.ts";

const text = receiptsStrings.detail;

const ProductLink = ({ item }: { item: SavedReceiptItem }) => (
  <span className="grid">
    <RowLink href={paths.product(item.product)}>
      <WholeSizes name={item.expand?.product?.name ?? "-"} />
    </RowLink>
    <span className="text-sm text-ink-3">{item.expand?.product?.reference}</span>
  </span>
);

function Received({ item }: { item: SavedReceiptItem }) {
  const came = { ordered: item.quantity, received: item.received_quantity };
  return (
    <span className="inline-flex items-baseline gap-x-2 md:grid md:text-right">
      <span className={`num font-medium ${receivedTone(came)}`}>{formatCount(came.received)}</span>
      <ReceivedDetail {...came} />
    </span>
  );
}

/** Breaks a head into two lines, so that product names have more space. */
const twoLines = (head: string) => {
  const [first = "", ...rest] = head.split(" ");
  return (
    <span className="block py-2">
      {first} <br />
      {rest.join(" ")}
    </span>
  );
};

const columns: Column<SavedReceiptItem>[] = [
  { key: "product", head: words.product, cell: (item) => <ProductLink item={item} /> },
  {
    key: "price",
    head: words.unitPrice,
    isNumber: true,
    cell: (item) => <Money dirhams={item.price} />,
  },
  {
    key: "ordered",
    head: twoLines(text.ordered),
    isNumber: true,
    cell: (item) => formatCount(item.quantity),
  },
  {
    key: "received",
    head: twoLines(text.received),
    isNumber: true,
    cell: (item) => <Received item={item} />,
  },
  {
    key: "total",
    head: words.total,
    isNumber: true,
    cell: (item) => <Money centimes={itemTotal(item)} className="font-semibold" />,
  },
];

const card = (item: SavedReceiptItem) => (
  <div className="grid gap-1">
    <ProductLink item={item} />
    <p className="flex items-baseline justify-between gap-3">
      <span className="text-ink-2">
        {formatCount(item.quantity)} × <Money dirhams={item.price} />
      </span>
      <Money centimes={itemTotal(item)} className="font-semibold" />
    </p>
    <Received item={item} />
  </div>
);

const unitsOf = (items: readonly SavedReceiptItem[], field: "quantity" | "received_quantity") =>
  formatCount(items.reduce((units, item) => units + item[field], 0));

/** Items with their ordered and received quantity and price. */
export function ReceiptItems({ receipt }: { receipt: ReceiptDocument }) {
  const total = itemsTotal(receipt.items);
  return (
    <Card title={words.items} className="overflow-hidden">
      <DataTable
        label={words.items}
        rows={receipt.items}
        columns={columns}
        card={card}
        // Aligned at the top: the received quantity may have a note below.
        rowClass={() => "align-top"}
        foot={
          <tr>
            <td colSpan={2}>{words.total}</td>
            <td className="num">{unitsOf(receipt.items, "quantity")}</td>
            <td className="num">{unitsOf(receipt.items, "received_quantity")}</td>
            <td className="num">
              <Money centimes={total} />
            </td>
          </tr>
        }
      />
      <p className="flex justify-between gap-3 border-t border-line-strong px-4 py-3 font-medium md:hidden">
        {words.total} <Money centimes={total} />
      </p>
      {!isCounted(receipt.status) && receipt.items.some((item) => item.received_quantity > 0) && (
        <p className="border-t border-line px-4 py-3 font-semibold text-warn-ink">
          {receiptsStrings.movesNothing(receipt.status)}
        </p>
      )}
    </Card>
  );
}
