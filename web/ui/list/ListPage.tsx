import type { ReactNode } from "react";
import type { Page } from "#api/request.ts";
import type { Query } from "#api/useKeptQuery.ts";
import type { ListState } from "#lib/addresses/listState.ts";
import type { IconName } from "#ui/brand/Icon.tsx";
import { Button } from "#ui/page/Button.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { EmptyState } from "#ui/feedback/Panel.tsx";
import { ui } from "#ui/ui.strings.ts";
import { ListCard } from "./ListCard.tsx";
import { type ListFilter, ListFilters } from "./ListFilters.tsx";
import { listTotal } from "./listTotal.ts";
import { PhoneActions } from "./PhoneActions.tsx";
import { SearchBar } from "./SearchBar.tsx";

type Create = { href: string; label: string };
type Texts = {
  /** Subtitle of an unfiltered list: its number of rows. */
  count?: (total: string) => string;
  /** Placeholder of the search box. */
  search: string;
  loadFailed: string;
  searchFailed?: string;
  empty: string;
  emptyHint: string;
  /** Hint when nothing matches the search or filters. */
  emptyFilterHint: string;
};
type Props<Row> = {
  title: string;
  /** Shown in place of the count. */
  subtitle?: ReactNode;
  icon: IconName;
  texts: Texts;
  back?: { href: string; label: string };
  /** Entries of the menu '…' in the header. */
  menu?: ReactNode;
  /** Actions in the header, before `create`. */
  actions?: ReactNode;
  /** Button that creates a record, in the header and in the empty list. */
  create?: Create;
  /** Button in an empty list, in place of `create`. */
  firstOf?: Create | undefined;
  /** Content between header and list; its button is then the only primary one. */
  notice?: ReactNode;
  state: ListState;
  query: Query<Page<Row>>;
  range?: (from: number, to: number, total: string) => string;
  /** Segment of views, beside the search. */
  view?: ReactNode;
  /** Filters beside the search; while one is active, a reset button follows. */
  filters?: readonly ListFilter[];
  /** True to show the reset button at all times. */
  resets?: boolean;
  /** Label of the reset button. */
  reset?: string;
  /**
   * True when the list is narrowed, and an empty one offers the reset; by default with a search or an active filter.
   */
  isNarrowed?: boolean;
  children: (rows: Row[]) => ReactNode;
};

/** Page of a list: header, search, filters, rows, pager, empty state. */
export function ListPage<Row>(given: Props<Row>) {
  const { title, texts, back, menu, actions, create, notice, state } = given;
  const { query, range, filters, children } = given;
  const isPhone = useIsPhone();
  const isFiltered = filters?.some(({ name }) => state.filter(name) !== "") ?? false;
  const { isNarrowed = state.query !== "" || isFiltered } = given;
  const props = { ...given, isNarrowed };
  const { subtitle = texts.count && listTotal(query, isNarrowed, texts.count) } = given;
  const buttons = (
    <>
      {actions}
      {create && (
        <ButtonLink href={create.href} variant={notice ? "secondary" : "primary"} icon="plus">
          {create.label}
        </ButtonLink>
      )}
    </>
  );
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} menu={menu} {...(back ? { back } : {})}>
        {!isPhone && buttons}
      </PageHeader>
      {notice}
      <ListCard
        state={state}
        query={query}
        errorMessage={(state.query && texts.searchFailed) || texts.loadFailed}
        {...(range ? { range } : {})}
        search={
          <>
            <Search {...props} />
            <PhoneActions>{buttons}</PhoneActions>
          </>
        }
        empty={<Empty {...props} />}
      >
        {children}
      </ListCard>
    </>
  );
}

const Reset = <Row,>({ state, reset = ui.reset }: Pick<Props<Row>, "state" | "reset">) => (
  <Button onClick={state.reset}>{reset}</Button>
);

function Search<Row>(props: Props<Row>) {
  const { state, texts, view, filters, resets, isNarrowed } = props;
  return (
    <SearchBar state={state} placeholder={texts.search} isWide={filters !== undefined}>
      {(filters || view) && (
        <>
          {filters && <ListFilters filters={filters} state={state} />}
          {filters && (resets || isNarrowed) && <Reset {...props} />}
          {view}
        </>
      )}
    </SearchBar>
  );
}

function Empty<Row>(props: Props<Row>) {
  const { state, icon, texts, view, filters, isNarrowed, firstOf = props.create } = props;
  const isSearched = state.query !== "" || isNarrowed;
  return (
    <EmptyState
      icon={icon}
      drawing={isSearched ? "search" : "empty"}
      title={texts.empty}
      text={isSearched ? texts.emptyFilterHint : texts.emptyHint}
    >
      {(view || filters) && isNarrowed ? (
        <Reset {...props} />
      ) : (
        firstOf && (
          <ButtonLink href={firstOf.href} icon="plus">
            {firstOf.label}
          </ButtonLink>
        )
      )}
    </EmptyState>
  );
}
