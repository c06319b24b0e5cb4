/** The staff: their names, and who signs what. */
import type { Room } from "#server/engine/room.ts";
import { users } from "./users.ts";

export const people: Room = { records: { optique_users: users } };
