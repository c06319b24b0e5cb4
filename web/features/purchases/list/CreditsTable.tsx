import { formatMoney, toCentimes } from "#domain/core/money.ts";
import type { ListedSupplierCredit } from "#domain/purchases/purchaseAnswers.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { SupplierCreditBadge } from "#shared/purchases/badges.ts";
import {
  supplierCreditReasonLabels,
  supplierCreditStateLabels,
} from "#shared/purchases/purchases.strings.ts";
import { supplierOf } from "#shared/stock/supplierOf.ts";
import type { Column } from "#ui/list/DataTable.tsx";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import { recordTable } from "#ui/list/recordTable.tsx";
import { type Removal, rowActions } from "#ui/list/rowActionSet.ts";
import { RowLink } from "#ui/list/RowLink.tsx";
import { Money } from "#ui/page/Money.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { purchaseLists } from "../purchases.strings.ts";
import { supplierColumn } from "../supplierCells.tsx";

const text = purchaseLists.credits;
type RowProps = { row: ListedSupplierCredit };

const nameOf = (row: ListedSupplierCredit): string =>
  `${row.number || words.unnumbered}, ${supplierOf(row)}, ${formatDay(row.date)}`;

const NumberLink = ({ row }: RowProps) => (
  <RowLink href={paths.supplierCredit(row.id)} label={nameOf(row)}>
    {row.number || words.unnumbered}
  </RowLink>
);

/** Amount of a received credit with what is left of it, else the expected amount. */
const Amount = ({ row: { total_amount, expected_amount, left, state } }: RowProps) => (
  <>
    <Money dirhams={total_amount || expected_amount} className="font-medium" />
    {state === "received" && left < total_amount && (
      <span className="block text-sm text-ink-3">
        <MoneyText>{text.left(formatMoney(toCentimes(left)))}</MoneyText>
      </span>
    )}
  </>
);

const columns: Column<ListedSupplierCredit>[] = [
  supplierColumn,
  {
    key: "number",
    head: words.number,
    cell: (row) => (
      <>
        <NumberLink row={row} />
        <span className="block text-sm text-ink-3">{supplierCreditReasonLabels[row.reason]}</span>
      </>
    ),
  },
  { key: "asked", head: text.asked, cell: ({ date }) => formatDay(date) },
  {
    key: "received",
    head: words.received,
    className: "max-lg:hidden",
    cell: ({ received_on }) => (received_on ? formatDay(received_on) : "-"),
  },
  {
    key: "state",
    head: words.state,
    cell: ({ state }) => <SupplierCreditBadge status={state} />,
  },
  { key: "amount", head: words.amount, isNumber: true, cell: (row) => <Amount row={row} /> },
];

const actionsOf = rowActions<ListedSupplierCredit>(
  (row) => ({
    name: nameOf(row),
    ours: [
      row.state === "expected" && {
        icon: "check",
        word: text.receive,
        label: `${text.receive}, ${nameOf(row)}`,
        letter: "d",
        href: paths.receiveSupplierCredit(row.id),
      },
      row.state === "received" && {
        icon: "banknote",
        word: text.use,
        label: `${text.use}, ${nameOf(row)}`,
        letter: "r",
        href: paths.payBills(row.supplier, [], row.id),
      },
    ],
    view: paths.supplierCredit(row.id),
    edit: paths.editSupplierCredit(row.id),
  }),
  { view: text.view, edit: text.edit },
);

/** Credits of suppliers, or a list on a phone. */
export const CreditsTable = recordTable<ListedSupplierCredit, Removal<ListedSupplierCredit>>({
  label: purchaseLists.tabs.credits,
  columns,
  card: (row) => (
    <PhoneRow
      title={<NumberLink row={row} />}
      details={<bdi dir="auto">{supplierOf(row)}</bdi>}
      secondLine={[
        supplierCreditReasonLabels[row.reason],
        supplierCreditStateLabels[row.state],
      ].join(" · ")}
      end={<Amount row={row} />}
    />
  ),
  href: ({ id }) => paths.supplierCredit(id),
  actions: actionsOf,
});
