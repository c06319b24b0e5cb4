/** Reads a document of one company, to compare it with a request or to answer it. */
import type { CollectionName } from "#domain/core/records.ts";
import type { Values } from "#domain/core/fields/values.ts";
import { installationSecret } from "#server/platform/storage/installationSecret.ts";
import { membersBeside, listsBeside } from "./beside.ts";
import { recordJson } from "#server/platform/records/recordJson.ts";
import {
  lateStatement,
  readTexts,
  type Statement,
  statement,
} from "#server/platform/storage/statements.ts";

/** Parsed JSON of a document. */
export type DocumentJson = Values & { id: string };

/** `stored` reads the JSON of the document, `complete` adds names for display. */
type DocumentKind = {
  stored: () => Statement;
  complete: (app: core.App, document: DocumentJson) => void;
};

/**
 * Prepared statement for a document's JSON by id and company. `lists`: SQL of its lists. `beside`: JSON of a second
 * column, sent with the document but not part of its version. What other rooms attach is added to both.
 */
export const documentStatement = (
  collection: CollectionName,
  lists: Readonly<Record<string, string>> | (() => Record<string, string>),
  beside: string | (() => string) = "'{}'",
): (() => Statement) =>
  lateStatement(() => {
    const own = typeof lists === "function" ? lists() : lists;
    const all = { ...own, ...listsBeside(collection, "d.id") };
    const ownBeside = typeof beside === "function" ? beside() : beside;
    const second = membersBeside(collection, (name) => `d.${name}`, ownBeside);
    return statement(`SELECT COALESCE(MAX(stored), ''), COALESCE(MAX(beside), '') FROM (
      SELECT ${recordJson(collection, "d", all)} AS stored, ${second} AS beside FROM ${collection} d
      WHERE d.id = {:id} AND d.company = {:company})`);
  });

/** Runs a document's statement; null when the document does not exist. */
function readDocument(
  app: core.App,
  asked: Statement,
  params: { id: string; company: string },
): DocumentJson | null {
  const [stored = "", beside = ""] = readTexts(app, asked, params, 2);
  if (stored === "") return null;
  const document = JSON.parse(stored) as DocumentJson;
  return Object.assign(document, JSON.parse(beside), { version: versionOf(app, stored) });
}

/** SQL of a document's children, sorted by the columns of `first`, then by order of entry. */
export const documentChildrenSql = (
  collection: CollectionName,
  owner: string,
  first = "",
): string =>
  `(SELECT json_group_array(${recordJson(collection, "t")} ORDER BY ${first}t.created, t.rowid) FROM ${collection} t WHERE ${owner})`;

export function documentReader<Document extends Values & { version: string }>({
  stored,
  complete,
}: DocumentKind) {
  return {
    /** Loads a stored document; null when it does not exist in this company. */
    load(app: core.App, company: string, id: string): Document | null {
      return readDocument(app, stored(), { id, company }) as Document | null;
    },
    /** JSON that GET and PUT answer; null when the document does not exist. */
    answer(app: core.App, company: string, id: string): string | null {
      const document = readDocument(app, stored(), { id, company });
      if (!document) return null;
      complete(app, document);
      return JSON.stringify(document);
    },
  };
}

/**
 * Version of a document: a keyed hash that any change alters. Keyed, because the JSON contains costs: from a plain hash
 * a hidden price was found in 20 s.
 */
const versionOf = (app: core.App, storedText: string): string =>
  $security.hs256(storedText, installationSecret(app)).slice(0, 32);
