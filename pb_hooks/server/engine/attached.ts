/**
 * Registry of what a room adds to the records of an earlier room, which may not import it. `subjects.ts` fills the
 * registry when the bundle loads, identically in each VM; the engine looks additions up by collection.
 */
import type { ExportedSection, PersonalData } from "#domain/clients/exportPage.ts";
import type { Person } from "#domain/clients/mentions.ts";
import type { Capability } from "#domain/core/capabilities.ts";
import type { CollectionName } from "#domain/core/records.ts";
import type { Values } from "#domain/core/fields/values.ts";
import type { DocumentChild } from "#domain/documents/documentBody.ts";
import type { NestedInvoice } from "#domain/documents/documents.ts";
import type { Taken } from "#domain/documents/taken.ts";
import type { NeededRight } from "#domain/sale/saleRights.ts";
import type { Remade } from "#domain/workshop/remade.ts";
import type { PaletteList } from "./lists/palette.ts";
import type { RecordRules } from "./records/recordRules.ts";
import type { Actor } from "#server/platform/records/recordEvents.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";

type ByCollection<Kind> = Readonly<Partial<Record<CollectionName, Kind>>>;
type SqlByName = Readonly<Record<string, string>>;

/** Rules that a room adds to the hooks of another room's records; they run after the owner's rules. */
export type Follow = Pick<
  RecordRules,
  "uses" | "children" | "prepare" | "saved" | "removing" | "removed"
>;

/** Change of a record that other rooms check or react to; docs/rooms.md, What a room attaches, lists collections. */
export type Change = {
  id: string;
  company: string;
  /** Stored values; null for a new record. */
  before: Values | null;
  /** Values to store; null for a deleted record. */
  after: Values | null;
  /** Path of a field in the request, for a refusal. */
  place: (field: string) => string;
  actor?: Actor;
};

/** A sale about to be written, as passed to rooms that act on its lines. */
export type SoldLines = {
  id: string;
  company: string;
  actor: Actor;
  client: string;
  /** Id of the sheet of contact lenses; '' without one. */
  contact: string;
  date: string;
  /** Stored sale; null for a new one. */
  stored: NestedInvoice | null;
  /** Added and changed lines, in their order. */
  written: readonly { child: DocumentChild; before: Values | null }[];
  /** Stored lines that the save removes. */
  removed: readonly (Values & { id: string })[];
  /** Products of added and changed lines by id; those of unchanged or removed lines are missing. */
  products: Readonly<Record<string, { type: string } | undefined>>;
  /** Pieces of a product in stock before the sale; null for a product without stock. */
  stockOf: (product: string) => number | null;
  /** Path of a field in the request, for a refusal. */
  place: (field: string) => string;
};

/** Additions of a room to another room's document. The SQL functions receive SQL of the document's id or columns. */
export type Beside = {
  /** SQL of lists inside the document, which its version covers. */
  lists?: (id: string) => SqlByName;
  /** SQL of values that an answer contains next to the document. */
  members?: (column: (name: string) => string) => SqlByName;
  /** Computes further values of an answer from `members`, just before it is sent. */
  completes?: (document: Values) => void;
  /** SQL of sums in centimes that are stored in the document's record. */
  sums?: (id: string) => SqlByName;
  /** Refuses an invalid change before it is written. */
  checks?: (tx: core.App, change: Change) => void;
  /** Reacts to a change after it was written. */
  changed?: (tx: core.App, change: Change) => void;
  /** True when a record must stay although its document is deleted. */
  keeps?: (tx: core.App, id: string) => boolean;
  /** Lenses that the job's next lab order concerns; null for all lenses. */
  remade?: (tx: core.App, id: string) => Remade | null;
  /** Updates records of the room from which other records draw, such as used credits. `field`: named by a refusal. */
  drawn?: (tx: core.App, ids: readonly string[], field: string) => void;
  /** Reads a sale's lines: returns the rights that they need, and what to write once the sale is saved. */
  sells?: (
    tx: core.App,
    sale: SoldLines,
  ) => { needs: readonly NeededRight[]; saved: (tx: core.App) => void } | null;
  /** Finds what a body names of this room; null when nothing. `saved` runs after the save. */
  takes?: (
    tx: core.App,
    staff: Staff,
    body: Values,
    document: { id: string; client: string },
  ) => (Taken & { saved: (tx: core.App) => void }) | null;
};

