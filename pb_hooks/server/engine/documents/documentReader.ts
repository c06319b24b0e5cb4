/** Reads a document of one company: to compare with what is sent, or as what answers a request. */
import type { CollectionName } from "#domain/core/records.ts";
import type { Values } from "#domain/core/values.ts";
import { recordJson } from "#server/platform/recordJson.ts";
import { readText, reading, type Statement } from "#server/platform/statements.ts";

/** A document, as its JSON has been read. */
export type Stored = Values & { id: string };

/** How a kind of document is read: `stored` gives its JSON, `complete` adds the names that a screen shows. */
type DocumentKind = {
  stored: Statement;
  complete: (app: core.App, document: Stored) => void;
};

/**
 * The JSON of the document of this id and company; `parts`: the lists that belong to it, as SQL. `beside`: the JSON of an
 * object that is told with it and is no part of its version, on a line of its own.
 */
export const documentOf = (
  collection: CollectionName,
  parts: Readonly<Record<string, string>>,
  beside = "'{}'",
): Statement =>
  reading(
    `SELECT ${recordJson(collection, "d", parts)} || char(10) || ${beside} FROM ${collection} d
      WHERE d.id = {:id} AND d.company = {:company}`,
  );

/** What a text of `documentOf` holds; null for none. */
function readDocument(text: string): Stored | null {
  if (text === "") return null;
  const [stored = "", beside = ""] = text.split("\n");
  const document = JSON.parse(stored) as Stored;
  return Object.assign(document, JSON.parse(beside), { version: versionOf(stored) });
}

/** The parts of a document in the order they were entered, `first` by these columns. */
export const partsOf = (collection: CollectionName, owner: string, first = ""): string =>
  `(SELECT json_group_array(${recordJson(collection, "t")} ORDER BY ${first}t.created, t.rowid) FROM ${collection} t WHERE ${owner})`;

export function documentReader<Document extends Values & { version: string }>({
  stored,
  complete,
}: DocumentKind) {
  return {
    /** The document as it is stored, or null when it does not exist for this company. */
    load(app: core.App, company: string, id: string): Document | null {
      return readDocument(readText(app, stored, { id, company })) as Document | null;
    },
    /** What answers GET and PUT, as JSON, or null. */
    answer(app: core.App, company: string, id: string): string | null {
      const document = readDocument(readText(app, stored, { id, company }));
      if (!document) return null;
      complete(app, document);
      return JSON.stringify(document);
    },
  };
}

/** An opaque string that changes with anything stored in the document, whoever changed it: the same document is the same text. */
const versionOf = (storedText: string): string => $security.md5(storedText);
