import type { SavedItem } from "#domain/documents/documents.ts";
import { itemTotal } from "#domain/sale/invoice.ts";
import { toCentimes } from "#domain/core/money.ts";
import { words } from "#lib/words.strings.ts";
import { inPrintOrder, itemLabel, nameOf } from "./itemLabel.ts";
import { printMoney } from "./printMoney.ts";
import { strings } from "./prints.strings.ts";
import { TableHead } from "#ui/list/TableHead.tsx";

const text = strings.invoice;

/** Items of the invoice; the head repeats on each page. */
export function InvoiceItems({ items }: { items: readonly SavedItem[] }) {
  return (
    <table className="sheet-table">
      <TableHead
        texts={[text.label, words.item]}
        numbers={[words.quantityShort, words.unitPrice, words.total]}
        numberClass="amount"
      />
      <tbody>
        {items.length === 0 && (
          <tr>
            <td colSpan={5} className="middle">
              {words.noProduct}
            </td>
          </tr>
        )}
        {inPrintOrder(items).map((item) => (
          <tr key={item.id}>
            <td className="min-w-[6em] wrap-anywhere">{itemLabel(item)}</td>
            <td className="wrap-anywhere">{nameOf(item)}</td>
            <td className="amount">{item.quantity}</td>
            <td className="amount">{printMoney(toCentimes(item.price))}</td>
            <td className="amount">{printMoney(itemTotal(item))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
