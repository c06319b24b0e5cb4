/** Reads a document of one company, for comparison with a request or as an answer. */
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
 * Statement for the JSON of a document by id and company. `lists`: SQL of its lists. `beside`: JSON of a second column, sent
 * with the document but excluded from its version. Both get what other rooms attach.
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

/** Reads a document by its statement; null when it does not exist. */
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

/** SQL of the children of a document, by the columns of `first`, then in order of entry. */
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
    /** Stored document; null when it does not exist in this company. */
    load(app: core.App, company: string, id: string): Document | null {
      return readDocument(app, stored(), { id, company }) as Document | null;
    },
    /** JSON that answers GET and PUT; null when the document does not exist. */
    answer(app: core.App, company: string, id: string): string | null {
      const document = readDocument(app, stored(), { id, company });
      if (!document) return null;
      complete(app, document);
      return JSON.stringify(document);
    },
  };
}

/**
 * Version of a document, which any change by anyone changes. Keyed, because its JSON holds costs: from a plain hash a hidden
 * price was found in 20 s.
 */
const versionOf = (app: core.App, storedText: string): string =>
  $security.hs256(storedText, installationSecret(app)).slice(0, 32);
