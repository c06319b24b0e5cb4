import { supplierCreditQueries } from "#api/purchases/supplierCredits.ts";
import { useKeptQuery } from "#api/useKeptQuery.ts";
import { supplierCreditStates } from "#domain/purchases/supplierCredit.ts";
import type { ListState } from "#lib/addresses/listState.ts";
import { paths } from "#lib/addresses/paths.ts";
import { optionsOf } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { supplierCreditStateLabels } from "#shared/purchases/purchases.strings.ts";
import { useSupplierFilter } from "#shared/stock/useSupplierFilter.ts";
import { EmptyState } from "#ui/feedback/Panel.tsx";
import { FilterSelect, type SelectFilter } from "#ui/list/FilterSelect.tsx";
import { ListCard } from "#ui/list/ListCard.tsx";
import { SearchBar } from "#ui/list/SearchBar.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { ui } from "#ui/ui.strings.ts";
import { useDeleteCredit } from "../credit/useDeleteCredit.ts";
import { CreditsTable } from "./CreditsTable.tsx";
import { purchaseLists } from "../purchases.strings.ts";
import { ResetTab } from "./ResetTab.tsx";

const text = purchaseLists.credits;

const stateFilter: SelectFilter = {
  name: "etat",
  label: words.state,
  options: [["", text.allStates], ...optionsOf(supplierCreditStates, supplierCreditStateLabels)],
};

/** Credits of suppliers by state: asked for, received, used. */
export function CreditsTab({ state }: { state: ListState }) {
  const query = useKeptQuery(supplierCreditQueries.list(state));
  const supplier = useSupplierFilter();
  const removal = useDeleteCredit();
  const isNarrowed =
    state.query !== "" || [stateFilter, supplier].some(({ name }) => state.filter(name) !== "");
  return (
    <ListCard
      isInside
      state={state}
      query={query}
      errorMessage={text.loadFailed}
      range={ui.resultRange}
      search={
        <SearchBar state={state} placeholder={text.search} isWide>
          <FilterSelect {...stateFilter} state={state} />
          <FilterSelect {...supplier} state={state} />
          {isNarrowed && <ResetTab state={state} />}
        </SearchBar>
      }
      empty={
        <EmptyState
          icon="invoice"
          drawing={isNarrowed ? "search" : "empty"}
          title={text.empty}
          text={isNarrowed ? text.emptyFilterHint : text.emptyHint}
        >
          {!isNarrowed && (
            <ButtonLink href={paths.newSupplierCredit()} icon="plus">
              {text.create}
            </ButtonLink>
          )}
        </EmptyState>
      }
    >
      {(rows) => <CreditsTable rows={rows} {...removal} />}
    </ListCard>
  );
}
