/** Rooms of the subjects in order of dependency, and the merged tables of their contributions. */
import { books } from "./books/index.ts";
import { claims } from "./claims/index.ts";
import { clients } from "./clients/index.ts";
import { company } from "./company/index.ts";
import { contactLenses } from "./contactLenses/index.ts";
import { counts } from "./counts/index.ts";
import { credits } from "./credits/index.ts";
import { attachRooms } from "./engine/attached.ts";
import { removalsOf } from "./engine/records/removals.ts";
import type { Room } from "./engine/room.ts";
import { figures } from "./figures/index.ts";
import { lenses } from "./lenses/index.ts";
import { people } from "./people/index.ts";
import { purchases } from "./purchases/index.ts";
import { quotes } from "./quotes/index.ts";
import { sale } from "./sale/index.ts";
import { services } from "./services/index.ts";
import { stock } from "./stock/index.ts";
import { tags } from "./tags/index.ts";
import { till } from "./till/index.ts";
import { workshop } from "./workshop/index.ts";

const rooms: readonly Room[] = [
  people,
  company,
  clients,
  stock,
  tags,
  lenses,
  workshop,
  sale,
  quotes,
  claims,
  credits,
  services,
  contactLenses,
  counts,
  till,
  purchases,
  figures,
  books,
];

attachRooms(rooms);

const merged = <Part>(part: (room: Room) => Readonly<Record<string, Part>> | undefined) =>
  Object.assign({}, ...rooms.map(part)) as Record<string, Part>;

export const subjects = {
  rooms,
  lists: merged(({ lists }) => lists),
  removals: removalsOf(rooms.map(({ removals }) => removals)),
  records: merged(({ records }) => records),
  documents: merged(({ documents }) => documents),
  checks: merged(({ checks }) => checks),
  searchIndexes: rooms.flatMap(({ searchIndexes }) => searchIndexes ?? []),
};
