import { balance } from "#domain/sale/invoice.ts";
import type { Centimes } from "#domain/core/money.ts";
import type { Payment } from "#domain/core/records.ts";
import { formatDay } from "#lib/formats.ts";
import { paymentMethodLabels } from "#lib/labels.ts";
import { paths } from "#lib/paths.ts";
import { Card } from "#ui/page/Card.tsx";
import { IconButton } from "#ui/page/Button.tsx";
import { IconLink } from "#ui/page/ButtonLink.tsx";
import { Icon } from "#ui/brand/Icon.tsx";
import { methodIcons } from "./methods.ts";
import { Money } from "#ui/page/Money.tsx";
import { salesStrings } from "./sales.strings.ts";
import { useIsPhone } from "#ui/page/useIsPhone.ts";

const strings = salesStrings.payments;
type Props = {
  payments: readonly Payment[];
  total: Centimes;
  paid: Centimes;
  hasReference?: boolean;
  /** Completes the reference of a payment. */
  onReference?: (payment: Payment) => void;
  onRemove?: (payment: Payment) => void;
};

function Method({ payment }: { payment: Payment }) {
  return (
    <span className="inline-flex items-center gap-2">
      <Icon name={methodIcons[payment.payment_method]} className="size-4.5 text-ink-3" />
      {paymentMethodLabels[payment.payment_method]}
    </span>
  );
}

function PrintLink({ payment }: { payment: Payment }) {
  return (
    <IconLink
      href={paths.printPayment(payment.invoice, payment.id)}
      icon="printer"
      label={`${strings.print} ${formatDay(payment.date)}`}
    />
  );
}

function RemoveButton({
  payment,
  onRemove,
}: {
  payment: Payment;
  onRemove: (payment: Payment) => void;
}) {
  return (
    <IconButton
      size="sm"
      variant="danger-quiet"
      icon="bin"
      label={`${strings.remove} ${formatDay(payment.date)}`}
      onClick={() => onRemove(payment)}
    />
  );
}

function ReferenceButton({
  payment,
  onReference,
}: {
  payment: Payment;
  onReference: (payment: Payment) => void;
}) {
  return (
    <IconButton
      size="sm"
      variant="quiet"
      icon="pencil"
      label={`${salesStrings.reference.edit} ${formatDay(payment.date)}`}
      onClick={() => onReference(payment)}
    />
  );
}

/** A cheque without its number is told from what has none. */
const isUnnumbered = ({ payment_method, reference }: Payment): boolean =>
  payment_method === "check" && reference === "";
const noNumber = <span className="text-warn-ink">{salesStrings.reference.none}</span>;

const referenceOf = (payment: Payment) =>
  isUnnumbered(payment) ? noNumber : payment.reference || <span className="text-ink-3">-</span>;

/** What is paid, then what is due in red, or what was paid beyond the total. */
function sumsOf(total: Centimes, paid: Centimes) {
  const { remaining, surplus } = balance(total, paid);
  return [
    { label: strings.totalPaid, amount: paid, tone: "" },
    { label: strings.remaining, amount: remaining, tone: remaining > 0 ? "text-bad-ink" : "" },
    ...(surplus > 0 ? [{ label: strings.surplus, amount: surplus, tone: "text-warn-ink" }] : []),
  ];
}

function WidePayments(props: Props) {
  const { payments, total, paid, hasReference, onRemove } = props;
  const columns = 2 + (hasReference ? 1 : 0);
  return (
    <table className="tbl">
      <WideHeads {...props} />
      <tbody>
        {payments.length === 0 && (
          <tr>
            <td colSpan={columns + (onRemove ? 2 : 1)} className="text-center text-ink-3">
              {strings.empty}
            </td>
          </tr>
        )}
        {payments.map((payment) => (
          <WideRow key={payment.id} {...props} payment={payment} />
        ))}
      </tbody>
      <tfoot>
        {sumsOf(total, paid).map(({ label, amount, tone }, index) => (
          <tr key={label} className={`${tone} ${index > 0 ? "*:border-t-0!" : ""}`}>
            <td colSpan={columns}>{label}</td>
            <td className="num">
              <Money centimes={amount} />
            </td>
            {onRemove && <td aria-hidden="true"> </td>}
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

const WideHeads = ({ hasReference, onReference, onRemove }: Props) => (
  <thead>
    <tr>
      <th scope="col">{strings.date}</th>
      <th scope="col">{strings.method}</th>
      {hasReference && <th scope="col">{strings.reference}</th>}
      <th scope="col" className="num">
        {strings.amount}
      </th>
      {onRemove && (
        <th scope="col" className={onReference ? "w-28" : "w-20"}>
          <span className="sr-only">{strings.actions}</span>
        </th>
      )}
    </tr>
  </thead>
);

const WideRow = ({
  payment,
  hasReference,
  onReference,
  onRemove,
}: Props & { payment: Payment }) => (
  <tr>
    <td>{formatDay(payment.date)}</td>
    <td>
      <Method payment={payment} />
      {payment.notes && <p className="text-sm text-ink-3">{payment.notes}</p>}
    </td>
    {hasReference && <td>{referenceOf(payment)}</td>}
    <td className="num font-semibold">
      <Money dirhams={payment.amount} />
    </td>
    {onRemove && (
      <td className="pl-0! whitespace-nowrap">
        {onReference && <ReferenceButton payment={payment} onReference={onReference} />}
        <PrintLink payment={payment} />
        <RemoveButton payment={payment} onRemove={onRemove} />
      </td>
    )}
  </tr>
);

function PaymentList({ payments, total, paid, onReference, onRemove }: Props) {
  return (
    <>
      {payments.length === 0 && (
        <p className="px-4 py-4 text-center text-ink-3 border-b border-line">{strings.empty}</p>
      )}
      <ul className="px-4">
        {payments.map((payment) => (
          <li
            key={payment.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line pt-3 pb-1"
          >
            <Method payment={payment} />
            <Money dirhams={payment.amount} className="num font-semibold" />
            <p className="min-h-11 content-center text-sm wrap-anywhere text-ink-3">
              {[formatDay(payment.date), payment.reference, payment.notes]
                .filter(Boolean)
                .join(" · ")}
              {isUnnumbered(payment) && <> · {noNumber}</>}
            </p>
            {onRemove && (
              <span className="-mr-2 whitespace-nowrap">
                {onReference && <ReferenceButton payment={payment} onReference={onReference} />}
                <PrintLink payment={payment} />
                <RemoveButton payment={payment} onRemove={onRemove} />
              </span>
            )}
          </li>
        ))}
      </ul>
      <dl className="grid gap-2 px-4 py-3 font-semibold">
        {sumsOf(total, paid).map(({ label, amount, tone }) => (
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

/** Oldest first; payments of one day in the order they were made. */
function inOrder(payments: readonly Payment[]): Payment[] {
  const moment = ({ date, created }: Payment) => date + created;
  const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  return [...payments].sort((a, b) => compare(moment(a), moment(b)));
}

/** 'Paiements': what was given, and what is still due. */
export function PaymentsTable(props: Props) {
  const isPhone = useIsPhone();
  const ordered = { ...props, payments: inOrder(props.payments) };
  return (
    <Card title={strings.title} className="overflow-hidden">
      {isPhone ? <PaymentList {...ordered} /> : <WidePayments {...ordered} />}
    </Card>
  );
}
