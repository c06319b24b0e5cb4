import type { User } from "#domain/core/records.ts";
import { pb } from "./pb.ts";

/** Everybody who may sign in, by name. */
export const listUsers = (signal?: AbortSignal): Promise<User[]> =>
  pb.collection("optique_users").getFullList<User>({ sort: "name", signal: signal ?? null });
