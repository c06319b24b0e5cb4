import { countQueries } from "#api/stock/counts.ts";
import { useRight } from "#api/session/people.ts";
import { useKeptQuery } from "#api/useKeptQuery.ts";
import { type Count, type CountStatus, countStatuses } from "#domain/core/records.ts";
import { useListState } from "#lib/addresses/listState.ts";
import { paths } from "#lib/addresses/paths.ts";
import { formatCount, formatDay, formatInstant } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { type Column, DataTable } from "#ui/list/DataTable.tsx";
import { ListCard } from "#ui/list/ListCard.tsx";
import { listTotal } from "#ui/list/listTotal.ts";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import { RowLink } from "#ui/list/RowLink.tsx";
import { EmptyState } from "#ui/feedback/Panel.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { type Tab, Tabs } from "#ui/page/Tabs.tsx";
import { ui } from "#ui/ui.strings.ts";
import { countStatusLabels } from "#shared/stock/stock.strings.ts";
import { countsStrings } from "./counts.strings.ts";
import { CountStatusBadge } from "./CountStatusBadge.ts";

const text = countsStrings.list;

/** Value of the tab that lists all counts. */
const all = "tous";
type Key = CountStatus | typeof all;
const tabs: readonly Tab<Key>[] = [
  { key: all, label: words.all },
  ...countStatuses.map((key) => ({ key, label: countStatusLabels[key] })),
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
  { key: "status", head: words.state, cell: (row) => <CountStatusBadge status={row.status} /> },
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
  { key: "details", head: words.counted, cell: figuresOf },
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
    details={[formatInstant(row.started_at), row.by].filter(Boolean).join(" · ")}
    secondLine={figuresOf(row)}
    end={<CountStatusBadge status={row.status} />}
  />
);

type EmptyProps = { isNarrowed: boolean; mayBegin: boolean };

const Empty = ({ isNarrowed, mayBegin }: EmptyProps) => (
  <EmptyState
    icon="barcode"
    drawing={isNarrowed ? "search" : "empty"}
    title={text.empty}
    text={isNarrowed ? text.emptyFilterHint : text.emptyHint}
  >
    {mayBegin && !isNarrowed && (
      <ButtonLink href={paths.newCount} icon="plus">
        {words.newCount}
      </ButtonLink>
    )}
  </EmptyState>
);

/** Stock counts by state, newest first. */
export default function CountsPage() {
  const state = useListState();
  const mayBegin = useRight("adjustment.write");
  const query = useKeptQuery(countQueries.list(state));
  const chosen = countStatuses.find((status) => status === state.filter("etat")) ?? all;
  const isNarrowed = chosen !== all;
  return (
    <>
      <PageHeader
        title={text.title}
        subtitle={listTotal(query, isNarrowed, text.count)}
        back={{ href: paths.stock, label: words.stock }}
      >
        {mayBegin && (
          <ButtonLink href={paths.newCount} variant="primary" icon="plus">
            {words.newCount}
          </ButtonLink>
        )}
      </PageHeader>
      <div className="card overflow-clip">
        <Tabs
          className="px-4"
          label={words.state}
          tabs={tabs}
          current={chosen}
          onChange={(key) => state.setFilter("etat", key === all ? "" : key)}
        >
          <ListCard
            isInside
            state={state}
            query={query}
            errorMessage={text.loadFailed}
            range={ui.resultRange}
            search={null}
            empty={<Empty {...{ isNarrowed, mayBegin }} />}
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
          </ListCard>
        </Tabs>
      </div>
    </>
  );
}
