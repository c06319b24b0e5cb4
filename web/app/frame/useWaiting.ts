import { pb } from "#api/pb.ts";
import { useQuery } from "#api/useQuery.ts";

export type Waiting = {
  reminders: number;
  unpaid: number;
  stock: number;
  lastBackup: string | null;
};

const loadWaiting = (signal: AbortSignal): Promise<Waiting> =>
  pb.send<Waiting>("/api/optique/waiting", { method: "GET", signal });

/** The work that waits, asked again on each page: a count beside the menu need not be of this second. */
export const useWaiting = (path: string, hasCompany: boolean): Waiting | undefined =>
  useQuery(hasCompany ? "waiting" : null, loadWaiting, { revision: path }).data;
