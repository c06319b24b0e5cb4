/** Documents saved whole (domain/README.md §3): what prescriptions, invoices, receipts and adjustments share. */
import { difference, type Difference } from "#domain/documents/difference.ts";
import type { Line, Values } from "#domain/documents/documentBody.ts";
import type { CollectionName } from "#domain/core/records.ts";
import type { Violation } from "#domain/core/violation.ts";
import { markPart } from "#server/platform/events.ts";
import { refuseVersion } from "#server/platform/refuse.ts";
import { inList, insertRows, type Params, run } from "#server/platform/sql.ts";
import type { Exported } from "./documentReader.ts";
import { recordsById, takenIds } from "#server/platform/storedRows.ts";

/** True when every value given is the stored one: such a record is not written again. */
export const holds = (stored: object, values: Values): boolean =>
  Object.entries(values).every(([name, value]) => (stored as Values)[name] === value);

export const lineDifference = <Stored extends { id: string }>(
  stored: readonly Stored[],
  wanted: readonly Line[],
): Difference<Stored, Line> => difference(stored, wanted, (old, line) => holds(old, line.values));

/**
 * An opaque string that changes with anything stored in the document, whoever changed it. Of toString()'s text: it
 * writes the keys in order.
 */
export const versionOf = (storedText: string): string => $security.md5(storedText);

/** A save of something that is not as sent must start from what is stored: 409 otherwise, nothing written. */
export function checkVersion(stored: { version: string } | null, sent: unknown): void {
  const hasVersion = sent !== undefined && sent !== null && sent !== "";
  if (!stored && hasVersion) refuseVersion("deleted");
  if (stored && sent !== stored.version) refuseVersion("modified");
}

/** Writes one record of a document: no hook of its own runs, its document has applied the rules. */
export function writeRecord(
  tx: core.App,
  collection: CollectionName,
  id: string,
  values: Values,
  isStored: boolean,
): void {
  const record = isStored
    ? tx.findRecordById(collection, id)
    : new Record(tx.findCachedCollectionByNameOrId(collection), { id });
  if (isStored) record.ignoreUnchangedFields(true);
  for (const [name, value] of Object.entries(values)) record.set(name, value);
  tx.saveNoValidate(markPart(record));
}

/** Inserts the new lines of a document. All have the same values named; what is not named is blank, or zero. */
export function insertLines(
  tx: core.App,
  collection: CollectionName,
  lines: readonly Values[],
): void {
  insertRows(tx, collection, lines as Params[]);
}

/** Writes changed lines through their records, one by one: there are few. */
export function updateLines(
  tx: core.App,
  collection: CollectionName,
  lines: readonly (Values & { id: string })[],
): void {
  for (const { id, ...values } of lines) writeRecord(tx, collection, id, values, true);
}

export function removeLines(
  tx: core.App,
  collection: CollectionName,
  lines: readonly { id: string }[],
): void {
  if (lines.length === 0) return;
  const ids = JSON.stringify(lines.map(({ id }) => id));
  run(tx, `DELETE FROM {{${collection}}} WHERE id ${inList("ids")}`, { ids });
}

/** Ids of new records must be free: an id that another document uses, of whatever company, is refused. */
export function checkFree(
  tx: core.App,
  collection: CollectionName,
  lines: readonly Line[],
): Violation[] {
  if (lines.length === 0) return [];
  const taken = new Set(
    takenIds(
      tx,
      collection,
      lines.map(({ id }) => id),
    ),
  );
  return lines
    .filter(({ id }) => taken.has(id))
    .map(({ place }) => ({ field: `${place}.id`, code: "id_taken" }));
}

/** Gives each line its product. */
export function expandItems(app: core.App, document: Exported): void {
  const items = document["items"] as Exported[];
  const products = recordsById(
    app,
    "optique_products",
    items.map((item) => String(item["product"])),
  );
  for (const item of items) {
    const product = products.get(String(item["product"]));
    if (product) item["expand"] = { product };
  }
}

/** The products that these lines name, by id. */
export const productsOf = (tx: core.App, lines: readonly Line[]): Map<string, core.Record> =>
  recordsById(tx, "optique_products", lines.map(productOf));

export const productOf = (line: Line): string => String(line.values["product"]);

/** Lines must name products of the same company. */
export function checkProducts(
  tx: core.App,
  company: string,
  lines: readonly Line[],
  products = productsOf(tx, lines),
): Violation[] {
  return lines
    .filter((line) => products.get(productOf(line))?.getString("company") !== company)
    .map(({ place }) => ({ field: `${place}.product`, code: "unknown_record" }));
}
