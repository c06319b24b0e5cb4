/** Enables a capability when the first record that uses it is written, by any writer (docs/rooms.md, Capabilities). */
import type { CollectionName } from "#domain/core/records.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import type { Capability } from "#domain/core/capabilities.ts";
import { type CapabilityRule, capabilitiesUsedBy } from "./attached.ts";
import { switchOn } from "#server/platform/records/shopCapabilities.ts";

/** SQL (FROM and WHERE) of the company's records in a collection that use a capability. */
export const recordsOf = (collection: CollectionName, condition = "TRUE"): string =>
  `${collection} t WHERE t.company = {:company} AND ${condition}`;

/** A capability that every record of the given collections uses. */
export const capabilityOf = (
  word: Capability,
  ...names: readonly CollectionName[]
): CapabilityRule => ({
  word,
  begins: Object.fromEntries(names.map((name) => [name, () => true])),
  records: names.map((name) => recordsOf(name)),
});

/** SQL condition: the shop {:company} has records of a capability. */
export const hasRecordsSql = ({ records }: CapabilityRule): string =>
  records.map((rows) => `EXISTS(SELECT 1 FROM ${rows})`).join(" OR ");

/** Enables the capabilities that written rows of one company use; called in the transaction of these rows. */
export function noticeUse(tx: core.App, collection: CollectionName, rows: readonly Values[]): void {
  const words = capabilitiesUsedBy(collection, rows);
  if (words.length > 0) switchOn(tx, textValue(rows[0]?.["company"]), words);
}
