/**
 * Registry of what a room adds to the records of an earlier room, which may not import it. `subjects.ts` fills it as the bundle
 * loads, equally in each VM; the engine looks it up by collection.
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

/** Rules that a room adds to the hooks of another room's records; each runs after the owner's. */
export type Follow = Pick<
  RecordRules,
  "uses" | "children" | "prepare" | "saved" | "removing" | "removed"
>;

/** Change of a record that other rooms check or follow; docs/rooms.md, What a room attaches, lists these collections. */
export type Change = {
  id: string;
  company: string;
  /** Stored values; null of a new record. */
  before: Values | null;
  /** Values to store; null of a deleted record. */
  after: Values | null;
  /** Names the field of the request that a refusal is about. */
  place: (field: string) => string;
  actor?: Actor;
};

/** Sale that is about to be written, as a room that follows its lines reads it. */
export type SoldLines = {
  id: string;
  company: string;
  actor: Actor;
  client: string;
  /** Sheet of contact lenses. */
  contact: string;
  date: string;
  /** Stored sale; null of a new one. */
  stored: NestedInvoice | null;
  /** Added and changed lines in their order. */
  written: readonly { child: DocumentChild; before: Values | null }[];
  /** Stored lines that go. */
  removed: readonly (Values & { id: string })[];
  /** Lines that stay as they are, or go, are not among these. */
  products: Readonly<Record<string, { type: string } | undefined>>;
  /** Pieces of a product before the sale; null without stock. */
  stockOf: (product: string) => number | null;
  /** Names a field of the request. */
  place: (field: string) => string;
};

/** Additions of a room to a document of another one. They get the SQL of the document's id or columns. */
export type Beside = {
  /** SQL of lists inside the document, which its version covers. */
  lists?: (id: string) => SqlByName;
  /** SQL of values that an answer has beside the document. */
  members?: (column: (name: string) => string) => SqlByName;
  /** Completes an answer with values derived from these, just before it is sent. */
  completes?: (document: Values) => void;
  /** SQL of sums in centimes that the record of the document keeps. */
  sums?: (id: string) => SqlByName;
  /** Refuses a change before it is written. */
  checks?: (tx: core.App, change: Change) => void;
  /** Follows a change that was written. */
  changed?: (tx: core.App, change: Change) => void;
  /** True of a record that its document may not take along. */
  keeps?: (tx: core.App, id: string) => boolean;
  /** Lenses of a job that its next order is about; null of all. */
  remade?: (tx: core.App, id: string) => Remade | null;
  /** Brings these records of the room to what is drawn from them. `field` names a refusal. */
  drawn?: (tx: core.App, ids: readonly string[], field: string) => void;
  /** Follows the lines of a sale: rights that they ask for, and what is written after them. */
  sells?: (
    tx: core.App,
    sale: SoldLines,
  ) => { needs: readonly NeededRight[]; saved: (tx: core.App) => void } | null;
  /** Takes what a body names of the room, if anything; `saved` runs after the save. */
  takes?: (
    tx: core.App,
    staff: Staff,
    body: Values,
    document: { id: string; client: string },
  ) => (Taken & { saved: (tx: core.App) => void }) | null;
};

/** Person to erase. `anonymised`: id of the client that keeps what the law requires, made at the first call. */
export type Erased = {
  staff: Staff;
  client: core.Record;
  person: Person;
  body: Values;
  anonymised: () => string;
};

/** Finds and erases a client's records in one room (docs/rules-clients.md, Erasure). */
export type Erasure = {
  /** Records of others that name the person, for the dialog. */
  names?: (app: core.App, staff: Staff, person: Person) => Values;
  /**
   * Finds the documents about the person and their children, before anything is erased. `erase` runs in the reverse order of
   * the rooms, so that a record is still there for those that refer to it.
   */
  finds: (
    tx: core.App,
    erased: Erased,
  ) => { documents: readonly core.Record[]; children?: readonly core.Record[]; erase: () => void };
};

/**
 * Exports a client's records of one room, as `data` of the page or as a section. `known`: data that earlier rooms gave;
 * `records`: the journal of these is exported too.
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

/** Use of a capability of the shop (docs/rooms.md, Capabilities). */
export type CapabilityRule = {
  word: Capability;
  /** True of a written row that uses it, by collection. */
  begins: ByCollection<(row: Values) => boolean>;
  /** SQL of the records of {:company} that need it: FROM and WHERE of a query, of each collection. */
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

/** Rules that rooms add to the hooks of a collection, in the order of the rooms. */
export const followsOf = (collection: CollectionName): readonly Follow[] =>
  follows.get(collection) ?? [];

/** Additions of the rooms to the documents of a collection, in the order of the rooms. */
export const besidesOf = (collection: CollectionName): readonly Beside[] =>
  besides.get(collection) ?? [];

export const erasures = (): Erasure[] => rooms.flatMap(({ erases }) => erases ?? []);

export const personalExports = (): PersonalExport[] => rooms.flatMap((room) => room.exports ?? []);

export const paletteLists = (): PaletteList[] => rooms.flatMap(({ searches }) => searches ?? []);

export const capabilityRules = (): CapabilityRule[] =>
  rooms.flatMap((room) => room.capabilities ?? []);

/** Capabilities that these written rows use. */
export const capabilitiesUsedBy = (
  collection: CollectionName,
  rows: readonly Values[],
): Capability[] =>
  (beginnings.get(collection) ?? []).flatMap(({ word, isUse }) => (rows.some(isUse) ? word : []));
