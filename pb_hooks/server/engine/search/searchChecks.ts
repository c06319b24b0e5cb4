/** Integrity checks of the search index. */
import { membersSql } from "#domain/core/text/sqlTexts.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import type { SearchKind } from "#domain/search/searchKind.ts";
import { type BrokenRule, checkedRows } from "#server/engine/integrity/integrityChecks.ts";
import {
  rowidsSql,
  rowScan,
  type Scan,
  type ScanRequest,
  scansOfChecks,
} from "#server/engine/integrity/integrityScans.ts";
import { queryJson } from "#server/platform/storage/sql.ts";
import { searchIdRangeSql } from "./searchIndex.ts";

/** Finds entries without a record. */
function entryScan(kind: SearchKind): Scan[] {
  const { name, table } = kind;
  const sql = `SELECT s.record, 'indexed' AS stored, 'missing' AS expected
    FROM optique_search s LEFT JOIN ${table} t ON t.id = s.record
    WHERE ${checkedRows("s")} AND t.id IS NULL`;
  const keys = rowidsSql(`optique_search WHERE ${searchIdRangeSql(kind, "id")}`);
  const checks = { [entryRule(kind)]: { collection: table, sql } };
  return scansOfChecks(checks, {}).map((scan) => ({ ...scan, name: `entries ${name}`, keys }));
}

/** Number of records whose texts JavaScript computes at once. */
const textsOfRange = 500;

/** Finds records whose entry is missing or differs. */
const recordScan = (kind: SearchKind): Scan => ({
  ...rowScan(`texts ${kind.name}`, kind.table, (request) => ({
    violations: unindexedRecords(request, kind),
  })),
  rows: textsOfRange,
});

const entryRule = ({ name }: SearchKind): string => `entries of ${name} have their record`;
const recordRule = ({ name }: SearchKind): string => `${name} are found by search`;

export const searchScans = (kinds: readonly SearchKind[]): Scan[] =>
  kinds.flatMap((kind) => [...entryScan(kind), recordScan(kind)]);

/** Rules of the search, in the report's order. */
export const searchRules = (kinds: readonly SearchKind[]): string[] => [
  ...kinds.map(entryRule),
  ...kinds.map(recordRule),
];

/** Compares the records of a range with their entries, both read by one statement. */
function unindexedRecords(request: ScanRequest, kind: SearchKind): BrokenRule[] {
  const { app, company, first, last, room } = request;
  const rule = recordRule(kind);
  const pairs = membersSql(["id", ...kind.fields], "t");
  const rows = queryJson<(Values & { id: string; entry: string })[]>(
    app,
    `SELECT json_group_array(json_object(${pairs}, 'entry', COALESCE((SELECT s.text FROM optique_search s
       WHERE s.kind = '${kind.name}' AND s.record = t.id AND +s.company = t.company), ''))) AS json
     FROM ${kind.table} t WHERE ${checkedRows("t")}`,
    { company, first, last },
  );
  return (rows ?? [])
    .map((row) => ({ record: row.id, stored: textValue(row.entry), expected: kind.text(row) }))
    .filter(({ stored, expected }) => stored !== expected)
    .slice(0, room(rule))
    .map((broken) => ({ rule, collection: kind.table, ...broken }));
}
