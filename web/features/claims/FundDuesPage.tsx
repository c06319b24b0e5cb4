import { claimQueries, type FundDuesPage as Dues } from "#api/sales/claims.ts";
import { useKeptQuery } from "#api/useKeptQuery.ts";
import type { ListedFundDue } from "#domain/claims/claimDocument.ts";
import { type FundAge, fundAges } from "#domain/claims/fundAges.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { type ListState, useListState } from "#lib/addresses/listState.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { beneficiaryOf } from "#shared/claims/claimDisplay.ts";
import { ClaimStatusBadge } from "#shared/claims/ClaimStatusBadge.ts";
import { type Column, DataTable } from "#ui/list/DataTable.tsx";
import { ListPage } from "#ui/list/ListPage.tsx";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import { RowLink } from "#ui/list/RowLink.tsx";
import { Money } from "#ui/page/Money.tsx";
import { ui } from "#ui/ui.strings.ts";
import { claimsStrings } from "./claims.strings.ts";
import { useFundFilter } from "./useFundFilter.ts";

const text = claimsStrings.fundDues;

/** Amounts that funds owe the shop, oldest first, with totals by age. */
export default function FundDuesPage() {
  const state = useListState();
  const query = useKeptQuery(claimQueries.dues(state));
  const fund = useFundFilter();
  const isNarrowed = Boolean(state.query || state.filter("age") || state.filter(fund.name));
  return (
    <ListPage
      title={words.fundDues}
      icon="banknote"
      texts={{
        ...text,
        search: claimsStrings.search,
        emptyFilterHint: claimsStrings.emptyFilterHint,
      }}
      back={{ href: paths.claims(), label: words.claims }}
      notice={<Ages state={state} dues={query.data} />}
      state={state}
      query={query}
      range={ui.resultRange}
      isNarrowed={isNarrowed}
      filters={[fund]}
    >
      {(rows) => <DuesTable rows={rows} />}
    </ListPage>
  );
}

type AgesProps = { state: ListState; dues: Dues | undefined };

/** Total of each age; a press filters the list by that age. */
const Ages = ({ state, dues }: AgesProps) => (
  <div className="mb-4 grid grid-cols-2 gap-3 md:grid-cols-4" role="group" aria-label={text.age}>
    {fundAges.map((age) => (
      <AgeButton key={age} age={age} state={state} dues={dues} />
    ))}
  </div>
);

function AgeButton({ age, state, dues }: AgesProps & { age: FundAge }) {
  const isOn = state.filter("age") === age;
  const { claims = 0, amount = 0 } = dues?.ages[age] ?? {};
  return (
    <button
      type="button"
      className={`card grid gap-0.5 p-3 text-left ${isOn ? "ring-2 ring-brand" : ""}`}
      aria-pressed={isOn}
      onClick={() => state.setFilter("age", isOn ? "" : age)}
    >
      <span className="text-sm text-ink-3">{claimsStrings.ages[age]}</span>
      <Money dirhams={amount} className="text-md font-semibold" />
      <span className="text-sm text-ink-3">{text.claims(claims)}</span>
    </button>
  );
}

const PersonLink = ({ row }: { row: ListedFundDue }) => (
  <RowLink href={paths.claim(row.id)} label={`${beneficiaryOf(row)}, ${row.slip}`}>
    <bdi dir="auto">{beneficiaryOf(row)}</bdi>
  </RowLink>
);

const columns: Column<ListedFundDue>[] = [
  { key: "person", head: words.client, cell: (row) => <PersonLink row={row} /> },
  { key: "fund", head: words.fund, cell: ({ expand }) => expand?.fund?.name ?? "-" },
  {
    key: "since",
    head: text.since,
    className: "whitespace-nowrap",
    cell: ({ since }) => (since ? formatDay(since) : "-"),
  },
  {
    key: "age",
    head: text.age,
    className: "max-lg:hidden",
    cell: ({ age }) => claimsStrings.ages[age],
  },
  { key: "state", head: words.state, cell: ({ status }) => <ClaimStatusBadge status={status} /> },
  { key: "due", head: text.left, isNumber: true, cell: ({ due }) => <Money dirhams={due} /> },
];

const DuesTable = ({ rows }: { rows: readonly ListedFundDue[] }) => (
  <DataTable
    label={words.fundDues}
    rows={rows}
    columns={columns}
    card={(row) => (
      <PhoneRow
        title={<PersonLink row={row} />}
        details={[row.expand?.fund?.name, row.since && formatDay(row.since)]
          .filter(Boolean)
          .join(" · ")}
        secondLine={claimsStrings.ages[row.age]}
        end={<Money dirhams={row.due} className="font-medium" />}
      />
    )}
    rowHref={({ id }) => paths.claim(id)}
  />
);
