import { pick } from "#lib/pick.ts";
import type { ListedQuote } from "#api/sales/quotes.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { quoteStateLabels } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { personOf, phoneOf } from "#shared/quotes/quoteDisplay.ts";
import { QuoteStateBadge } from "#shared/quotes/QuoteStateBadge.ts";
import type { Column } from "#ui/list/DataTable.tsx";
import { phoneDay } from "#ui/list/phoneDay.ts";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import { recordTable } from "#ui/list/recordTable.tsx";
import { type Removal, rowActions } from "#ui/list/rowActionSet.ts";
import { CrossLink, RowLink } from "#ui/list/RowLink.tsx";
import { Money } from "#ui/page/Money.tsx";
import { quotesStrings } from "./quotes.strings.ts";

type Props = { row: ListedQuote };

const NumberLink = ({ row }: Props) => (
  <RowLink isPlain className="num text-ink-3" href={paths.quote(row.id)}>
    {row.number}
  </RowLink>
);

/** Link to the client, or the name of a prospect. */
const Person = ({ row }: Props) =>
  row.client ? (
    <CrossLink className="font-medium" href={paths.client(row.client)}>
      <bdi dir="auto">{personOf(row)}</bdi>
    </CrossLink>
  ) : (
    <span dir="auto" className="text-ink-2">
      {personOf(row)}
    </span>
  );

/** Total of the most expensive variant, and the number of variants. */
const Amount = ({ row }: Props) => (
  <span className="block text-right">
    <Money dirhams={row.total_amount} className="font-medium" />
    {row.variants.length > 1 && (
      <span className="block text-sm text-ink-3">
        {quotesStrings.variants(row.variants.length)}
      </span>
    )}
  </span>
);

const columns: Column<ListedQuote>[] = [
  {
    key: "number",
    sort: "number",
    head: words.number,
    className: "whitespace-nowrap",
    cell: (row) => <NumberLink row={row} />,
  },
  { key: "person", head: words.client, cell: (row) => <Person row={row} /> },
  {
    key: "date",
    sort: "date",
    head: words.date,
    className: "whitespace-nowrap max-lg:hidden",
    cell: (row) => formatDay(row.date),
  },
  {
    key: "until",
    head: quotesStrings.validUntil,
    className: "whitespace-nowrap",
    cell: (row) => formatDay(row.valid_until),
  },
  { key: "amount", head: words.amount, isNumber: true, cell: (row) => <Amount row={row} /> },
  { key: "state", head: words.status, cell: (row) => <QuoteStateBadge status={row.state} /> },
];

const actionsOf = rowActions<ListedQuote>(
  (row) => ({
    name: row.number,
    phone: phoneOf(row),
    isCallInMenu: true,
    view: paths.quote(row.id),
    print: paths.printQuote(row.id),
    removeRight: "quote.write",
    kept: row.invoice ? quotesStrings.form.accepted : "",
    ...(row.invoice ? { invoice: paths.invoice(row.invoice) } : { edit: paths.editQuote(row.id) }),
  }),
  {
    ...pick(quotesStrings, "view", "print", "edit", "remove"),
  },
);

/** Quotes table, or a list on a phone. */
export const QuotesTable = recordTable<ListedQuote, Removal<ListedQuote>>({
  label: words.quotes,
  columns,
  card: (row) => (
    <PhoneRow
      title={
        <RowLink href={paths.quote(row.id)} label={`${personOf(row)}, ${row.number}`}>
          <bdi dir="auto">{personOf(row)}</bdi>
        </RowLink>
      }
      details={`${row.number} · ${phoneDay(row.date)}`}
      secondLine={quoteStateLabels[row.state]}
      end={<Amount row={row} />}
    />
  ),
  href: ({ id }) => paths.quote(id),
  actions: actionsOf,
});
