import type { SavedItem } from "#domain/documents/documents.ts";
import { itemTotal } from "#domain/sale/invoice.ts";
import { type Centimes, toCentimes } from "#domain/core/money.ts";
import { inPrintOrder, itemLabel, nameOf } from "./itemLabel.ts";
import { printAmount, printMoney } from "./printMoney.ts";
import { strings } from "./prints.strings.ts";

const text = strings.invoice;

/** What was sold: its head is repeated where the table goes on to another page. */
export function InvoiceItems({ items, total }: { items: readonly SavedItem[]; total: Centimes }) {
  return (
    <table className="sheet-table">
      <thead>
        <tr>
          <th scope="col">{text.label}</th>
          <th scope="col">{text.item}</th>
          <th scope="col" className="amount">
            {text.quantity}
          </th>
          <th scope="col" className="amount">
            {text.price}
          </th>
          <th scope="col" className="amount">
            {text.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.length === 0 && (
          <tr>
            <td colSpan={5} className="middle">
              {text.noItems}
            </td>
          </tr>
        )}
        {inPrintOrder(items).map((item) => (
          <tr key={item.id}>
            <td>{itemLabel(item)}</td>
            <td className="wrap-anywhere">{nameOf(item)}</td>
            <td className="amount">{item.quantity}</td>
            <td className="amount">{printAmount(toCentimes(item.price))}</td>
            <td className="amount">{printAmount(itemTotal(item))}</td>
          </tr>
        ))}
        {/* A foot would be repeated on each page: the total stands once, after the last item. */}
        <tr className="text-[1.2em] font-semibold">
          <th scope="row" colSpan={4} className="amount">
            {text.total}
          </th>
          <th scope="row" className="amount">
            {printMoney(total)}
          </th>
        </tr>
      </tbody>
    </table>
  );
}
