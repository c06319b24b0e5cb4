import { countQueries } from "#api/stock/counts.ts";
import { useRight } from "#api/session/people.ts";
import { useKeptQuery } from "#api/useKeptQuery.ts";
import { type Count, countStatuses } from "#domain/core/records.ts";
import { useListState } from "#lib/addresses/listState.ts";
import { paths } from "#lib/addresses/paths.ts";
import { formatCount, formatDay, formatInstant } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { type Column, DataTable } from "#ui/list/DataTable.tsx";
import { ListPage } from "#ui/list/ListPage.tsx";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import { RowLink } from "#ui/list/RowLink.tsx";
import { ViewSegment } from "#ui/list/ViewSegment.tsx";
import { ui } from "#ui/ui.strings.ts";
import { countsStrings, countStatusLabels } from "./counts.strings.ts";
import { CountStatusBadge } from "./CountStatusBadge.ts";

const text = countsStrings.list;

const states = [
  { value: "", label: text.all },
  ...countStatuses.map((value) => ({ value, label: countStatusLabels[value] })),
];

const nameOf = ({ id, name }: Count) => (
  <RowLink href={paths.count(id)}>
    <bdi dir="auto">{name}</bdi>
  </RowLink>
);
const figuresOf = ({ pieces, products }: Count): string =>
  countsStrings.figures(formatCount(pieces), formatCount(products));

const columns: readonly Column<Count>[] = [
  {
    key: "name",
    head: words.count,
    cell: (row) => (
      <>
        {nameOf(row)}
        <span dir="auto" className="block text-sm text-ink-3">
          {row.scope}
        </span>
      </>
    ),
  },
  { key: "status", head: text.states, cell: (row) => <CountStatusBadge status={row.status} /> },
  {
    key: "begun",
    head: text.begun,
    className: "whitespace-nowrap",
    cell: (row) => (
      <>
        {formatInstant(row.started_at)}
        <span dir="auto" className="block text-sm text-ink-3">
          {row.by}
        </span>
      </>
    ),
  },
  { key: "facts", head: text.facts, cell: figuresOf },
  {
    key: "date",
    head: text.adjusted,
    className: "whitespace-nowrap",
    cell: (row) => formatDay(row.date),
  },
];

const card = (row: Count) => (
  <PhoneRow
    title={nameOf(row)}
    facts={[formatInstant(row.started_at), row.by].filter(Boolean).join(" · ")}
    more={figuresOf(row)}
    end={<CountStatusBadge status={row.status} />}
  />
);

/** Counts of the stock, the newest first. */
export default function CountsPage() {
  const state = useListState();
  const mayBegin = useRight("adjustment.write");
  return (
    <ListPage
      title={text.title}
      icon="barcode"
      texts={text}
      back={{ href: paths.stock, label: words.stock }}
      {...(mayBegin && { create: { href: paths.newCount, label: words.newCount } })}
      state={state}
      query={useKeptQuery(countQueries.list(state))}
      range={ui.resultRange}
      view={<ViewSegment state={state} name="etat" label={text.states} options={states} />}
      isNarrowed={state.query !== "" || state.filter("etat") !== ""}
    >
      {(rows) => (
        <DataTable
          label={words.counts}
          rows={rows}
          columns={columns}
          card={card}
          rowHref={({ id }) => paths.count(id)}
        />
      )}
    </ListPage>
  );
}
