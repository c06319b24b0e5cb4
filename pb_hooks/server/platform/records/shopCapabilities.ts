/** Capabilities of a shop, stored in its company. */
import { capabilitiesOf, type Capability } from "#domain/core/capabilities.ts";
import { markSavedWhole } from "./recordEvents.ts";
import { jsonFieldValue } from "./recordValues.ts";
import { reading, readText } from "#server/platform/storage/statements.ts";
import { findRecord } from "./storedRecords.ts";

const usesRead = reading("SELECT uses FROM optique_companies WHERE id = {:company}");

/** Enables capabilities that are not enabled yet; the company's realtime event informs other stations. */
export function switchOn(tx: core.App, company: string, words: readonly Capability[]): void {
  const stored = readText(tx, usesRead, { company });
  if (words.every((word) => stored.includes(`"${word}"`))) return;
  const record = findRecord(tx, "optique_companies", company);
  if (!record) return;
  const uses = capabilitiesOf([...capabilitiesOf(jsonFieldValue(record, "uses")), ...words]);
  record.set("uses", JSON.stringify(uses));
  tx.saveNoValidate(markSavedWhole(record));
}
