/** Records of one client that were made twice: which are likely, and their merge. */
import { queryOptions } from "@tanstack/react-query";
import {
  type Alike,
  type Choices,
  clientRelations,
  type LikelyPair,
} from "#domain/clients/duplicates.ts";
import { get, getQuery, post } from "#api/request.ts";
import { invalidate } from "#api/queryClient.ts";

export type Duplicates = {
  items: Alike[];
  /** Newest merge into this client that may be undone. */
  merged: { gone: string; name: string; at: string } | null;
};

/** The pairs of a shop are read by a scan of its clients; a write of one, on any station, reads them again. */
const pairsFreshMs = 600_000;

export const duplicateQueries = {
  pairs: queryOptions({
    queryKey: ["duplicates"],
    staleTime: pairsFreshMs,
    queryFn: ({ signal }) =>
      get<{ totalItems: number; items: LikelyPair[] }>("clients/duplicates", {}, signal),
  }),
  of: (id: string) => getQuery<Duplicates>(["duplicates", id], `clients/${id}/duplicates`),
};

const reread = (): void =>
  invalidate("optique_clients", ...clientRelations.map(({ collection }) => collection));

/** `leave` closes the page of the removed record, which would ask again for what is gone. */
export async function mergeClients(
  kept: string,
  gone: string,
  take: Choices,
  leave: () => void,
): Promise<void> {
  await post(`clients/${kept}/merge`, { gone, take });
  leave();
  reread();
}

export async function undoMerge(kept: string, gone: string): Promise<void> {
  await post(`clients/${kept}/unmerge`, { gone });
  reread();
}
