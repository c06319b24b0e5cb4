import type { User } from "#domain/core/records.ts";
import { pb } from "./pb.ts";

export type SetupValues = {
  company: string;
  name: string;
  email: string;
  password: string;
  demo: boolean;
};
type SetupState = { needed: boolean; progress?: { done: number; total: number } };

const path = "/api/optique/setup";

export const loadSetup = (): Promise<SetupState> => pb.send<SetupState>(path, { method: "GET" });

/** Makes company, user and administrator, and signs in. With the demonstration it answers once the shop is full. */
export async function createShop(body: SetupValues): Promise<void> {
  const { token, record } = await pb.send<{ token: string; record: User }>(path, {
    method: "POST",
    body,
  });
  pb.authStore.save(token, { ...record, collectionName: "optique_users", collectionId: "" });
}
