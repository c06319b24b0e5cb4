/** Likely duplicates among clients, and their merge. */
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
  /** Latest merge into this client that can be undone. */
  merged: { gone: string; name: string; at: string } | null;
};

/**
 * How long the pairs stay fresh: finding them scans all clients. A merge, or a write on any station, reloads them
 * sooner.
 */
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

/** Merges `gone` into `kept`. `leave` closes the page of the removed record, which would otherwise request it again. */
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
