import { useSearch } from "wouter";
import type { TillPayment } from "#domain/till/tillDay.ts";
import { distinctNames } from "#lib/texts/distinctNames.ts";
import { paymentMethodLabels } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { type Column, DataTable } from "#ui/list/DataTable.tsx";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import type { RowAction, RowActionSet } from "#ui/list/rowActionSet.ts";
import { RowLink } from "#ui/list/RowLink.tsx";
import { Amount, CurrencyUnit } from "#ui/page/Money.tsx";
import { ChequeBadge } from "#shared/sales/cheques/ChequeBadge.tsx";
import { methodIcons } from "#shared/sales/payments/methods.ts";
import { payerOf } from "#shared/till/tillSums.ts";
import { cashMoveLabels } from "#shared/till/till.strings.ts";
import { tillPageStrings } from "./till.strings.ts";
import {
  isBounced,
  type Movement,
  paymentDetails,
  refundDetails,
  reversalDetails,
} from "./tillTexts.ts";
import type { MoveRemoval } from "./useRemoveMove.ts";

const text = tillPageStrings.movements;

function nameOf({ payment, move, refund, reversal }: Movement): string {
  return move ? cashMoveLabels[move.kind] : payerOf(payment ?? refund ?? reversal);
}
function detailsOf({ payment, move, refund, reversal }: Movement): string {
  if (payment) return paymentDetails(payment);
  if (reversal) return reversalDetails(reversal);
  return move ? move.label : refundDetails(refund);
}
const methodOf = ({ payment, refund, reversal }: Movement) =>
  (payment ?? refund ?? reversal)?.payment_method ?? "cash";

/** Page of payments to suppliers in cash, to which a supplier's cash movement links. */
const supplierCash = `${paths.purchases("reglements")}&mode=cash`;

/** Returns the address of a row: a payment's invoice, or a cash movement's dialog over the day. */
function useHref(): (row: Movement) => string {
  const values = new URLSearchParams(useSearch());
  return ({ payment, refund, reversal, move, id }) => {
    const paid = payment ?? refund ?? reversal;
    if (paid) return paths.invoice(paid.invoice);
    if (move?.kind === "supplier") return supplierCash;
    values.set("mouvement", id);
    return `${paths.till}?${values}`;
  };
}

/** Accessible names of the rows, made distinct because a client may pay twice. */
function namesOf(rows: readonly Movement[]): (row: Movement) => string {
  const names = rows.map((row) =>
    [nameOf(row), detailsOf(row), paymentMethodLabels[methodOf(row)], row.hour]
      .filter(Boolean)
      .join(", "),
  );
  const distinct = new Map(distinctNames(names).map((name, index) => [rows[index]?.id, name]));
  return (row) => distinct.get(row.id) ?? nameOf(row);
}

/** Address and accessible name of a row. `struck`: ids of cheques that bounced on the day they were taken. */
type Texts = Record<"href" | "label", (row: Movement) => string> & { struck: ReadonlySet<string> };

function SignedAmount({ row, struck }: { row: Movement; struck: ReadonlySet<string> }) {
  const isStruck = struck.has(row.id);
  const tone = isStruck ? "text-ink-3 line-through" : row.amount < 0 ? "text-bad-ink" : "";
  return (
    <span className={`font-medium whitespace-nowrap ${tone}`}>
      <Amount centimes={row.amount} />
    </span>
  );
}

/** Badge of a bounced or returned cheque; other states are on the cheques page. */
const Bounced = ({ row }: { row: Movement }) =>
  isBounced(row) && row.payment?.cheque_state && <ChequeBadge status={row.payment.cheque_state} />;

const timeColumn: Column<Movement> = {
  key: "time",
  head: text.time,
  cell: ({ hour }) => <span className="text-ink-3">{hour}</span>,
};

