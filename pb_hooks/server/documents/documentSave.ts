/**
 * The order of every document save: a body is read and checked before the transaction, because all other saves wait while one
 * is open; in it only a document that another station changed meanwhile is read again.
 */
import type { Read } from "#domain/documents/documentBody.ts";
import type { Values } from "#domain/core/values.ts";
import { refuseIf } from "#server/platform/refuse.ts";
import type { Staff } from "#server/platform/staff.ts";
import type { Owners } from "#server/platform/storedRecords.ts";

/** What is known of a document before its body is read: whose records it names, and how it is stored, null for a new one. */
export type Found<Document> = { owners: Owners; stored: Document | null };

type SavedKind<Document, Value> = {
  /** Refuses the id of another company's document. */
  find: (app: core.App, company: string, id: string, body: Values) => Found<Document>;
  read: (body: Values, stored: Document | null) => Read<Value>;
  /** In a transaction. */
  write: (
    tx: core.App,
    staff: Staff,
    document: Found<Document> & { id: string; body: Values; value: Value },
  ) => void;
};

/** Refuses a bad body, or answers with what saves a good one in a transaction. */
export type PrepareSave = (
  app: core.App,
  staff: Staff,
  id: string,
  body: Values,
) => (tx: core.App) => void;

export function prepareSave<Document extends { version: string }, Value>({
  find,
  read,
  write,
}: SavedKind<Document, Value>): PrepareSave {
  const checked = (body: Values, stored: Document | null): Value => {
    const { value, violations } = read(body, stored);
    refuseIf(violations);
    return value;
  };
  return (app, staff, id, body) => {
    const { stored: before } = find(app, staff.company, id, body);
    const early = checked(body, before);
    return (tx) => {
      const found = find(tx, staff.company, id, body);
      const isSame = found.stored?.version === before?.version;
      const value = isSame ? early : checked(body, found.stored);
      write(tx, staff, { ...found, id, body, value });
    };
  };
}
