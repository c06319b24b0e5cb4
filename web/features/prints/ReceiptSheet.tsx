import type { ReceiptDocument } from "#api/stock/receipts.ts";
import { formatAmount, formatMoney, toCentimes } from "#domain/core/money.ts";
import type { Company } from "#domain/core/records.ts";
import { itemTotal, itemsTotal } from "#domain/sale/invoice.ts";
import { formatCount, formatDay, formatMoment, formatPhone } from "#lib/texts/formats.ts";
import { receiptStatusLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { inLine } from "#shared/documents/companyLines.ts";
import { printStrings } from "#shared/paper/prints.strings.ts";
import { ShopSheet } from "#shared/paper/ShopSheet.tsx";
import { SheetTable } from "#shared/paper/SheetTable.tsx";
import { SizedName } from "#ui/page/SizedName.tsx";

const text = printStrings.receipt;
type ReceiptProps = { receipt: ReceiptDocument };

function Supplier({ receipt }: ReceiptProps) {
  const supplier = receipt.expand?.supplier;
  const { contact_person = "", phone = "", email = "", address = "" } = supplier ?? {};
  return (
    <div className="wrap-anywhere">
      <p className="sheet-small">{words.supplier}</p>
      <p dir="auto" className="font-semibold">
        {supplier?.name ?? words.unknownSupplier}
      </p>
      <p dir="auto">{inLine(contact_person, formatPhone(phone), email, address)}</p>
    </div>
  );
}

/** Ordered and received quantities, by reference. */
function Items({ receipt: { items } }: ReceiptProps) {
  const units = (field: "quantity" | "received_quantity") =>
    formatCount(items.reduce((sum, item) => sum + item[field], 0));
  return (
    <SheetTable
      texts={[words.reference, words.item]}
      numbers={[words.ordered, words.received, words.unitPrice, words.total]}
    >
      {items.map((item) => (
        <tr key={item.id}>
          <td className="wrap-anywhere">{item.expand?.product?.reference || "-"}</td>
          <td dir="auto" className="wrap-anywhere">
            <SizedName>{item.expand?.product?.name ?? words.unknownProduct}</SizedName>
          </td>
          <td className="amount">{formatCount(item.quantity)}</td>
          <td className="amount">{formatCount(item.received_quantity)}</td>
          <td className="amount">{formatAmount(toCentimes(item.price))}</td>
          <td className="amount">{formatAmount(itemTotal(item))}</td>
        </tr>
      ))}
      {/* A body row, because browsers repeat a tfoot on each page. */}
      <tr className="font-semibold">
        <th scope="row" colSpan={2} className="amount">
          {words.total}
        </th>
        <td className="amount">{units("quantity")}</td>
        <td className="amount">{units("received_quantity")}</td>
        <td className="amount" colSpan={2}>
          {formatMoney(itemsTotal(items))}
        </td>
      </tr>
    </SheetTable>
  );
}

const Arrivals = ({ receipt: { arrivals } }: ReceiptProps) => (
  <div className="sheet-small">
    {arrivals.length > 0 && <p className="font-semibold">{words.stockEntries}</p>}
    {arrivals.map(({ created, actor_name, quantity }) => (
      <p key={`${created}${actor_name}`}>
        {text.arrival(formatMoment(created), text.pieces(quantity), actor_name)}
      </p>
    ))}
  </div>
);

/** Delivery slip, on A4 or A5. */
export function ReceiptSheet({ receipt, company }: ReceiptProps & { company: Company }) {
  return (
    <ShopSheet
      company={company}
      title={words.receipt}
      under={
        <>
          <p>{printStrings.invoice.shortNumber(receipt.receipt_number)}</p>
          <p>{printStrings.on(formatDay(receipt.date))}</p>
        </>
      }
    >
      <section className="keep flex justify-between gap-6">
        <Supplier receipt={receipt} />
        <p className="shrink-0 text-right">
          <span className="sheet-small">{words.status}</span>
          <br />
          {receiptStatusLabels[receipt.status]}
        </p>
      </section>
      <Items receipt={receipt} />
      {receipt.notes && (
        <section className="keep">
          <p className="sheet-small">{words.notes}</p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {receipt.notes}
          </p>
        </section>
      )}
      <section className="keep flex items-start justify-between gap-6">
        <Arrivals receipt={receipt} />
        <p className="sheet-stamp sheet-small">{words.receivedBy}</p>
      </section>
    </ShopSheet>
  );
}
