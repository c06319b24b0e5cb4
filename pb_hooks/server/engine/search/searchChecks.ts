/** Integrity checks of the search index. */
import type { SearchKind } from "#domain/search/searchKind.ts";
import { visitIndexed } from "./indexedRecords.ts";
import {
  type IntegrityChecks,
  companyCondition,
} from "#server/engine/integrity/integrityChecks.ts";
import { inJsonList, queryJson } from "#server/platform/storage/sql.ts";

/** Checks that every entry has its record. The integrity report also compares the entry of every record. */
export const searchChecks = (kinds: readonly SearchKind[]): IntegrityChecks =>
  Object.fromEntries(
    kinds.map(({ name, table }) => [
      `entries of ${name} have their record`,
      {
        collection: table,
        sql: `SELECT s.record, 'indexed' AS stored, 'missing' AS expected
        FROM optique_search s LEFT JOIN ${table} t ON t.id = s.record
        WHERE s.${companyCondition} AND s.kind = '${name}' AND t.id IS NULL`,
      },
    ]),
  );

type Unindexed = { kind: SearchKind; record: string; stored: string; expected: string };

/** Records whose index entry is missing or differs, up to `limit`. */
export function unindexedRecords(
  app: Pick<core.App, "db">,
  kinds: readonly SearchKind[],
  company: string,
  limit: number,
): Unindexed[] {
  const found: Unindexed[] = [];
  for (const kind of kinds) {
    visitIndexed(app, kind, company, (records) => {
      if (found.length >= limit) return;
      const ids = records.map(({ id }) => id);
      const stored = storedTexts(app, company, kind.name, ids);
      for (const { id, text } of records) {
        const entry = stored.get(id) ?? "";
        if (entry !== text) found.push({ kind, record: id, stored: entry, expected: text });
      }
    });
  }
  return found.slice(0, limit);
}

const storedTexts = (
  app: Pick<core.App, "db">,
  company: string,
  kind: string,
  ids: readonly string[],
): Map<string, string> =>
  new Map(
    queryJson<[string, string][]>(
      app,
      `SELECT json_group_array(json_array(record, text)) AS json FROM optique_search
       WHERE kind = {:kind} AND record ${inJsonList("ids")} AND +company = {:company}`,
      { ids: JSON.stringify(ids), company, kind },
    ),
  );
