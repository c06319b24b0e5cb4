import { formatMoney, toCentimes } from "#domain/core/money.ts";
import type { ListedBillPayment } from "#domain/purchases/purchaseAnswers.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { BillPaymentStateBadge } from "#shared/purchases/badges.ts";
import { billPaymentStateLabels, purchaseWords } from "#shared/purchases/purchases.strings.ts";
import { supplierOf } from "#shared/stock/supplierOf.ts";
import type { Column } from "#ui/list/DataTable.tsx";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import { recordTable } from "#ui/list/recordTable.tsx";
import { type Removal, rowActions } from "#ui/list/rowActionSet.ts";
import { RowLink } from "#ui/list/RowLink.tsx";
import { Money } from "#ui/page/Money.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { billPaymentStrings } from "../payment/payment.strings.ts";
import type { EndState } from "../payment/useBillPaymentState.tsx";
import { paymentName, type NamedPayment } from "../payment/useDeletePayment.ts";
import { purchaseLists } from "../purchases.strings.ts";
import { supplierColumn } from "../supplierCells.tsx";

const text = purchaseLists.payments;
const acts = billPaymentStrings.state;
type RowProps = { row: ListedBillPayment };

const nameOf = (row: ListedBillPayment): string =>
  `${paymentName(row)}, ${supplierOf(row)}, ${formatDay(row.date)}`;

const NameLink = ({ row }: RowProps) => (
  <RowLink href={paths.billPayment(row.id)} label={nameOf(row)}>
    {paymentName(row)}
  </RowLink>
);

/** Numbers of the first bills, and how many others. */
function billsText({ bills }: ListedBillPayment): string {
  const [first, second, ...others] = bills;
  const shown = [first, second].filter(Boolean).join(", ");
  return others.length > 0 ? `${shown} ${text.more(others.length)}` : shown;
}

const Amount = ({ row }: RowProps) => (
  <>
    <Money
      dirhams={row.amount}
      className={row.state === "refused" ? "text-ink-3 line-through" : "font-medium"}
    />
    {row.left > 0 && (
      <span className="block text-sm text-warn-ink">
        <MoneyText>{text.left(formatMoney(toCentimes(row.left)))}</MoneyText>
      </span>
    )}
  </>
);

const columns: Column<ListedBillPayment>[] = [
  {
    key: "name",
    head: purchaseWords.payment,
    cell: (row) => (
      <>
        <NameLink row={row} />
        <span className="block text-sm text-ink-3">{formatDay(row.date)}</span>
      </>
    ),
  },
  supplierColumn,
  {
    key: "bills",
    head: text.bills,
    className: "max-lg:hidden",
    cell: (row) => <span className="text-ink-2">{billsText(row) || "-"}</span>,
  },
  {
    key: "due",
    head: words.dueOn,
    className: "max-lg:hidden",
    cell: ({ due_on }) => (due_on ? formatDay(due_on) : "-"),
  },
  {
    key: "state",
    head: words.state,
    cell: ({ state }) => (state ? <BillPaymentStateBadge status={state} /> : "-"),
  },
  { key: "amount", head: words.amount, isNumber: true, cell: (row) => <Amount row={row} /> },
];

type Own = { onState: (row: ListedBillPayment, state: EndState) => void };

const actionsOf = rowActions<NamedPayment, Own>(
  (payment, { onState }) => {
    const row = payment as ListedBillPayment;
    const isIssued = row.state === "issued";
    const act = (state: EndState, word: string, letter: string) => ({
      icon: state === "debited" ? ("check" as const) : ("cross" as const),
      word,
      label: `${word}, ${nameOf(row)}`,
      letter,
      right: "bill.pay" as const,
      onSelect: () => onState(row, state),
    });
    return {
      name: nameOf(row),
      ours: [
        isIssued && act("debited", acts.debit, "d"),
        isIssued && act("refused", acts.refuse, "x"),
      ],
      view: paths.billPayment(row.id),
      edit: paths.editBillPayment(row.id),
    };
  },
  { view: text.view, edit: text.edit },
);

/** Payments to suppliers, or a list on a phone. */
export const PaymentsTable = recordTable<ListedBillPayment, Removal<NamedPayment> & Own>({
  label: purchaseLists.tabs.payments,
  columns,
  card: (row) => (
    <PhoneRow
      title={<NameLink row={row} />}
      details={<bdi dir="auto">{supplierOf(row)}</bdi>}
      secondLine={[formatDay(row.date), row.state && billPaymentStateLabels[row.state]]
        .filter(Boolean)
        .join(" · ")}
      end={<Amount row={row} />}
    />
  ),
  href: ({ id }) => paths.billPayment(id),
  actions: actionsOf,
});
