import type { ReactNode } from "react";
import type { Page } from "#api/request.ts";
import type { Query } from "#api/useKeptQuery.ts";
import type { ListState } from "#lib/listState.ts";
import type { IconName } from "#ui/brand/Icon.tsx";
import { Button } from "#ui/page/Button.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { EmptyState } from "#ui/feedback/Panel.tsx";
import { ui } from "#ui/ui.strings.ts";
import { ListCard } from "./ListCard.tsx";
import { SearchBar } from "./SearchBar.tsx";

type Props<Row> = {
  title: string;
  subtitle?: ReactNode;
  back?: { href: string; label: string };
  /** In the header, before `create`. */
  actions?: ReactNode;
  /** Makes a record: offered in the header, and where there is none. */
  create?: { href: string; label: string };
  /** Between the header and the list; what it offers goes first, so that nothing else on the page is primary. */
  notice?: ReactNode;
  state: ListState;
  query: Query<Page<Row>>;
  failed: string;
  range?: (from: number, to: number, total: string) => string;
  /** What the search box says while it is empty. */
  search: string;
  /** At the end of the search's line: one of a few views of the list. */
  view?: ReactNode;
  /** Beside the search box, with a button that puts all of them back once there is something to put back. */
  filters?: ReactNode;
  /** The button that puts them back is there from the start. */
  resets?: boolean;
  /** Something is searched or filtered: where nothing is found, that is put back. */
  isNarrowed?: boolean;
  empty: { icon: IconName; title: string; text: string };
  children: (rows: Row[]) => ReactNode;
};

/** A page that is a list: header, search and filters, rows, pager, and what to do when there is nothing. */
export function ListPage<Row>(props: Props<Row>) {
  const { title, subtitle, back, actions, create, notice, state } = props;
  const { query, failed, range, children } = props;
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} {...(back ? { back } : {})}>
        {actions}
        {create && (
          <ButtonLink href={create.href} variant={notice ? "secondary" : "primary"} icon="plus">
            {create.label}
          </ButtonLink>
        )}
      </PageHeader>
      {notice}
      <ListCard
        state={state}
        query={query}
        errorMessage={failed}
        {...(range ? { range } : {})}
        search={<Search {...props} />}
        empty={<Empty {...props} />}
      >
        {children}
      </ListCard>
    </>
  );
}

const Reset = ({ state }: { state: ListState }) => (
  <Button onClick={state.reset}>{ui.reset}</Button>
);

function Search<Row>({ state, search, view, filters, resets, isNarrowed }: Props<Row>) {
  return (
    <SearchBar state={state} placeholder={search} isWide={filters !== undefined}>
      {(filters || view) && (
        <>
          {filters}
          {filters && (resets || isNarrowed) && <Reset state={state} />}
          {view}
        </>
      )}
    </SearchBar>
  );
}

function Empty<Row>({ state, view, filters, isNarrowed, create, empty }: Props<Row>) {
  return (
    <EmptyState {...empty}>
      {(view || filters) && isNarrowed ? (
        <Reset state={state} />
      ) : (
        create && (
          <ButtonLink href={create.href} icon="plus">
            {create.label}
          </ButtonLink>
        )
      )}
    </EmptyState>
  );
}