/** Columns of the table; an entry made on another day has no time. */
const columnsOf = (
  rows: readonly Movement[],
  { href, label, struck }: Texts,
): Column<Movement>[] => [
  ...(rows.some(({ hour }) => hour) ? [timeColumn] : []),
  {
    key: "what",
    head: text.what,
    cell: (row) => (
      <>
        <RowLink href={href(row)} label={label(row)}>
          <bdi dir="auto">{nameOf(row)}</bdi>
        </RowLink>
        <span className="block text-sm text-ink-3">{detailsOf(row)}</span>
      </>
    ),
  },
  {
    key: "method",
    head: text.method,
    cell: (row) => (
      <span className="flex items-center gap-2">
        <Icon name={methodIcons[methodOf(row)]} className="size-4.5 text-ink-3" />
        {paymentMethodLabels[methodOf(row)]} <Bounced row={row} />
      </span>
    ),
  },
  {
    key: "by",
    head: words.by,
    cell: ({ by }) => (
      <span dir="auto" className="text-ink-2">
        {by}
      </span>
    ),
  },
  {
    key: "amount",
    head: words.amountDh,
    isNumber: true,
    cell: (row) => <SignedAmount row={row} struck={struck} />,
  },
];

/** Row on a phone: name, time and method, amount. */
const MovementRow = ({ row, href, label, struck }: { row: Movement } & Texts) => (
  <PhoneRow
    title={
      <RowLink href={href(row)} label={label(row)}>
        <bdi dir="auto">{nameOf(row)}</bdi>
      </RowLink>
    }
    details={[row.hour, paymentMethodLabels[methodOf(row)], row.by].filter(Boolean).join(" · ")}
    end={
      <>
        <span>
          <SignedAmount row={row} struck={struck} /> <CurrencyUnit />
        </span>
        <Bounced row={row} />
      </>
    }
  />
);

const paymentActions = (name: string, { id, invoice }: TillPayment): RowAction[] => [
  {
    icon: "printer",
    word: words.print,
    label: text.print(name),
    letter: "i",
    href: paths.printPayment(invoice, id),
  },
  invoiceAction(name, invoice),
];

const invoiceAction = (name: string, invoice: string): RowAction => ({
  icon: "invoice",
  word: words.invoice,
  label: text.invoice(name),
  href: paths.invoice(invoice),
});

const cannotRefund = { e: text.ofCredit, i: text.noReceipt };

const rowActionsOf =
  ({ removing, onRemove, href, label }: MoveRemoval & Texts) =>
  (row: Movement): RowActionSet => {
    const name = label(row);
    if (row.payment?.fund)
      return {
        name,
        actions: [invoiceAction(name, row.payment.invoice)],
        cannot: { e: text.ofInvoice, i: text.noReceipt },
      };
    if (row.payment)
      return {
        name,
        actions: paymentActions(name, row.payment),
        cannot: { e: text.ofInvoice },
      };
    const { move, refund, reversal } = row;
    if (reversal)
      return {
        name,
        actions: [invoiceAction(name, reversal.invoice)],
        cannot: { e: text.ofReversal, i: text.noReceipt },
      };
    if (refund)
      return { name, actions: [invoiceAction(name, refund.invoice)], cannot: cannotRefund };
    if (move.kind === "supplier")
      return { name, actions: [], cannot: { e: text.ofSupplier, i: text.noReceipt } };
    const actions: RowAction[] = [
      {
        icon: "pencil",
        word: words.edit,
        label: text.edit(name),
        letter: "e",
        href: href(row),
      },
      {
        icon: "bin",
        word: words.remove,
        label: text.remove(name),
        onSelect: () => onRemove(move),
        isBusy: removing === move.id,
        isDanger: true,
        right: "till.move",
      },
    ];
    return { name, actions, cannot: { i: text.noReceipt } };
  };

/** Movements table, or a list on a phone. */
export function MovementsTable({
  rows,
  struck,
  ...removal
}: { rows: readonly Movement[]; struck: ReadonlySet<string> } & MoveRemoval) {
  const texts = { href: useHref(), label: namesOf(rows), struck };
  return (
    <DataTable
      label={text.title}
      rows={rows}
      columns={columnsOf(rows, texts)}
      card={(row) => <MovementRow row={row} {...texts} />}
      rowHref={texts.href}
      actions={rowActionsOf({ ...removal, ...texts })}
    />
  );
}
