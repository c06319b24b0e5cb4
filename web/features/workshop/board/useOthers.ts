import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { JobStatus } from "#domain/core/records.ts";
import { type BoardColumn, type BoardQuery, type JobCard, jobQueries } from "#api/sales/jobs.ts";
import { withOthers } from "./boardView.ts";

/** Page size of the list. */
const most = 500;
const none: JobCard[] = [];

/** Hidden cards of a column, loaded on request. The list has no delivery day. */
export function useOthers(columns: BoardColumn[] | undefined, filter: BoardQuery) {
  const [shown, setShown] = useState<readonly JobStatus[]>([]);
  const status = shown.join(",");
  const query = useQuery({
    ...jobQueries.some({ ...filter, status, perPage: most }),
    enabled: status !== "",
  });
  const others = query.data ?? none;
  const all = useMemo(() => columns && withOthers(columns, others), [columns, others]);
  return {
    columns: all,
    error: query.error,
    refetch: query.refetch,
    canShow: (column: BoardColumn) =>
      column.status !== "delivered" && !shown.includes(column.status),
    show: (wanted: JobStatus) => setShown((before) => [...new Set([...before, wanted])]),
  };
}
