import { formatMoney } from "#domain/core/money.ts";
import { unusedCredit } from "#domain/sale/credit.ts";
import type { ListedCredit } from "#api/sales/credits.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { buyerOf, creditReasonLabels } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { type Column, DataTable } from "#ui/list/DataTable.tsx";
import { phoneDay } from "#ui/list/phoneDay.ts";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import { RowLink } from "#ui/list/RowLink.tsx";
import { Money } from "#ui/page/Money.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { creditsStrings } from "./credits.strings.ts";

type Props = { row: ListedCredit };

const NumberLink = ({ row }: Props) => <RowLink href={paths.credit(row.id)}>{row.number}</RowLink>;

/** Amount, and the unused part of a kept credit. */
function Amount({ row }: Props) {
  const left = unusedCredit(row);
  return (
    <span className="text-right">
      <Money dirhams={row.total_amount} className="font-medium" />
      {left > 0 && (
        <span className="block text-sm text-ink-3">
          <MoneyText>{creditsStrings.keptLeft(formatMoney(left))}</MoneyText>
        </span>
      )}
    </span>
  );
}

const columns: Column<ListedCredit>[] = [
  {
    key: "number",
    sort: "number",
    head: words.number,
    className: "whitespace-nowrap",
    cell: (row) => <NumberLink row={row} />,
  },
  {
    key: "date",
    sort: "date",
    head: words.date,
    className: "whitespace-nowrap",
    cell: (row) => formatDay(row.date),
  },
  { key: "client", head: words.client, cell: (row) => buyerOf(row) },
  {
    key: "reason",
    head: words.reason,
    className: "whitespace-nowrap!",
    cell: (row) => creditReasonLabels[row.reason],
  },
  {
    key: "invoice",
    head: words.invoice,
    className: "whitespace-nowrap!",
    cell: ({ expand }) => expand?.invoice?.invoice_number ?? "-",
  },
  { key: "amount", head: words.amount, isNumber: true, cell: (row) => <Amount row={row} /> },
];

/** Credit notes table, or a list on a phone. */
export const CreditsTable = ({ rows }: { rows: readonly ListedCredit[] }) => (
  <DataTable
    label={words.credits}
    rows={rows}
    columns={columns}
    card={(row) => (
      <PhoneRow
        title={<NumberLink row={row} />}
        details={`${buyerOf(row)} · ${creditReasonLabels[row.reason]} · ${phoneDay(row.date)}`}
        end={<Amount row={row} />}
      />
    )}
    rowHref={({ id }) => paths.credit(id)}
  />
);
