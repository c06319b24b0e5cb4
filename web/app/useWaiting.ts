import { useEffect, useState } from "react";
import { pb } from "../lib/pb";
import { useQuery } from "../lib/useQuery";

export type Waiting = {
  reminders: number;
  unpaid: number;
  stock: number;
  lastBackup: string | null;
};

const loadWaiting = (signal: AbortSignal): Promise<Waiting> =>
  pb.send<Waiting>("/api/optique/waiting", { method: "GET", signal });

/** The work that waits, asked again on each page: a count beside the menu need not be of this second. */
export function useWaiting(path: string, hasCompany: boolean): Waiting | undefined {
  const [visits, setVisits] = useState(0);
  useEffect(() => setVisits((count) => count + 1), [path]);
  return useQuery(hasCompany ? "waiting" : null, loadWaiting, { revision: visits }).data;
}
