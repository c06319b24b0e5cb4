/** The staff: user records and their names. */
import type { Room } from "#server/engine/room.ts";
import { userHooks } from "./users.ts";

export const people: Room = { records: { optique_users: userHooks } };
