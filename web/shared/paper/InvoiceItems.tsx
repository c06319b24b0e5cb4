import { itemTotal } from "#domain/sale/invoice.ts";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import { words } from "#lib/texts/words.strings.ts";
import { inPrintOrder, itemLabel, nameOf, type PrintedItem, remarkOf } from "./itemLabel.ts";
import { printDiscount } from "./printDiscount.ts";
import { printStrings } from "./prints.strings.ts";
import { SheetTable } from "./SheetTable.tsx";
import { SizedName } from "#ui/page/SizedName.tsx";

const text = printStrings.invoice;

/**
 * Items of an invoice or quote. The discount column appears only when a line has one; the head repeats on each page.
 */
export function InvoiceItems({ items }: { items: readonly PrintedItem[] }) {
  const hasDiscount = items.some(({ discount }) => discount > 0);
  const amounts = [words.unitPrice, ...(hasDiscount ? [words.discount] : []), words.total];
  return (
    <SheetTable texts={[text.label, words.item]} numbers={[words.quantityShort, ...amounts]}>
      {items.length === 0 && (
        <tr>
          <td colSpan={3 + amounts.length} className="middle">
            {words.noProduct}
          </td>
        </tr>
      )}
      {inPrintOrder(items).map((item) => (
        <tr key={item.id}>
          <td className="min-w-[6em] wrap-anywhere">{itemLabel(item)}</td>
          <td className="wrap-anywhere">
            <bdi dir="auto">
              <SizedName>{nameOf(item)}</SizedName>
            </bdi>
            {item.lensWords && <p className="sheet-small">{item.lensWords}</p>}
            {remarkOf(item) && (
              <p dir="auto" className="sheet-small">
                {remarkOf(item)}
              </p>
            )}
            {item.promise && <p className="sheet-small">{item.promise}</p>}
          </td>
          <td className="amount">{item.quantity}</td>
          <td className="amount">{formatMoney(toCentimes(item.price))}</td>
          {hasDiscount && <td className="amount">{printDiscount(item)}</td>}
          <td className="amount">{formatMoney(itemTotal(item))}</td>
        </tr>
      ))}
    </SheetTable>
  );
}
