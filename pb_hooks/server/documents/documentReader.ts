/** Reads a document of one company: to compare with what is sent, or as what answers a request. */
import type { CollectionName } from "#domain/core/records.ts";
import { versionOf } from "./documents.ts";
import { findRecord } from "#server/platform/storedRows.ts";

/** A record as Go exports it: cheap to carry, and a place for `expand` and the like. */
export type Exported = Record<string, unknown> & { id: string };

export const exported = (record: core.Record): Exported => record.publicExport() as Exported;

/** A record named by a document, as its `expand` holds it. */
export function named(
  app: core.App,
  collection: CollectionName,
  name: string,
  id: unknown,
): Record<string, unknown> {
  const record = id ? findRecord(app, collection, String(id)) : null;
  return record ? { [name]: record } : {};
}

/** What a kind of document tells: its parts as they are stored, and the names that a screen shows, added to them. */
type DocumentKind = {
  read: (app: core.App, company: string, id: string) => Exported | null;
  expand: (app: core.App, document: Exported) => void;
};

export function documentReader<Document extends { version: string }>({
  read,
  expand,
}: DocumentKind) {
  return {
    /** The document as it is stored, or null when it does not exist for this company. */
    load(app: core.App, company: string, id: string): Document | null {
      const document = read(app, company, id);
      if (!document) return null;
      const text = toString(document);
      return { ...(JSON.parse(text) as Document), version: versionOf(text) };
    },
    /** What answers GET and PUT, or null. */
    answer(app: core.App, company: string, id: string): Exported | null {
      const document = read(app, company, id);
      if (!document) return null;
      document["version"] = versionOf(toString(document));
      expand(app, document);
      return document;
    },
  };
}
