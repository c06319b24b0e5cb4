import type { User } from "#domain/core/records.ts";
import { pb } from "#api/pb.ts";
import { get, post } from "#api/request.ts";

export type SetupValues = {
  company: string;
  phone: string;
  name: string;
  email: string;
  password: string;
  demo: boolean;
  /** Code in the printed link; '' on the server's own computer. */
  code: string;
};
/** `needed`: there is no shop yet. `coded`: the set-up code is required. */
type SetupState = { needed: boolean; coded?: boolean; progress?: { done: number; total: number } };

export const loadSetup = (): Promise<SetupState> => get("setup");

/**
 * Creates company, user and administrator; returns the function that signs in. With the demonstration, the answer comes
 * once the shop is filled.
 */
export async function createShop(body: SetupValues): Promise<() => void> {
  const session = await post<Session>("setup", body);
  return () => keepSession(session);
}

/** Signs in to the demonstration, on a server that has one. */
export async function openDemo(): Promise<void> {
  keepSession(await post<Session>("demo", {}));
}

type Session = { token: string; record: User };

const keepSession = ({ token, record }: Session): void =>
  pb.authStore.save(token, { ...record, collectionName: "optique_users", collectionId: "" });
