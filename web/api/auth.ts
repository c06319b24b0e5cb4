import { pb } from "./pb.ts";

/** True while nobody can sign in: the shop has still to be created. */
export async function isSetUpNeeded(): Promise<boolean> {
  const { needed } = await pb.send<{ needed: boolean }>("/api/optique/setup", { method: "GET" });
  return needed;
}
