/** Pairs of a sale; a removed pair loses its readiness and its measures (docs/rules-workshop-till.md, Pairs). */
import { measuredPairs } from "#domain/optics/measures/pairMeasures.ts";
import { readyPairsOf } from "#domain/workshop/pairs.ts";
import { piecesLeftSql } from "./creditedPieces.ts";
import { type Actor, setActor, setEffectOf } from "#server/platform/records/recordEvents.ts";
import { jsonFieldValue } from "#server/platform/records/recordValues.ts";
import { readJson, reading } from "#server/platform/storage/statements.ts";
import { findRecord, findRecords } from "#server/platform/records/storedRecords.ts";

const pairsRead = reading(`SELECT json_group_array(pair) FROM (
  SELECT DISTINCT MAX(1, CAST(l.pair AS INTEGER)) AS pair FROM optique_invoices i JOIN optique_invoice_items l ON l.invoice = i.id
  WHERE i.prescription = {:prescription} AND l.product_type IN ('frame', 'sunglasses', 'lens'))`);

const madeRead = reading(`SELECT json_group_array(pair) FROM (
  SELECT DISTINCT MAX(1, CAST(l.pair AS INTEGER)) AS pair FROM optique_invoices i JOIN optique_invoice_items l ON l.invoice = i.id
  WHERE i.prescription = {:prescription} AND l.product_type IN ('frame', 'sunglasses', 'lens') AND ${piecesLeftSql("l")} > 0)`);

/** Numbers of a sale's pairs that are not fully credited. */
export const pairsToMake = (tx: core.App, prescription: string): number[] =>
  readJson<number[]>(tx, madeRead, { prescription });

/** Numbers of all pairs of a sale. */
export const pairsOfSale = (tx: core.App, prescription: string): number[] =>
  readJson<number[]>(tx, pairsRead, { prescription });

/** Removes ready pairs that a changed sale no longer has. */
export function dropGonePairs(tx: core.App, actor: Actor, prescription: string): void {
  for (const job of findRecords(tx, "optique_jobs", { prescription })) {
    const ready = jsonFieldValue(job, "ready_pairs");
    if (!Array.isArray(ready) || ready.length === 0) continue;
    const kept = readyPairsOf(ready, pairsToMake(tx, prescription));
    if (kept.length === ready.length) continue;
    job.set("ready_pairs", JSON.stringify(kept));
    setActor(job, actor);
    tx.save(job);
  }
}

/** Removes measures of pairs that a changed sale no longer has, so that a new frame is measured again. */
export function dropGoneMeasures(tx: core.App, actor: Actor, prescription: string): void {
  const record = findRecord(tx, "optique_prescriptions", prescription);
  const measured = record ? measuredPairs({ pairs: jsonFieldValue(record, "pairs") }) : [];
  if (!record || measured.length === 0) return;
  const sold = pairsOfSale(tx, prescription);
  const gone = measured.filter((pair) => !sold.includes(pair));
  if (gone.length === 0) return;
  // Null clears a pair's measures; an absent pair keeps them.
  record.set("pairs", JSON.stringify(Object.fromEntries(gone.map((pair) => [pair, null]))));
  setEffectOf(record, actor);
  tx.save(record);
}
