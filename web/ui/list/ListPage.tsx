import type { ReactNode } from "react";
import type { Page } from "#api/request.ts";
import type { Query } from "#api/useKeptQuery.ts";
import type { ListState } from "#lib/listState.ts";
import type { IconName } from "#ui/brand/Icon.tsx";
import { Button } from "#ui/page/Button.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { EmptyState } from "#ui/feedback/Panel.tsx";
import { ui } from "#ui/ui.strings.ts";
import { ListCard } from "./ListCard.tsx";
import { PhoneActions } from "./PhoneActions.tsx";
import { SearchBar } from "./SearchBar.tsx";

type Create = { href: string; label: string };
type Props<Row> = {
  title: string;
  subtitle?: ReactNode;
  back?: { href: string; label: string };
  /** Items of the header's '…'. */
  menu?: ReactNode;
  /** Header actions before `create`. */
  actions?: ReactNode;
  /** Creates a record, from the header and the empty state. */
  create?: Create;
  /** Content between header and list; its action is the only primary one. */
  notice?: ReactNode;
  state: ListState;
  query: Query<Page<Row>>;
  failed: string;
  range?: (from: number, to: number, total: string) => string;
  /** Placeholder of the search box. */
  search: string;
  /** View segment beside the search. */
  view?: ReactNode;
  /** Filters beside the search, with a reset button when active. */
  filters?: ReactNode;
  /** Always shows the reset button. */
  resets?: boolean;
  /** Whether search or filters are active; an empty result offers the reset. */
  isNarrowed?: boolean;
  /** `create` of what was searched stands in for the page's own. */
  empty: { icon: IconName; title: string; text: string; create?: Create };
  children: (rows: Row[]) => ReactNode;
};

/** List page: header, search, filters, rows, pager, empty state. */
export function ListPage<Row>(props: Props<Row>) {
  const { title, subtitle, back, menu, actions, create, notice, state } = props;
  const { query, failed, range, children } = props;
  const isPhone = useIsPhone();
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
        errorMessage={failed}
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

function Empty<Row>({ state, view, filters, isNarrowed, empty, ...props }: Props<Row>) {
  const { create = props.create, ...texts } = empty;
  return (
    <EmptyState {...texts} drawing={state.query || isNarrowed ? "search" : "empty"}>
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