/** Person to erase. `anonymised`: returns the id of the anonymised client, created when first needed. */
export type Erased = {
  staff: Staff;
  client: core.Record;
  person: Person;
  body: Values;
  anonymised: () => string;
};

/** Finds and erases a client's records in one room (docs/rules-clients.md, Erasure). */
export type Erasure = {
  /** Records of other persons that name this person, shown in the dialog. */
  names?: (app: core.App, staff: Staff, person: Person) => Values;
  /**
   * Finds the documents about the person and their children, before anything is erased. `erase` runs in the reverse
   * order of the rooms, so that a record still exists while others that refer to it are erased.
   */
  finds: (
    tx: core.App,
    erased: Erased,
  ) => { documents: readonly core.Record[]; children?: readonly core.Record[]; erase: () => void };
};

/**
 * Exports a client's records of one room, as `data` of the page or as a section. `known`: data from earlier rooms;
 * `records`: those whose journal is exported too.
 */
export type PersonalExport = (
  app: core.App,
  client: string,
  known: Partial<PersonalData>,
) => {
  data?: Partial<PersonalData>;
  section?: ExportedSection;
  records: readonly core.Record[];
};

/** How records use a capability of the shop (docs/rooms.md, Capabilities). */
export type CapabilityRule = {
  word: Capability;
  /** Tells, by collection, whether a written row uses the capability. */
  begins: ByCollection<(row: Values) => boolean>;
  /** SQL (FROM and WHERE) of the records of {:company} that use the capability, one text for each collection. */
  records: readonly string[];
};

export type Attached = {
  capabilities?: readonly CapabilityRule[];
  follows?: ByCollection<Follow>;
  beside?: ByCollection<Beside>;
  erases?: Erasure;
  exports?: PersonalExport;
  /** Lists that the palette searches. */
  searches?: readonly PaletteList[];
};

type Table<Kind> = Map<string, Kind[]>;
const follows: Table<Follow> = new Map();
const besides: Table<Beside> = new Map();
const beginnings: Table<{ word: Capability; isUse: (row: Values) => boolean }> = new Map();
const rooms: Attached[] = [];

function enter<Kind>(table: Table<Kind>, brought: ByCollection<Kind> = {}): void {
  for (const [name, one] of Object.entries<Kind>(brought))
    table.set(name, [...(table.get(name) ?? []), one]);
}

export function attachRooms(all: readonly Attached[]): void {
  rooms.push(...all);
  for (const room of all) {
    enter(follows, room.follows);
    enter(besides, room.beside);
    for (const { word, begins } of room.capabilities ?? [])
      for (const [name, isUse] of Object.entries(begins))
        enter(beginnings, { [name]: { word, isUse } });
  }
}

/** Rules that other rooms add to the hooks of a collection, in the order of the rooms. */
export const followsOf = (collection: CollectionName): readonly Follow[] =>
  follows.get(collection) ?? [];

/** What other rooms add to the documents of a collection, in the order of the rooms. */
export const besidesOf = (collection: CollectionName): readonly Beside[] =>
  besides.get(collection) ?? [];

export const erasures = (): Erasure[] => rooms.flatMap(({ erases }) => erases ?? []);

export const personalExports = (): PersonalExport[] => rooms.flatMap((room) => room.exports ?? []);

export const paletteLists = (): PaletteList[] => rooms.flatMap(({ searches }) => searches ?? []);

export const capabilityRules = (): CapabilityRule[] =>
  rooms.flatMap((room) => room.capabilities ?? []);

/** Capabilities that the given written rows use. */
export const capabilitiesUsedBy = (
  collection: CollectionName,
  rows: readonly Values[],
): Capability[] =>
  (beginnings.get(collection) ?? []).flatMap(({ word, isUse }) => (rows.some(isUse) ? word : []));
