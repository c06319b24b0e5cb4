/** Reads a document of one company: to compare with what is sent, or as what answers a request. */
import type { Exported } from "./exported.ts";

/** How a kind of document is read: `read` gives what is stored, `expand` adds the names that a screen shows. */
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

/**
 * An opaque string that changes with anything stored in the document, whoever changed it. It is made of the text of
 * toString(), in which Go writes the keys in order: the same document always has the same text.
 */
const versionOf = (storedText: string): string => $security.md5(storedText);
