/** What the table of the payments and its list on a phone are made of. */
import { type ChequeState, chequeStates, type Payment } from "#domain/core/records.ts";
import { formatDay } from "#lib/formats.ts";
import { paymentMethodLabels } from "#lib/labels.ts";
import { paths } from "#lib/paths.ts";
import { words } from "#lib/words.strings.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { listStrings } from "#ui/list/list.strings.ts";
import { Menu } from "#ui/overlay/Menu.tsx";
import { Money } from "#ui/page/Money.tsx";
import { chequeDeedLabels } from "#shared/till/till.strings.ts";
import { ChequeBadge, paidClass } from "./ChequeBadge.tsx";
import { methodIcons } from "./methods.ts";
import { salesStrings } from "./sales.strings.ts";

const strings = salesStrings.payments;
const cheque = salesStrings.cheque;

export type PaymentDeeds = {
  /** Completes what a payment is found by: its reference, or what its cheque says. */
  onEdit?: (payment: Payment) => void;
  /** The bank cashed a cheque, or refused it. */
  onState?: (payment: Payment, state: ChequeState) => void;
  onRemove?: (payment: Payment) => void;
};

/** How it was paid and, of a cheque, where that is. */
export const Method = ({ payment }: { payment: Payment }) => (
  <span className="inline-flex flex-wrap items-center gap-x-2">
    <Icon name={methodIcons[payment.payment_method]} className="size-4.5 text-ink-3" />
    {paymentMethodLabels[payment.payment_method]}
    {payment.cheque_state && <ChequeBadge state={payment.cheque_state} />}
  </span>
);

/** What is known of it beside its number: its bank and when it falls due, who took it, what was noted. */
export const factsOf = ({ bank, due_on, by, notes }: Payment): string[] =>
  [bank, due_on && cheque.due(formatDay(due_on)), by && strings.by(by), notes].filter(Boolean);

export const PaidAmount = ({ payment }: { payment: Payment }) => (
  <Money dirhams={payment.amount} className={paidClass(payment)} />
);

/** A cheque without its number is told from what has none. */
export const isUnnumbered = ({ payment_method, reference }: Payment): boolean =>
  payment_method === "check" && reference === "";
export const noNumber = <span className="text-warn-ink">{words.unnumbered}</span>;

export const referenceOf = (payment: Payment) =>
  isUnnumbered(payment) ? noNumber : payment.reference || <span className="text-ink-3">-</span>;

type MenuProps = PaymentDeeds & { payment: Payment };

/** Where the cheque is by now, and what a payment is found by. */
function editsOf({ payment, onEdit, onState }: MenuProps) {
  const { cheque_state: current } = payment;
  const isCheque = current && onState;
  const states = isCheque ? chequeStates.filter((state) => state !== current) : [];
  return [
    ...states.map((state) => ({
      icon: state === "bounced" ? ("cross" as const) : ("arrow-right" as const),
      label: chequeDeedLabels[state],
      isDanger: state === "bounced",
      onSelect: () => onState?.(payment, state),
    })),
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

/** What can be done with a payment: its number, its cheque, its receipt, its deletion. */
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
                onSelect: () => onRemove(payment),
              },
            ]
          : []),
      ]}
    />
  );
}
