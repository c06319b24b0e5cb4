/** Personal data rights of law 09-08: export and erasure. */
import { queryOptions } from "@tanstack/react-query";
import type { Naming } from "#domain/clients/naming.ts";
import { pb } from "#api/pb.ts";
import { get, post } from "#api/request.ts";
import { invalidate } from "#api/queryClient.ts";

const path = (id: string, act: string) => `clients/${id}/${act}`;

/** Export of a client, as one HTML page, which a colleague may have to approve. */
export async function loadPersonalData(id: string): Promise<Blob> {
  const pages: Blob[] = [];
  // The client of PocketBase keeps JSON alone.
  const keepPage: typeof fetch = async (url, config) => {
    const answer = await fetch(url, config);
    if (answer.ok) pages.push(await answer.clone().blob());
    return answer;
  };
  await pb.send(`/api/optique/${path(id, "export")}`, { method: "GET", fetch: keepPage });
  const [page] = pages;
  if (!page) throw new Error("The export has no page");
  return page;
}

/** Lists what an erasure touches besides the client's own records; always read anew. */
export const namingQuery = (id: string) =>
  queryOptions({
    queryKey: ["erasure", id],
    staleTime: 0,
    queryFn: ({ signal }) => get<Naming>(path(id, "erase"), {}, signal),
  });

/**
 * `name` must equal the stored one; `quotes`: confirmed ones of the same person as a prospect. `leave` closes the page
 * of the client, which would ask again for who is gone.
 */
export async function erasePersonalData(
  id: string,
  name: string,
  quotes: readonly string[],
  leave: () => void,
): Promise<void> {
  await post(path(id, "erase"), { name, quotes });
  leave();
  invalidate("optique_prescriptions", "optique_clients", "optique_quotes", "optique_cash_moves");
}
