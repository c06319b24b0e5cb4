import type { ReactNode } from "react";
import { minus, noMoney, toCentimes } from "#domain/core/money.ts";
import type { Payment } from "#domain/core/records.ts";
import { balanceOfInvoice, type StoredAmounts } from "#domain/sale/due.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Card } from "#ui/page/Card.tsx";
import { Money } from "#ui/page/Money.tsx";
import { useIsNarrow, useIsPhone } from "#ui/page/useIsPhone.ts";
import {
  detailsOf,
  isUnnumbered,
  Method,
  noNumber,
  PaidAmount,
  type PaymentActions,
  PaymentMenu,
  referenceOf,
} from "./PaymentCells.tsx";
import { salesStrings } from "#shared/sales/sales.strings.ts";

const strings = salesStrings.payments;
type Props = PaymentActions & {
  payments: readonly Payment[];
  invoice: StoredAmounts;
  hasReference?: boolean;
};

/** Footer sums: credited and paid amounts, then the amount due in red, or the surplus. */
function sumsOf(invoice: StoredAmounts) {
  const { remaining, surplus } = balanceOfInvoice(invoice);
  const [paid, credited] = [toCentimes(invoice.paid_amount), toCentimes(invoice.credited_amount)];
  return [
    ...(credited > 0
      ? [{ label: strings.credited, amount: minus(noMoney, credited), tone: "" }]
      : []),
    { label: strings.totalPaid, amount: paid, tone: "" },
    { label: words.due, amount: remaining, tone: remaining > 0 ? "text-bad-ink" : "" },
    ...(surplus > 0 ? [{ label: words.surplus, amount: surplus, tone: "text-warn-ink" }] : []),
  ];
}

function WidePayments(props: Props) {
  const { payments, invoice, hasReference } = props;
  const columns = 2 + (hasReference ? 1 : 0);
  return (
    <table className="tbl">
      <WideHeads {...props} />
      <tbody>
        {payments.length === 0 && (
          <tr>
            <td colSpan={columns + 1} className="text-center text-ink-3">
              {words.noPayment}
            </td>
          </tr>
        )}
        {payments.map((payment) => (
          <WideRow key={payment.id} {...props} payment={payment} />
        ))}
      </tbody>
      <tfoot>
        {sumsOf(invoice).map(({ label, amount, tone }, index) => (
          <tr key={label} className={`${tone} ${index > 0 ? "*:border-t-0!" : ""}`}>
            <td colSpan={columns} className="num">
              {label}
            </td>
            <td className="num">
              <Money centimes={amount} />
            </td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

/** Table heads for a wide screen; on a tablet the details of a cheque wrap under its method. */
const WideHeads = ({ hasReference }: Props) => (
  <thead>
    <tr>
      <th scope="col">{words.date}</th>
      <th scope="col" className={useIsNarrow() ? "w-1/2" : "w-3/5"}>
        {words.method}
      </th>
      {hasReference && <th scope="col">{words.reference}</th>}
      <th scope="col" className="num">
        {words.amount}
      </th>
    </tr>
  </thead>
);

function WideRow({ payment, hasReference, ...actions }: Props & { payment: Payment }) {
  return (
    <tr>
      <td>{formatDay(payment.date)}</td>
      <td>
        <div className="flex items-center gap-3">
          <Method payment={payment} />
          {actions.onRemove && (
            <span className="-m-3">
              <PaymentMenu payment={payment} {...actions} />
            </span>
          )}
        </div>
        <Details details={detailsOf(payment)} />
      </td>
      {hasReference && <td>{referenceOf(payment)}</td>}
      <td className="num">
        <PaidAmount payment={payment} />
      </td>
    </tr>
  );
}

function PaymentList({ payments, invoice, ...actions }: Props) {
  return (
    <>
      {payments.length === 0 && (
        <p className="px-4 py-4 text-center text-ink-3 border-b border-line">{words.noPayment}</p>
      )}
      <ul className="px-4">
        {payments.map((payment) => (
          <li key={payment.id} className="border-b border-line py-3">
            <div className="flex items-center gap-3">
              <span className="min-w-0 flex-1">
                <Method payment={payment} />
              </span>
              <span className="num">
                <PaidAmount payment={payment} />
              </span>
            </div>
            <div className="flex items-center gap-3">
              <div className="min-w-0 flex-1">
                <Details details={allDetailsOf(payment)} />
              </div>
              {actions.onRemove && (
                <span className="-m-3">
                  <PaymentMenu payment={payment} {...actions} />
                </span>
              )}
            </div>
          </li>
        ))}
      </ul>
      <dl className="grid gap-2 px-4 py-3 font-medium">
        {sumsOf(invoice).map(({ label, amount, tone }) => (
          <div key={label} className={`flex justify-between gap-3 ${tone}`}>
            <dt>{label}</dt>
            <dd>
              <Money centimes={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function allDetailsOf(payment: Payment): ReactNode[] {
  const said = [formatDay(payment.date), payment.reference, ...detailsOf(payment)].filter(Boolean);
  return isUnnumbered(payment) ? [...said, noNumber] : said;
}

/** Joins details with dots. Each detail stays on one line; a dot that would start a line is clipped. */
const Details = ({ details }: { details: readonly ReactNode[] }) =>
  details.length > 0 && (
    <div className="overflow-hidden">
      <p className="-ml-3 flex flex-wrap text-sm wrap-anywhere text-ink-3">
        {details.map((detail, index) => (
          <span key={index} className="flex">
            <span className="px-1" aria-hidden="true">
              ·
            </span>
            <span className="flex-1">{detail}</span>
          </span>
        ))}
      </p>
    </div>
  );

/** Sorts payments from the oldest; those of one day by creation. */
function inOrder(payments: readonly Payment[]): Payment[] {
  const moment = ({ date, created }: Payment) => date + created;
  const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  return [...payments].sort((a, b) => compare(moment(a), moment(b)));
}

/**
 * 'Paiements' with the amount due. The actions are beside the method, so that amounts align with the table of products.
 */
export function PaymentsTable(props: Props) {
  const isPhone = useIsPhone();
  const ordered = { ...props, payments: inOrder(props.payments) };
  return (
    <Card title={words.payments} className="overflow-hidden">
      {isPhone ? <PaymentList {...ordered} /> : <WidePayments {...ordered} />}
    </Card>
  );
}
