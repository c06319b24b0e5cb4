import { useKeptQuery } from "#api/useKeptQuery.ts";
import type { ReactNode } from "react";
import { productTypes } from "#domain/core/records.ts";
import { type ShelfFilters, shelfQueries } from "#api/stock/shelf.ts";
import { optionsOf, productTypeLabels } from "#lib/texts/labels.ts";
import { type ListState, useListState } from "#lib/addresses/listState.ts";
import { words } from "#lib/texts/words.strings.ts";
import { FilterSelect } from "#ui/list/FilterSelect.tsx";
import { ListCard } from "#ui/list/ListCard.tsx";
import { SearchBar } from "#ui/list/SearchBar.tsx";
import { ViewSegment } from "#ui/list/ViewSegment.tsx";
import { Button } from "#ui/page/Button.tsx";
import { EmptyState } from "#ui/feedback/Panel.tsx";
import { useSupplierFilter } from "#shared/stock/useSupplierFilter.ts";
import { ui } from "#ui/ui.strings.ts";
import { LowTable } from "./LowTable.tsx";
import { SupplierOrders } from "./SupplierOrders.tsx";
import { stockStrings } from "./stock.strings.ts";

const text = stockStrings.low;

const type = {
  name: "type",
  label: words.type,
  short: text.shortTypes,
  options: [["", words.allTypes], ...optionsOf(productTypes, productTypeLabels)],
} as const;

type Filters = Required<ShelfFilters>;

const filtersOf = ({ filter }: ListState): Filters => ({
  level: filter("level"),
  supplier: filter("supplier"),
  type: filter("type"),
});

/** Products that are out of stock, then low ones; by product or by supplier, with a search. */
export function LowShelves() {
  const state = useListState();
  const filters = filtersOf(state);
  const isNarrowed = state.query !== "" || Object.values(filters).some(Boolean);
  const empty = <Empty state={state} isNarrowed={isNarrowed} />;
  return (
    <>
      <FilterBar state={state} />
      {state.filter("view") === "suppliers" && !state.query ? (
        <SupplierOrders key={JSON.stringify(filters)} filters={filters} empty={empty} />
      ) : (
        <List state={state} empty={empty} />
      )}
    </>
  );
}

function List({ state, empty }: { state: ListState; empty: ReactNode }) {
  const query = useKeptQuery(shelfQueries.list(state));
  return (
    <ListCard
      isInside
      state={state}
      query={query}
      errorMessage={text.loadFailed}
      range={ui.resultRange}
      search={null}
      empty={empty}
    >
      {(rows) => <LowTable rows={rows} />}
    </ListCard>
  );
}

function FilterBar({ state }: { state: ListState }) {
  const supplier = useSupplierFilter(["none", text.noSupplier]);
  return (
    <SearchBar state={state} placeholder={text.search} isWide>
      <FilterSelect {...type} state={state} />
      <FilterSelect {...supplier} state={state} />
      <ViewSegment state={state} name="level" label={text.level} options={text.levels} />
      <ViewSegment state={state} name="view" label={text.view} options={text.views} />
    </SearchBar>
  );
}

/** Clears the filters, but stays on the tab. */
const reset = (state: ListState) => () => {
  state.type("");
  state.show({ q: "", level: "", supplier: "", type: "", page: "" });
};

const Empty = ({ state, isNarrowed }: { state: ListState; isNarrowed: boolean }) =>
  isNarrowed ? (
    <EmptyState icon="box" title={text.emptyFilter}>
      <Button onClick={reset(state)}>{ui.reset}</Button>
    </EmptyState>
  ) : (
    <EmptyState icon="circle-check" title={stockStrings.noLow} text={stockStrings.noLowHint} />
  );
