import { daysBetween, parseDay, today } from "#domain/core/days/days.ts";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import type { ListedBill } from "#domain/purchases/purchaseAnswers.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import type { Selection } from "#lib/useSelection.ts";
import { words } from "#lib/texts/words.strings.ts";
import { BillStateBadge } from "#shared/purchases/badges.ts";
import { billStateLabels, purchaseWords } from "#shared/purchases/purchases.strings.ts";
import { supplierOf } from "#shared/stock/supplierOf.ts";
import { type Column, DataTable } from "#ui/list/DataTable.tsx";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import { type Removal, rowActions } from "#ui/list/rowActionSet.ts";
import { RowLink } from "#ui/list/RowLink.tsx";
import { TickAll, TickBox } from "#ui/list/Ticks.tsx";
import { Money } from "#ui/page/Money.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { purchaseLists } from "../purchases.strings.ts";
import { supplierColumn } from "../supplierCells.tsx";

const text = purchaseLists.bills;
type RowProps = { row: ListedBill };
type Ticks = Selection<ListedBill>;

/** Name of a row: number and supplier, because two suppliers may use the same number. */
const nameOf = (bill: ListedBill): string => purchaseWords.billOf(bill.number, supplierOf(bill));

const NumberLink = ({ row }: RowProps) => (
  <RowLink href={paths.bill(row.id)} label={nameOf(row)}>
    {row.number}
  </RowLink>
);

function daysLate({ due_on, state }: ListedBill): number {
  const due = parseDay(due_on);
  return state === "late" && due ? daysBetween(due, today()) : 0;
}

const Due = ({ row }: RowProps) => {
  const days = daysLate(row);
  return (
    <>
      {formatDay(row.due_on)}
      {days > 0 && <span className="block text-sm text-bad-ink">{text.daysLate(days)}</span>}
    </>
  );
};

/** Amount left to pay, and the total when a part is paid. */
const Rest = ({ row: { rest, total_amount } }: RowProps) =>
  rest > 0 ? (
    <>
      <Money dirhams={rest} className="font-semibold" />
      {rest < total_amount && (
        <span className="block text-sm text-ink-3">
          <MoneyText>{text.of(formatMoney(toCentimes(total_amount)))}</MoneyText>
        </span>
      )}
    </>
  ) : (
    <Money dirhams={total_amount} className="text-ink-3" />
  );

const Tick = ({ row, ticks }: RowProps & { ticks: Ticks }) =>
  row.rest > 0 && <TickBox ticks={ticks} row={row} label={text.tick(nameOf(row))} />;

const columnsOf = (ticks: Ticks): Column<ListedBill>[] => [
  {
    key: "tick",
    head: <TickAll ticks={ticks} />,
    className: "w-8",
    cell: (row) => <Tick row={row} ticks={ticks} />,
  },
  supplierColumn,
  {
    key: "number",
    head: words.number,
    sort: "number",
    className: "whitespace-nowrap",
    cell: (row) => (
      <>
        <NumberLink row={row} />
        <span className="block text-sm text-ink-3">{formatDay(row.date)}</span>
      </>
    ),
  },
  {
    key: "label",
    head: words.label,
    className: "max-lg:hidden",
    cell: ({ label }) => <span className="text-ink-2">{label || "-"}</span>,
  },
  {
    key: "due",
    head: words.dueOn,
    sort: "due",
    className: "whitespace-nowrap",
    cell: (row) => <Due row={row} />,
  },
  {
    key: "state",
    head: words.state,
    className: "max-lg:hidden",
    cell: ({ state }) => <BillStateBadge status={state} />,
  },
  {
    key: "rest",
    head: purchaseWords.rest,
    isNumber: true,
    cell: (row) => <Rest row={row} />,
  },
];

const actionsOf = rowActions<ListedBill, { ticks: Ticks }>(
  (row, { ticks }) => ({
    name: nameOf(row),
    ours: [
      // Absent while rows are ticked: the bar pays these together.
      row.rest > 0 &&
        ticks.ticked.length === 0 && {
          icon: "banknote",
          word: words.payBill,
          label: `${words.payBill}, ${nameOf(row)}`,
          letter: "r",
          href: paths.payBills(row.supplier, [row.id]),
        },
      row.rest > 0 && {
        icon: "check",
        word: words.tick,
        label: text.tick(nameOf(row)),
        letter: " ",
        onSelect: () => ticks.toggle(row),
      },
    ],
    view: paths.bill(row.id),
    edit: paths.editBill(row.id),
  }),
  { view: text.view, edit: text.edit },
);

type Props = Removal<ListedBill> & { rows: readonly ListedBill[]; ticks: Ticks };

/** Table of bills, where those to pay can be ticked; a list on a phone. */
export const BillsTable = ({ rows, ticks, ...removal }: Props) => (
  <DataTable
    label={words.purchases}
    rows={rows}
    columns={columnsOf(ticks)}
    card={(row) => (
      <PhoneRow
        mark={<Tick row={row} ticks={ticks} />}
        title={<NumberLink row={row} />}
        details={<bdi dir="auto">{supplierOf(row)}</bdi>}
        secondLine={
          row.rest > 0 ? purchaseWords.due(formatDay(row.due_on)) : billStateLabels[row.state]
        }
        note={row.state === "late" && <BillStateBadge status="late" />}
        end={<Rest row={row} />}
      />
    )}
    rowHref={({ id }) => paths.bill(id)}
    rowClass={(row) => (ticks.isTicked(row) ? "bg-brand-soft" : "")}
    actions={actionsOf({ ticks, ...removal })}
  />
);
