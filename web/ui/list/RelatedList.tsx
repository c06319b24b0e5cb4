import type { ReactNode } from "react";
import type { Page } from "#api/request.ts";
import type { Query } from "#api/useKeptQuery.ts";
import { Loaded } from "#ui/feedback/Loaded.tsx";
import { RowsSkeleton } from "#ui/feedback/Panel.tsx";
import { Pagination } from "./Pagination.tsx";

type Props<Row> = {
  query: Pick<Query<Page<Row>>, "data" | "error" | "refetch">;
  failed: string;
  /** Number of rows in the skeleton. */
  rows: number;
  empty: ReactNode;
  /** Called by the pager; without it, there is no pager. */
  onPage?: ((page: number) => void) | undefined;
  children: (rows: Row[]) => ReactNode;
};

/** Related records within a card: failed, loading, empty, or rows with a pager. */
export const RelatedList = <Row,>(props: Props<Row>) => {
  const { query, failed, rows, empty, onPage, children } = props;
  return (
    <Loaded query={query} failed={failed} skeleton={<RowsSkeleton rows={rows} />}>
      {({ items, page, perPage, totalItems }) =>
        items.length === 0 ? (
          empty
        ) : (
          <>
            {children(items)}
            {onPage && <Pagination {...{ page, perPage, totalItems, onPage }} />}
          </>
        )
      }
    </Loaded>
  );
};
