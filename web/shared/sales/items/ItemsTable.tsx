import type { ReactNode } from "react";
import type { SavedItem } from "#domain/documents/documents.ts";
import { itemTotal } from "#domain/sale/invoice.ts";
import { type Centimes, minus, noMoney, toCentimes } from "#domain/core/money.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Card } from "#ui/page/Card.tsx";
import { Money } from "#ui/page/Money.tsx";
import { ProductPicture } from "#shared/products/ProductPicture.tsx";
import { lineWords } from "#shared/contactLenses/lineWords.ts";
import { salesStrings } from "#shared/sales/sales.strings.ts";
import { soldName } from "#lib/texts/soldName.ts";
import { picturedOf } from "./soldPicture.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { TableHead } from "#ui/list/TableHead.tsx";
import { SizedName } from "#ui/page/SizedName.tsx";

const strings = salesStrings.products;
type Props = {
  items: readonly SavedItem[];
  total: Centimes;
  /** Draws a note under an item. */
  noteOf?: (item: SavedItem) => ReactNode;
};

const referenceOf = (item: SavedItem): string =>
  item.product === "" && item.label
    ? salesStrings.lines.free
    : item.product_reference || item.expand?.product?.reference || strings.unknownReference;

/** Contact lens in words, and the remark on a product's line. A free line has no remark: its label is its name. */
const Remark = ({ item }: { item: SavedItem }) => (
  <>
    {lineWords(item) && <p className="rx text-sm text-ink-2">{lineWords(item)}</p>}
    {item.product && item.label && <p className="text-sm text-ink-2">{item.label}</p>}
  </>
);

/** Discount of a line, '−18,70 DH', or nothing. */
const Discount = ({ item }: { item: SavedItem }) =>
  item.discount > 0 ? <Money centimes={minus(noMoney, toCentimes(item.discount))} /> : null;

function WideItems({ items, total, noteOf }: Props) {
  const hasDiscount = items.some(({ discount }) => discount > 0);
  const amounts = [words.unitPrice, ...(hasDiscount ? [words.discount] : []), words.total];
  return (
    <table className="tbl">
      <TableHead texts={[words.product]} numbers={[words.quantity, ...amounts]} />
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <td>
              <div className="flex items-center gap-3">
                <ProductPicture product={picturedOf(item)} />
                <div>
                  <p dir="auto" className="font-medium">
                    <SizedName>{soldName(item)}</SizedName>
                  </p>
                  <p className="text-sm text-ink-3">{referenceOf(item)}</p>
                  <Remark item={item} />
                  {noteOf?.(item)}
                </div>
              </div>
            </td>
            <td className="num">{item.quantity}</td>
            <td className="num">
              <Money dirhams={item.price} />
            </td>
            {hasDiscount && (
              <td className="num">
                <Discount item={item} />
              </td>
            )}
            <td className="num font-medium">
              <Money centimes={itemTotal(item)} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={1 + amounts.length} className="num">
            {words.total}
          </td>
          <td className="num">
            <Money centimes={total} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

const ListTotal = ({ total }: Pick<Props, "total">) => (
  <p className="flex justify-between gap-3 px-4 py-3 font-medium">
    {words.total} <Money centimes={total} />
  </p>
);

function ItemList({ items, total, noteOf }: Props) {
  return (
    <>
      <ul className="px-4">
        {items.map((item) => (
          <li
            key={item.id}
            className="py-3 grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-line"
          >
            <p dir="auto" className="font-medium">
              <SizedName>{soldName(item)}</SizedName>
            </p>
            <p className="num font-medium">
              <Money centimes={itemTotal(item)} />
            </p>
            <p className="text-sm text-ink-3">{referenceOf(item)}</p>
            <p className="num text-sm text-ink-3">
              {item.quantity} × <Money dirhams={item.price} /> <Discount item={item} />
            </p>
            <Remark item={item} />
            {noteOf?.(item)}
          </li>
        ))}
      </ul>
      <ListTotal total={total} />
    </>
  );
}

/** 'Produits': table of an invoice's items. An old invoice may have an amount but no items. */
export function ItemsTable(props: Props) {
  const { items, total } = props;
  const isPhone = useIsPhone();
  return (
    <Card title={words.products} className="overflow-hidden">
      {items.length === 0 ? (
        <>
          <p className="px-4 py-6 text-center text-ink-3">{words.noProduct}</p>
          {total > 0 && (
            <div className="border-t border-line">
              <ListTotal total={total} />
            </div>
          )}
        </>
      ) : isPhone ? (
        <ItemList {...props} />
      ) : (
        <WideItems {...props} />
      )}
    </Card>
  );
}
