import { useKeptQuery } from "#api/useKeptQuery.ts";
import { creditReasons } from "#domain/core/records.ts";
import { creditQueries } from "#api/credits.ts";
import { creditReasonLabels } from "#lib/labels.ts";
import { useListState } from "#lib/listState.ts";
import { paths } from "#lib/paths.ts";
import { words } from "#lib/words.strings.ts";
import { FilterSelect } from "#ui/list/FilterSelect.tsx";
import { ListPage } from "#ui/list/ListPage.tsx";
import { listTotal } from "#ui/list/listTotal.ts";
import { ui } from "#ui/ui.strings.ts";
import { CreditsTable } from "./CreditsTable.tsx";
import { DefectsCard } from "./DefectsCard.tsx";
import { strings } from "./credits.strings.ts";

const reasons = creditReasons.map((one): [string, string] => [one, creditReasonLabels[one]]);

/** Credit notes, and defective pieces that wait for their end. */
export default function CreditsPage() {
  const state = useListState();
  const query = useKeptQuery(creditQueries.list(state));
  const isNarrowed = Boolean(state.query || state.filter("reason") || state.filter("kept"));
  return (
    <>
      <ListPage
        title={words.credits}
        subtitle={listTotal(query, isNarrowed, strings.count)}
        back={{ href: paths.invoices(), label: words.invoices }}
        state={state}
        query={query}
        failed={strings.loadFailed}
        range={ui.resultRange}
        search={strings.search}
        isNarrowed={isNarrowed}
        resets
        filters={
          <>
            <FilterSelect
              label={words.reason}
              options={[["", strings.allReasons], ...reasons]}
              state={state}
              name="reason"
            />
            <FilterSelect
              label={words.status}
              options={[
                ["", strings.allCredits],
                ["left", strings.left],
              ]}
              state={state}
              name="kept"
            />
          </>
        }
        empty={{
          icon: "invoice",
          title: strings.empty,
          text: isNarrowed ? strings.emptyFilterHint : strings.emptyHint,
        }}
      >
        {(rows) => <CreditsTable rows={rows} />}
      </ListPage>
      <DefectsCard />
    </>
  );
}
