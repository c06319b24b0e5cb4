import type { ReactNode } from "react";
import type { Query } from "#api/useKeptQuery.ts";
import { ErrorPanel } from "./Panel.tsx";

type Props<Data> = {
  query: Pick<Query<Data>, "data" | "error" | "refetch">;
  /** Sentence to show when loading fails. */
  failed: string;
  /** CSS classes for the space around the error. */
  failureClass?: string;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Renders the data of a query: a skeleton before the first answer, an error above data loaded earlier. */
export function Loaded<Data>(props: Props<Data>) {
  const { query, failed, failureClass = "p-4", skeleton, children } = props;
  const { data, error, refetch } = query;
  return (
    <>
      {error !== null && (
        <div className={failureClass}>
          <ErrorPanel message={failed} error={error} onRetry={() => refetch()} />
        </div>
      )}
      {data !== undefined ? children(data) : error === null && skeleton}
    </>
  );
}
