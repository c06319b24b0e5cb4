import { type ChequeState, chequeStates } from "#domain/core/records.ts";
import { mayBecome } from "#domain/till/cheques.ts";
import type { ListedPayment } from "#domain/till/tillDay.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import type { Selection } from "#lib/useSelection.ts";
import { words } from "#lib/texts/words.strings.ts";
import { type Column, DataTable } from "#ui/list/DataTable.tsx";
import { phoneDay } from "#ui/list/phoneDay.ts";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import type { RowAction, RowActionSet } from "#ui/list/rowActionSet.ts";
import { RowLink } from "#ui/list/RowLink.tsx";
import { TickAll, TickBox } from "#ui/list/Ticks.tsx";
import { Money } from "#ui/page/Money.tsx";
import { useIsNarrow } from "#ui/page/useIsPhone.ts";
import { ChequeAmount, ChequeBadge } from "#shared/sales/cheques/ChequeBadge.tsx";
import { payerOf } from "#shared/till/tillSums.ts";
import { actionOf, canDeposit, dueWords, nextState } from "./chequeTexts.ts";
import { chequesStrings } from "./cheques.strings.ts";

type ChequeActions = {
  ticks: Selection<ListedPayment>;
  onChange: (cheque: ListedPayment, state: ChequeState) => void;
  onEdit: (cheque: ListedPayment) => void;
};

/** Due day, and how far away it is. */
function Due({ cheque }: { cheque: ListedPayment }) {
  const due = dueWords(cheque);
  const isTablet = useIsNarrow();
  return (
    <>
      {cheque.due_on ? (
        formatDay(cheque.due_on)
      ) : (
        <span className="text-ink-3">{chequesStrings.due.none}</span>
      )}
      {due && (
        <span className={`text-sm whitespace-nowrap ${due.tone} ${isTablet ? "block" : "ml-1"}`}>
          {" "}
          {due.text}
        </span>
      )}
    </>
  );
}

/** Details on a phone, beside the badge: due day and how far away it is, or bank and number. */
function Details({ cheque }: { cheque: ListedPayment }) {
  const due = dueWords(cheque);
  const day = cheque.due_on ? phoneDay(cheque.due_on) : chequesStrings.due.none;
  if (due)
    return (
      <span className="whitespace-nowrap">
        {day} <span className={due.tone}>{due.text}</span>
      </span>
    );
  return (
    <span className="flex h-5 min-w-0 flex-1 flex-wrap gap-1 overflow-hidden">
      <span className="truncate">{[day, cheque.bank].filter(Boolean).join(" · ")}</span>
      <span>· {cheque.reference || words.unnumbered}</span>
    </span>
  );
}

/** Bank and number, on a tablet under the name. A long bank name is truncated, never the number. */
const Bank = ({ cheque: { bank, reference } }: { cheque: ListedPayment }) => (
  <span className="flex w-0 min-w-full text-sm whitespace-nowrap text-ink-3 lg:hidden">
    <span className="truncate" title={bank}>
      {bank}
    </span>
    {bank && "\u00a0· "}
    {reference || words.unnumbered}
  </span>
);

/** Name of a row: payer, invoice and number, because a client may give several cheques. */
const nameOf = (cheque: ListedPayment): string =>
  [payerOf(cheque), cheque.expand.invoice.invoice_number, cheque.reference]
    .filter(Boolean)
    .join(" ");

const InvoiceLink = ({ cheque }: { cheque: ListedPayment }) => (
  <RowLink href={paths.invoice(cheque.invoice)} label={nameOf(cheque)}>
    <bdi dir="auto">{payerOf(cheque)}</bdi>
  </RowLink>
);

const State = ({ cheque }: { cheque: ListedPayment }) =>
  cheque.cheque_state && <ChequeBadge status={cheque.cheque_state} />;

const Tick = ({ cheque, ticks }: { cheque: ListedPayment; ticks: Selection<ListedPayment> }) =>
  canDeposit(cheque) && (
    <TickBox ticks={ticks} row={cheque} label={chequesStrings.tick(nameOf(cheque))} />
  );

