/** Writes one range of an import with its tariff (docs/rules-lens-imports.md, Writing). */
import type { Values } from "#domain/core/fields/values.ts";
import { setEffectOf } from "#server/platform/records/recordEvents.ts";
import { findRecord } from "#server/platform/records/storedRecords.ts";
import { refuseVersion } from "#server/platform/requests/refuse.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";
import { makeId } from "#server/platform/storage/makeId.ts";
import type { LensImport } from "./lensImportBody.ts";
import { type PlannedRange, versionCounting } from "./lensImportPlan.ts";
import { writeTariff } from "./tariffWrite.ts";

/** Saves fields of a product by the product's own rules; returns its id. */
function writeProduct(
  tx: core.App,
  { company, actor }: Staff,
  id: string,
  product: Values,
): string {
  if (id !== "" && Object.keys(product).length === 0) return id;
  const found =
    id === "" ? null : (findRecord(tx, "optique_products", id) ?? refuseVersion("deleted"));
  const record = found ?? new Record(tx.findCachedCollectionByNameOrId("optique_products"));
  record.load({ ...product, company });
  setEffectOf(record, actor);
  tx.save(record);
  return record.id;
}

/** Writes a range in the open transaction; refuses when its tariff changed since the plan was made. */
export function writeLensRange(
  tx: core.App,
  staff: Staff,
  { from, source }: LensImport,
  { read, stored, tariff, difference, product }: PlannedRange,
): string {
  const { company } = staff;
  const version = stored ? versionCounting(tx, company, stored.id, from) : "";
  if (version !== (tariff?.version ?? "")) refuseVersion("modified");
  const id = writeProduct(tx, staff, stored?.id ?? "", product);
  const isOfDay = tariff?.from === from.slice(0, 10);
  const changed = difference.changed + difference.made + difference.dropped;
  const values = { product: id, from, rows: read.rows, source, changed };
  writeTariff(tx, staff, isOfDay ? tariff.id : makeId(), values);
  return id;
}
