import { useMemo, useState } from "react";
import type { JobStatus } from "#domain/core/records.ts";
import { type BoardColumn, type JobCard, listJobs } from "#api/jobs.ts";
import { useQuery } from "#api/useQuery.ts";
import { withOthers } from "./boardView.ts";

/** As many as a list gives at once. */
const most = 500;
const none: JobCard[] = [];

type Asked = { q: string; lab: string };

/** The cards that a column has no room for, once they are asked for. Of what was delivered the list knows no day. */
export function useOthers(columns: BoardColumn[] | undefined, asked: Asked, revision: number) {
  const [shown, setShown] = useState<readonly JobStatus[]>([]);
  const status = shown.join(",");
  const query = useQuery(
    status === "" ? null : JSON.stringify({ ...asked, status }),
    async (signal) => (await listJobs({ ...asked, status, perPage: most }, signal)).items,
    { revision },
  );
  const others = query.data ?? none;
  const all = useMemo(() => columns && withOthers(columns, others), [columns, others]);
  return {
    columns: all,
    error: query.error,
    reload: query.reload,
    canShow: (column: BoardColumn) =>
      column.status !== "delivered" && !shown.includes(column.status),
    show: (wanted: JobStatus) => setShown((before) => [...new Set([...before, wanted])]),
  };
}
