import { type ReactNode, useEffect } from "react";
import type { Page } from "#api/request.ts";
import { formatCount } from "#lib/texts/formats.ts";
import type { ListState } from "#lib/addresses/listState.ts";
import type { Query } from "#api/useKeptQuery.ts";
import { ListOrder } from "./SortHead.tsx";
import { Pagination } from "./Pagination.tsx";
import { Loaded } from "#ui/feedback/Loaded.tsx";
import { RowsSkeleton } from "#ui/feedback/Panel.tsx";
import { ui } from "#ui/ui.strings.ts";

type Props<Row> = {
  state: ListState;
  query: Query<Page<Row>>;
  /** Message when the list fails to load. */
  errorMessage: string;
  search: ReactNode;
  empty: ReactNode;
  /** Text of the pager about the shown range. */
  range?: (from: number, to: number, total: string) => string;
  /** True inside another card, so that it draws none of its own. */
  isInside?: boolean;
  children: (rows: Row[]) => ReactNode;
};

/**
 * Card of a list: search, rows (or that it loads, failed, is empty), pager. During a search, the number of further
 * matches replaces the pager.
 */
export function ListCard<Row>({
  state,
  query,
  errorMessage,
  search,
  empty,
  range,
  isInside = false,
  children,
}: Props<Row>) {
  const data = useLastPage(state, query.data);
  const hidden = data && state.query ? data.totalItems - data.items.length : 0;
  return (
    <section
      className={isInside ? "" : "card overflow-hidden"}
      aria-busy={query.isPending || query.isPlaceholderData}
    >
      {search}
      <Loaded query={{ ...query, data }} failed={errorMessage} skeleton={<RowsSkeleton rows={8} />}>
        {({ items }) =>
          items.length > 0 ? (
            <ListOrder.Provider value={state}>{children(items)}</ListOrder.Provider>
          ) : (
            empty
          )
        }
      </Loaded>
      {hidden > 0 && (
        <p className="border-t border-line px-4 py-3 text-sm text-ink-3">
          {data?.isAtLeast ? ui.manyMore : ui.more(formatCount(hidden))}
        </p>
      )}
      {data && !state.query && (
        <Pagination
          page={data.page}
          perPage={data.perPage}
          totalItems={data.totalItems}
          onPage={state.goTo}
          {...(range ? { range } : {})}
        />
      )}
    </section>
  );
}

/** Goes to the last page when the page in the address does not exist; until then the list counts as loading. */
function useLastPage<Row>(state: ListState, answer: Page<Row> | undefined): Page<Row> | undefined {
  const { items = [], totalItems = 0, perPage = 1 } = answer ?? {};
  const last = Math.ceil(totalItems / perPage);
  const isBeyond = items.length === 0 && last > 0;
  useEffect(() => {
    if (isBeyond && state.page > last) state.goTo(last, { replace: true });
  }, [isBeyond, last, state]);
  return isBeyond ? undefined : answer;
}
