/** Personal data rights of law 09-08: export and erasure. */
import { pb } from "./pb.ts";
import { post } from "./request.ts";
import { invalidate } from "./queryClient.ts";

const path = (id: string, act: string) => `clients/${id}/${act}`;

/** Export of a client, as one HTML page. */
export async function loadPersonalData(id: string): Promise<Blob> {
  const answer = await fetch(`/api/optique/${path(id, "export")}`, {
    headers: { Authorization: pb.authStore.token },
  });
  if (!answer.ok) throw new Error(`The export answered ${answer.status}`);
  return answer.blob();
}

/** `name` must equal the stored one. */
export async function erasePersonalData(id: string, name: string): Promise<void> {
  await post(path(id, "erase"), { name });
  invalidate("optique_prescriptions", "optique_clients");
}
