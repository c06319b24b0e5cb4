import type { ReactNode } from "react";
import type { Page } from "#api/request.ts";
import type { Query } from "#api/useKeptQuery.ts";
import type { ListState } from "#lib/addresses/listState.ts";
import type { IconName } from "#ui/brand/Icon.tsx";
import { EmptyState } from "#ui/feedback/Panel.tsx";
import { Button } from "#ui/page/Button.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { ui } from "#ui/ui.strings.ts";
import { ListCard } from "./ListCard.tsx";
import { ListFilters, type ListFilter } from "./ListFilters.tsx";
import { SearchBar } from "./SearchBar.tsx";

type Texts = {
  search: string;
  loadFailed: string;
  empty: string;
  emptyHint: string;
  /** Title and hint when nothing matches the search or filters; by default those of an empty list. */
  emptyFilter?: string;
  emptyFilterHint: string;
};
type Props<Row> = {
  state: ListState;
  query: Query<Page<Row>>;
  icon: IconName;
  texts: Texts;
  filters: readonly ListFilter[];
  /** True when the list is narrowed; by default with a search or an active filter. */
  isNarrowed?: boolean;
  /** Address parameters of the tab without search and filters. */
  whole: Record<string, string>;
  /** Button beside the filters. */
  action?: ReactNode;
  /** Link that creates a record, shown in an empty tab. */
  create?: { href: string; label: string };
  children: (rows: Row[]) => ReactNode;
};

/** List of one tab of a page: search, filters, reset, rows, pager, empty state. */
export function TabList<Row>(props: Props<Row>) {
  const { state, query, icon, texts, filters, whole, action, create, children } = props;
  const isFiltered = filters.some(({ name }) => state.filter(name) !== "");
  const { isNarrowed = state.query !== "" || isFiltered } = props;
  const reset = () => {
    state.type("");
    state.show(whole);
  };
  return (
    <ListCard
      isInside
      state={state}
      query={query}
      errorMessage={texts.loadFailed}
      range={ui.resultRange}
      search={
        <SearchBar state={state} placeholder={texts.search} isWide>
          <ListFilters filters={filters} state={state} />
          {action}
          {isNarrowed && <Button onClick={reset}>{ui.reset}</Button>}
        </SearchBar>
      }
      empty={
        <EmptyState
          icon={icon}
          drawing={isNarrowed ? "search" : "empty"}
          title={(isNarrowed && texts.emptyFilter) || texts.empty}
          text={isNarrowed ? texts.emptyFilterHint : texts.emptyHint}
        >
          {create && !isNarrowed && (
            <ButtonLink href={create.href} icon="plus">
              {create.label}
            </ButtonLink>
          )}
        </EmptyState>
      }
    >
      {children}
    </ListCard>
  );
}
