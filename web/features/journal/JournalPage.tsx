import { useQuery } from "@tanstack/react-query";
import { journalQueries } from "#api/shop/journal.ts";
import { nameOfUser, usersQuery } from "#api/session/people.ts";
import { useKeptQuery } from "#api/useKeptQuery.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { type ListState, useListState } from "#lib/addresses/listState.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { EmptyState } from "#ui/feedback/Panel.tsx";
import { DayInput } from "#ui/form/DayInput.tsx";
import { FilterSelect } from "#ui/list/FilterSelect.tsx";
import { ListCard } from "#ui/list/ListCard.tsx";
import { Button } from "#ui/page/Button.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { ui } from "#ui/ui.strings.ts";
import { JournalTable } from "./JournalTable.tsx";
import { journalStrings } from "./journal.strings.ts";

const names = ["person", "kind", "from", "to"] as const;

/** Journal of changes, filtered by person, kind and day. */
export default function JournalPage() {
  const state = useListState();
  const query = useKeptQuery(journalQueries.list(state));
  const isNarrowed = names.some((name) => state.filter(name) !== "");
  const reset = isNarrowed && <Button onClick={state.reset}>{ui.reset}</Button>;
  return (
    <>
      <PageHeader
        title={words.journal}
        subtitle={query.data ? journalStrings.subtitle(formatCount(query.data.totalItems)) : false}
        back={{ href: paths.team, label: journalStrings.back }}
      />
      <ListCard
        state={state}
        query={query}
        errorMessage={journalStrings.loadFailed}
        range={ui.resultRange}
        search={
          <div className="flex flex-wrap items-center gap-2 border-b border-line p-3">
            <Filters state={state} />
            {reset}
          </div>
        }
        empty={
          <EmptyState
            icon="clipboard"
            title={journalStrings.empty}
            text={isNarrowed ? journalStrings.emptyFilterHint : journalStrings.emptyHint}
            drawing={isNarrowed ? "search" : "empty"}
          >
            {reset}
          </EmptyState>
        }
      >
        {(rows) => <JournalTable rows={rows} />}
      </ListCard>
    </>
  );
}

function Filters({ state }: { state: ListState }) {
  const { data: users = [] } = useQuery(usersQuery);
  return (
    <>
      <FilterSelect
        label={journalStrings.kind}
        options={[["", journalStrings.mainKinds], ...Object.entries(journalStrings.kinds)]}
        state={state}
        name="kind"
      />
      <FilterSelect
        label={journalStrings.person}
        options={[
          ["", journalStrings.everyone],
          ...users.map((one): [string, string] => [one.id, nameOfUser(one)]),
        ]}
        state={state}
        name="person"
      />
      {(["from", "to"] as const).map((end) => (
        <DayInput
          key={end}
          label={journalStrings[end]}
          value={state.filter(end)}
          onChange={(day) => state.setFilter(end, day, { replace: true })}
        />
      ))}
    </>
  );
}
