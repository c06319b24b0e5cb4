/** What law 09-08 gives a client: a file of all that is stored, and to be forgotten. */
import { pb } from "./pb.ts";
import { post } from "./request.ts";
import { invalidate } from "./queryClient.ts";

const path = (id: string, act: string) => `clients/${id}/${act}`;

/** All about a client, as one HTML page. */
export async function loadPersonalData(id: string): Promise<Blob> {
  const answer = await fetch(`/api/optique/${path(id, "export")}`, {
    headers: { Authorization: pb.authStore.token },
  });
  if (!answer.ok) throw new Error(`The export answered ${answer.status}`);
  return answer.blob();
}

/** `name` as it is stored: the server takes nothing else. */
export async function erasePersonalData(id: string, name: string): Promise<void> {
  await post(path(id, "erase"), { name });
  invalidate("optique_prescriptions", "optique_clients");
}
