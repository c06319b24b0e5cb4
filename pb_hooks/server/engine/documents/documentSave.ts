/**
 * Order of every document save. The body is validated before the transaction, because an open transaction blocks other
 * saves. It is validated again inside only when another station changed the document.
 */
import type { CollectionName } from "#domain/core/records.ts";
import type { ParsedBody } from "#domain/documents/documentBody.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import { checkDocumentOwner, namesVersion } from "./documentChecks.ts";
import { refuseIf } from "#server/platform/requests/refuse.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";
import { ownersReader, type RecordOwners } from "#server/platform/records/storedRecords.ts";

/** Stored state of a document: the companies of the records it refers to, and the document; null for a new one. */
export type FoundDocument<Document, Name extends string = string> = {
  owners: RecordOwners<Name>;
  stored: Document | null;
};

/** Stored state of a document, with the body of its save, raw and parsed. */
export type SentDocument<Document, Value, Name extends string> = FoundDocument<Document, Name> & {
  id: string;
  body: Values;
  value: Value;
};

export type SavedKind<Document, Value, Name extends string> = {
  /** Reads the stored state; refuses the id of another company's document. */
  find: (app: core.App, company: string, id: string, body: Values) => FoundDocument<Document, Name>;
  read: (body: Values, stored: Document | null) => ParsedBody<Value>;
  /** Writes the document inside a transaction. */
  write: (tx: core.App, staff: Staff, document: SentDocument<Document, Value, Name>) => void;
};

/**
 * Returns a function that finds a document and the companies of the records that its body names, by field; `computed`:
 * further SQL lookups by name. Call it at the top of a module, because it declares a statement.
 */
export function documentFinder<Document, Named extends string, Computed extends string = never>(
  { load }: { load: (app: core.App, company: string, id: string) => Document | null },
  tables: Readonly<Record<"document" | Named, CollectionName>>,
  computed?: Readonly<Record<Computed, string>>,
): SavedKind<Document, unknown, "document" | Named | Computed>["find"] {
  const ownersOf = ownersReader<"document" | Named, Computed>(tables, computed);
  const names = Object.keys(tables) as ("document" | Named)[];
  return (app, company, document, body) => {
    const sent = names.map((name) => [name, textValue(body[name])]);
    const ids = { ...Object.fromEntries(sent), document } as Record<"document" | Named, string>;
    const owners = ownersOf(app, ids);
    checkDocumentOwner(owners.document, company);
    return { owners, stored: owners.document ? load(app, company, document) : null };
  };
}

/** Validates a body and returns the function that saves it inside a transaction. */
export type PrepareSave = (
  app: core.App,
  staff: Staff,
  id: string,
  body: Values,
) => (tx: core.App) => void;

export function prepareSave<Document extends { version: string }, Value, Name extends string>({
  find,
  read,
  write,
}: SavedKind<Document, Value, Name>): PrepareSave {
  const checked = (body: Values, stored: Document | null): Value => {
    const { value, violations } = read(body, stored);
    refuseIf(violations);
    return value;
  };
  /** Validates a body before the transaction. Without a version it is usually new: then nothing is queried. */
  const checkedEarly = (app: core.App, company: string, id: string, body: Values) => {
    const asNew = namesVersion(body) ? null : read(body, null);
    if (asNew?.violations.length === 0) return { before: null, early: asNew.value };
    const { stored: before } = find(app, company, id, body);
    return { before, early: checked(body, before) };
  };
  return (app, staff, id, body) => {
    const { before, early } = checkedEarly(app, staff.company, id, body);
    return (tx) => {
      const found = find(tx, staff.company, id, body);
      const isSame = found.stored?.version === before?.version;
      const value = isSame ? early : checked(body, found.stored);
      write(tx, staff, { ...found, id, body, value });
    };
  };
}
