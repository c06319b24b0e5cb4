/** Export and erasure of a client's personal data, as law 09-08 requires. */
import { queryOptions } from "@tanstack/react-query";
import type { Naming } from "#domain/clients/naming.ts";
import { pb } from "#api/pb.ts";
import { get, post } from "#api/request.ts";
import { invalidate } from "#api/queryClient.ts";

const path = (id: string, act: string) => `clients/${id}/${act}`;

/** Loads the data of a client as one HTML page, which may need a colleague's approval. */
export async function loadPersonalData(id: string): Promise<Blob> {
  const pages: Blob[] = [];
  // Takes the page from the answer itself, because PocketBase's client only returns JSON.
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

/** Query of what else an erasure affects, besides the client's own records; loaded again each time. */
export const namingQuery = (id: string) =>
  queryOptions({
    queryKey: ["erasure", id],
    staleTime: 0,
    queryFn: ({ signal }) => get<Naming>(path(id, "erase"), {}, signal),
  });

/**
 * Erases a client. `name` must equal the stored one; `quotes`: prospect quotes confirmed to be theirs. `leave` closes
 * the client's page, which would otherwise request it again.
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
