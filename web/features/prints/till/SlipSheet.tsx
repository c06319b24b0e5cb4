import { amountInWords } from "#shared/paper/amountInWords.ts";
import { formatAmount, sum, toCentimes } from "#domain/core/money.ts";
import type { Company } from "#domain/core/records.ts";
import type { ListedPayment } from "#domain/till/tillDay.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { payerOf } from "#shared/till/tillSums.ts";
import { ShopSheet } from "#shared/paper/ShopSheet.tsx";
import { tillPrintStrings } from "./till.strings.ts";
import { SheetTable } from "#shared/paper/SheetTable.tsx";

const text = tillPrintStrings.slip;
const columns = text.columns;
type ChequesProps = { cheques: readonly ListedPayment[] };

const Cheques = ({ cheques }: ChequesProps) => (
  <SheetTable
    texts={[
      words.numberShort,
      words.bank,
      words.chequeNumber,
      columns.drawer,
      words.invoice,
      words.dueOn,
    ]}
    numbers={[words.amountDh]}
  >
    {cheques.map((cheque, index) => (
      <tr key={cheque.id} className="keep">
        <td>{index + 1}</td>
        <td className="wrap-anywhere">{cheque.bank || "-"}</td>
        <td className="wrap-anywhere">{cheque.reference || "-"}</td>
        <td dir="auto" className="wrap-anywhere">
          {payerOf(cheque)}
        </td>
        <td>{cheque.expand.invoice.invoice_number}</td>
        <td>{cheque.due_on ? formatDay(cheque.due_on) : "-"}</td>
        <td className="amount">{formatAmount(toCentimes(cheque.amount))}</td>
      </tr>
    ))}
    {/* A body row, because browsers repeat a tfoot on each page. */}
    <tr className="keep font-semibold">
      <th scope="row" colSpan={6} className="amount">
        {text.total(cheques.length)}
      </th>
      <td className="amount">
        {formatAmount(sum(cheques.map(({ amount }) => toCentimes(amount))))}
      </td>
    </tr>
  </SheetTable>
);

/** Bank deposit slip on A4. */
export function SlipSheet({
  slip,
  cheques,
  company,
}: ChequesProps & { slip: string; company: Company }) {
  const total = sum(cheques.map(({ amount }) => toCentimes(amount)));
  const day = cheques[0]?.deposited_on ?? "";
  return (
    <ShopSheet
      company={company}
      title={text.title}
      under={
        <>
          <p>{text.number(slip)}</p>
          <p>{text.on(formatDay(day))}</p>
        </>
      }
    >
      <section className="keep grid grid-cols-2 gap-6">
        <div className="wrap-anywhere">
          <p className="sheet-small">{text.holder}</p>
          <p dir="auto" className="font-semibold">
            {company.name}
          </p>
        </div>
        {company.bank_info && (
          <div className="wrap-anywhere">
            <p className="sheet-small">{text.account}</p>
            <p dir="auto" className="font-semibold">
              {company.bank_info}
            </p>
          </div>
        )}
      </section>
      <Cheques cheques={cheques} />
      <section className="keep">
        <p>{text.inWords}</p>
        <p className="font-semibold">{amountInWords(total)}</p>
      </section>
      <section className="keep flex justify-between gap-6">
        <p className="sheet-stamp sheet-small">{text.shopSignature}</p>
        <p className="sheet-stamp sheet-small">{text.bankStamp}</p>
      </section>
    </ShopSheet>
  );
}
