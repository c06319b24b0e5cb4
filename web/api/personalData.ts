/** Personal data rights of law 09-08: export and erasure. */
import { pb } from "./pb.ts";
import { post } from "./request.ts";
import { invalidate } from "./queryClient.ts";

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

/** `name` must equal the stored one. */
export async function erasePersonalData(id: string, name: string): Promise<void> {
  await post(path(id, "erase"), { name });
  invalidate("optique_prescriptions", "optique_clients");
}
