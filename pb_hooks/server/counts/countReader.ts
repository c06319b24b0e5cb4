/** Reads a count with its totals, people, latest scans and adjustments. */
import type { Count } from "#domain/core/records.ts";
import type { CountDocument } from "#domain/counts/countAnswers.ts";
import { effectiveScansSql } from "#domain/counts/effectiveScans.ts";
import { refuseConflict, refuseRequest } from "#server/platform/requests/refuse.ts";
import { recordJson } from "#server/platform/records/recordJson.ts";
import { reading, readText } from "#server/platform/storage/statements.ts";
import { totalsSql } from "./countLines.ts";

export type StoredCount = Count & { version: string };

/** Number of scans in the list of latest ones. */
const lastScans = 20;

const peopleSql = `(SELECT json_group_array(json_object('name', name, 'pieces', pieces, 'last_at', last_at)) FROM (
  SELECT e.[by] AS name, SUM(e.quantity) AS pieces, MAX(e.at) AS last_at FROM ${effectiveScansSql((scan) => `${scan}.count = {:id}`)} e
  GROUP BY e.[by] ORDER BY pieces DESC, name))`;
const lastSql = `(SELECT json_group_array(json_object('id', k.id, 'state', k.state, 'product', k.product,
    'name', COALESCE(p.name, ''), 'reference', COALESCE(p.reference, ''), 'quantity', CAST(k.quantity AS INTEGER),
    'code', k.code, 'at', k.at, 'by', k.[by], 'recount', json(IIF(k.recount, 'true', 'false'))))
  FROM (SELECT *, rowid AS place FROM optique_count_scans WHERE count = {:id} ORDER BY at DESC, rowid DESC LIMIT ${lastScans}) k
  LEFT JOIN optique_products p ON p.id = k.product)`;
const adjustmentsSql = `(SELECT json_group_array(json_object('id', a.id, 'number', a.adjustment_number, 'reason', a.reason))
  FROM (SELECT * FROM optique_stock_adjustments WHERE count = {:id} AND count > '' ORDER BY adjustment_number) a)`;

const storedRead = reading(
  `SELECT ${recordJson("optique_counts", "c")} FROM optique_counts c WHERE c.id = {:id} AND c.company = {:company}`,
);
const wholeRead =
  reading(`SELECT json_object('count', ${recordJson("optique_counts", "c")}, 'beside', json_object(
    'totals', ${totalsSql}, 'people', ${peopleSql}, 'last', ${lastSql}, 'adjustments', ${adjustmentsSql}))
  FROM optique_counts c WHERE c.id = {:id} AND c.company = {:company}`);

/** Version of the fields that people edit; scans do not change it. */
const versionOf = ({ name, types, word, supplier, blind, notes, status }: Count): string =>
  $security
    .sha256(JSON.stringify([name, types, word, supplier, blind, notes, status]))
    .slice(0, 32);

/** Loads a count by id; null when it does not exist in this company. */
export function loadCount(app: core.App, company: string, id: string): StoredCount | null {
  const text = readText(app, storedRead, { id, company });
  if (text === "") return null;
  const count = JSON.parse(text) as Count;
  return { ...count, version: versionOf(count) };
}

/** JSON that GET and PUT answer; null when the count does not exist. */
export function wholeCount(app: core.App, company: string, id: string): string | null {
  const text = readText(app, wholeRead, { id, company });
  if (text === "") return null;
  const { count, beside } = JSON.parse(text) as {
    count: Count;
    beside: Pick<CountDocument, "totals" | "people" | "last" | "adjustments">;
  };
  return JSON.stringify({ ...count, ...beside, version: versionOf(count) } satisfies CountDocument);
}

/** Loads an open count; refuses one that was posted or abandoned. */
export function openCount(tx: core.App, company: string, id: string): StoredCount {
  const count = loadCount(tx, company, id) ?? refuseRequest("not_found", 404);
  return count.status === "open" ? count : refuseConflict("count", "count_closed");
}
