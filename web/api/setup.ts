import type { User } from "#domain/core/records.ts";
import { pb } from "./pb.ts";
import { get, post } from "./request.ts";

export type SetupValues = {
  company: string;
  name: string;
  email: string;
  password: string;
  demo: boolean;
  /** Of the link that the server printed; '' on the computer where it runs. */
  code: string;
};
/** `needed` while there is no shop; `coded` where the code of the server's start is asked for. */
type SetupState = { needed: boolean; coded?: boolean; progress?: { done: number; total: number } };

export const loadSetup = (): Promise<SetupState> => get("setup");

/** Makes company, user and administrator, and signs in. With the demonstration it answers once the shop is full. */
export async function createShop(body: SetupValues): Promise<void> {
  const { token, record } = await post<{ token: string; record: User }>("setup", body);
  pb.authStore.save(token, { ...record, collectionName: "optique_users", collectionId: "" });
}
