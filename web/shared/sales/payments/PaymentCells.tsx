/** Cells shared by the payments table and its list on a phone. */
import { today } from "#domain/core/days/days.ts";
import { mayBecome } from "#domain/till/cheques.ts";
import { type ChequeState, chequeStates, type Payment } from "#domain/core/records.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { paymentMethodLabels } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { listStrings } from "#ui/list/list.strings.ts";
import { Menu } from "#ui/overlay/Menu.tsx";
import { Money } from "#ui/page/Money.tsx";
import { chequeActionLabels } from "#shared/till/till.strings.ts";
import { ChequeBadge, paidClass } from "#shared/sales/cheques/ChequeBadge.tsx";
import { methodIcons } from "./methods.ts";
import { salesStrings } from "#shared/sales/sales.strings.ts";

const strings = salesStrings.payments;
const cheque = salesStrings.cheque;

export type PaymentActions = {
  /** Edits the reference of a payment, or the details of its cheque. */
  onEdit?: (payment: Payment) => void;
  /** Changes the state of a cheque: cleared or bounced. */
  onState?: (payment: Payment, state: ChequeState) => void;
  /** Corrects the method of a payment made today. */
  onMethod?: (payment: Payment) => void;
  onRemove?: (payment: Payment) => void;
};

const isOfToday = ({ date, payment_method }: Payment): boolean =>
  date.slice(0, 10) === today() && payment_method !== "credit";

/** Method, and the state of a cheque. */
export const Method = ({ payment }: { payment: Payment }) => (
  <span className="inline-flex flex-wrap items-center gap-x-2">
    <Icon name={methodIcons[payment.payment_method]} className="size-4.5 text-ink-3" />
    {paymentMethodLabels[payment.payment_method]}
    {payment.cheque_state && <ChequeBadge status={payment.cheque_state} />}
  </span>
);

/** Details of a payment: bank, due day, bounce, author, notes. */
export const detailsOf = ({ bank, due_on, by, notes, ...payment }: Payment): string[] =>
  [
    bank,
    due_on && cheque.due(formatDay(due_on)),
    payment.bounced_on && cheque.bouncedDetail(formatDay(payment.bounced_on), payment.bounce_note),
    by && strings.by(by),
    notes,
  ].filter(Boolean);

export const PaidAmount = ({ payment }: { payment: Payment }) => (
  <Money dirhams={payment.amount} className={paidClass(payment)} />
);

/** True of a cheque without a number, which gets a mark. */
export const isUnnumbered = ({ payment_method, reference }: Payment): boolean =>
  payment_method === "check" && reference === "";
export const noNumber = <span className="text-warn-ink">{words.unnumbered}</span>;

export const referenceOf = (payment: Payment) =>
  isUnnumbered(payment) ? noNumber : payment.reference || <span className="text-ink-3">-</span>;

type MenuProps = PaymentActions & { payment: Payment };

/** Menu entries that change a payment: state of its cheque, method, reference. */
function editsOf({ payment, onEdit, onState, onMethod }: MenuProps) {
  const { cheque_state: current } = payment;
  const isCheque = current && onState;
  const states = isCheque
    ? chequeStates.filter((state) => state !== current && mayBecome(current, state))
    : [];
  return [
    ...states.map((state) => ({
      icon: state === "bounced" ? ("cross" as const) : ("arrow-right" as const),
      label: chequeActionLabels[state],
      isDanger: state === "bounced",
      right: "cheque.state" as const,
      onSelect: () => onState?.(payment, state),
    })),
    ...(onMethod && isOfToday(payment)
      ? [
          {
            icon: "arrows" as const,
            label: strings.changeMethod,
            right: "document.delete" as const,
            onSelect: () => onMethod(payment),
          },
        ]
      : []),
    ...(onEdit
      ? [
          {
            icon: "pencil" as const,
            label: isCheque ? cheque.edit : salesStrings.reference.edit,
            onSelect: () => onEdit(payment),
          },
        ]
      : []),
  ];
}

/** Menu of a payment: reference, cheque, receipt, deletion. */
export function PaymentMenu(props: MenuProps) {
  const { payment, onRemove } = props;
  const day = formatDay(payment.date);
  const name = `${paymentMethodLabels[payment.payment_method]}, ${day}`;
  return (
    <Menu
      label={listStrings.actions(name)}
      of={name}
      items={[
        ...editsOf(props),
        {
          icon: "printer",
          label: words.print,
          name: `${strings.print} ${day}`,
          href: paths.printPayment(payment.invoice, payment.id),
        },
        ...(onRemove
          ? [
              {
                icon: "bin" as const,
                label: words.remove,
                name: `${strings.remove} ${day}`,
                isDanger: true,
                right: "document.delete" as const,
                onSelect: () => onRemove(payment),
              },
            ]
          : []),
      ]}
    />
  );
}
