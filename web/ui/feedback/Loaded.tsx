import type { ReactNode } from "react";
import type { Query } from "#api/useKeptQuery.ts";
import { ErrorPanel } from "./Panel.tsx";

type Props<Data> = {
  query: Pick<Query<Data>, "data" | "error" | "refetch">;
  /** Sentence of a failure. */
  failed: string;
  /** Margin or padding around the failure. */
  failureClass?: string;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Query result: error above former data, skeleton before the first answer. */
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