const columnsOf = (ticks: Selection<ListedPayment>): Column<ListedPayment>[] => [
  {
    key: "tick",
    head: <TickAll ticks={ticks} />,
    className: "w-8",
    cell: (cheque) => <Tick cheque={cheque} ticks={ticks} />,
  },
  { key: "due", head: words.dueOn, cell: (cheque) => <Due cheque={cheque} /> },
  {
    key: "client",
    head: words.client,
    cell: (cheque) => (
      <>
        <span className="whitespace-nowrap">
          <InvoiceLink cheque={cheque} />{" "}
          <span className="text-sm text-ink-3">{cheque.expand.invoice.invoice_number}</span>
        </span>
        <Bank cheque={cheque} />
      </>
    ),
  },
  {
    key: "bank",
    head: words.bank,
    className: "max-lg:hidden",
    cell: ({ bank }) => <span className="whitespace-nowrap text-ink-2">{bank || "-"}</span>,
  },
  {
    key: "number",
    head: words.numberShort,
    className: "max-lg:hidden",
    cell: ({ reference }) =>
      reference ? (
        <span className="text-ink-2">{reference}</span>
      ) : (
        <span className="text-warn-ink">{words.unnumbered}</span>
      ),
  },
  { key: "state", head: words.state, cell: (cheque) => <State cheque={cheque} /> },
  {
    key: "amount",
    head: words.amountDh,
    isNumber: true,
    cell: (cheque) => <ChequeAmount payment={cheque} />,
  },
];

/** Row on a phone: client and amount, due day and state. */
const ChequeRow = ({
  cheque,
  ticks,
}: {
  cheque: ListedPayment;
  ticks: Selection<ListedPayment>;
}) => (
  <PhoneRow
    // Empty mark as wide as the checkbox, so that names align.
    mark={
      ticks.rows.length > 0 && (
        <span className="-mr-2 touch:min-w-11">
          <Tick cheque={cheque} ticks={ticks} />
        </span>
      )
    }
    title={<InvoiceLink cheque={cheque} />}
    secondLine={
      // With a wide font, the badge of an overdue cheque wraps out of view; such a cheque is always in hand.
      <span className="flex h-5 flex-wrap justify-between gap-x-2 overflow-hidden">
        <Details cheque={cheque} />
        <State cheque={cheque} />
      </span>
    }
    end={
      cheque.cheque_state === "bounced" ? (
        <ChequeAmount payment={cheque} />
      ) : (
        <Money dirhams={cheque.amount} className="font-semibold" />
      )
    }
  />
);

const rowActionsOf =
  ({ ticks, onChange, onEdit, hasLead }: ChequeActions & { hasLead: boolean }) =>
  (cheque: ListedPayment): RowActionSet => {
    const name = nameOf(cheque);
    const now = cheque.cheque_state || "in_hand";
    const next = nextState(now);
    const states = chequeStates
      .filter((state) => state !== now && mayBecome(now, state))
      .map((state): RowAction => ({
        icon: state === "bounced" ? "cross" : "arrow-right",
        word: actionOf(cheque, state),
        label: `${actionOf(cheque, state)}, ${name}`,
        isLead: hasLead && state === next,
        isDanger: state === "bounced",
        right: "cheque.state",
        onSelect: () => onChange(cheque, state),
      }));
    const tick: RowAction[] = canDeposit(cheque)
      ? [
          {
            icon: "check",
            word: ticks.isTicked(cheque) ? chequesStrings.untickWord : words.tick,
            label: chequesStrings.tick(name),
            letter: " ",
            onSelect: () => ticks.toggle(cheque),
          },
        ]
      : [];
    const edit: RowAction = {
      icon: "pencil",
      word: words.edit,
      label: chequesStrings.editOf(name),
      onSelect: () => onEdit(cheque),
    };
    const slip: RowAction[] = cheque.slip
      ? [
          {
            icon: "printer",
            word: chequesStrings.slip,
            label: chequesStrings.slipOf(cheque.slip, name),
            href: paths.printSlip(cheque.slip),
            isInMenu: true,
          },
        ]
      : [];
    const phone = cheque.expand.client?.phone ?? "";
    const actions = [...states, ...tick, ...slip, edit];
    return { name, phone, isCallInMenu: true, hasMenu: true, actions };
  };

/** CSS classes of a ticked row, on whose tint badges are plain. */
const tickedRow = "bg-brand-soft [&_.badge]:bg-surface";

/** Cheques table with selection, or a list on a phone. */
export function ChequesTable({
  rows,
  ...actions
}: { rows: readonly ListedPayment[] } & ChequeActions) {
  // On a narrow screen in the menu: a label does not fit, and an icon alone would be unclear.
  const hasLead = !useIsNarrow();
  return (
    <DataTable
      label={words.cheques}
      rows={rows}
      columns={columnsOf(actions.ticks)}
      card={(cheque) => <ChequeRow cheque={cheque} ticks={actions.ticks} />}
      rowHref={({ invoice }) => paths.invoice(invoice)}
      rowClass={(cheque) => (actions.ticks.isTicked(cheque) ? tickedRow : "")}
      actions={rowActionsOf({ ...actions, hasLead })}
    />
  );
}
