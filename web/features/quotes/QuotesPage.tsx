import { quoteQueries } from "#api/quotes.ts";
import { company } from "#api/session.ts";
import { useKeptQuery } from "#api/useKeptQuery.ts";
import { quoteStates } from "#domain/quotes/quote.ts";
import { type ListState, useListState } from "#lib/listState.ts";
import { paths } from "#lib/paths.ts";
import { useValue } from "#lib/useValue.ts";
import { words } from "#lib/words.strings.ts";
import { FilterSelect } from "#ui/list/FilterSelect.tsx";
import { ListPage } from "#ui/list/ListPage.tsx";
import { listTotal } from "#ui/list/listTotal.ts";
import { Mark } from "#ui/page/Mark.tsx";
import { ui } from "#ui/ui.strings.ts";
import { QuotesTable } from "./QuotesTable.tsx";
import { strings } from "./quotes.strings.ts";
import { useDeleteQuote } from "./useDeleteQuote.ts";

const { views } = strings;
const states = quoteStates.map((state): [string, string] => [state, views[state]]);

/** Quotes by state, and those to follow up. */
export default function QuotesPage() {
  const state = useListState();
  const follow = useValue(company)?.quote_follow_days ?? 0;
  const query = useKeptQuery(quoteQueries.list(state, follow));
  const { removing, remove } = useDeleteQuote();
  const isNarrowed = Boolean(state.query || state.filter("etat") || state.filter("relance"));
  return (
    <ListPage
      title={words.quotes}
      subtitle={listTotal(query, isNarrowed, strings.count)}
      back={{ href: paths.invoices(), label: words.invoices }}
      create={{ href: paths.newQuote(), label: words.newQuote }}
      state={state}
      query={query}
      failed={strings.loadFailed}
      range={ui.resultRange}
      search={strings.search}
      isNarrowed={isNarrowed}
      filters={
        <>
          <WaitingChip state={state} days={follow} />
          <FilterSelect
            label={views.label}
            options={[["", views.all], ...states]}
            state={state}
            name="etat"
          />
        </>
      }
      empty={{
        icon: "invoice",
        title: strings.empty,
        text: isNarrowed ? strings.emptyFilterHint : strings.emptyHint,
      }}
    >
      {(rows) => <QuotesTable rows={rows} removing={removing} onRemove={remove} />}
    </ListPage>
  );
}

/** Filter of the quotes without an answer. */
function WaitingChip({ state, days }: { state: ListState; days: number }) {
  const isOn = state.filter("relance") !== "";
  return (
    <button
      type="button"
      className="chip"
      aria-pressed={isOn}
      data-tooltip={strings.waitingHint(days)}
      onClick={() => state.setFilter("relance", isOn ? "" : "1")}
    >
      <Mark name="half" />
      {strings.waiting}
      <span className="sr-only">, {strings.waitingHint(days).toLowerCase()}</span>
    </button>
  );
}
