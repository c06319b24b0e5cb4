/**
 * Divides the integrity report into ranges of rows, days or months. Each range is read by short statements of its own,
 * so that no save waits for the report. One statement reads all that a finding compares, so that a save between two
 * ranges causes no false finding.
 */
import type { BrokenRule, IntegrityChecks } from "./integrityChecks.ts";
import { queryJson, type SqlParams } from "#server/platform/storage/sql.ts";

type Key = number | string;
export type ScanRange = { first: Key; last: Key };
/** Smallest and greatest number, or a list of text ranges. */
export type ScanKeys = [number | null, number | null] | [first: string, last: string][];

/** Findings of a report, or of one part of it. */
export type Findings = {
  violations: BrokenRule[];
  gaps: { number: string }[];
  reissued: object[];
  oddDates: object[];
  unseenPictures: number;
};

/** Number of rows that one statement checks, in about 50 ms. */
const rowsOfRange = 5000;

/**
 * `room`: number of records that may still be reported for a rule; `files`: number of pictures that may still be
 * opened.
 */
export type ScanRequest<App = Pick<core.App, "db">> = ScanRange & {
  app: App;
  company: string;
  room: (rule: string) => number;
  files: { left: number };
};

/** Reads one table, or all at once, in ranges. `keys`: SQL of its `ScanKeys`; a range covers at most `rows` numbers. */
export type Scan<App = Pick<core.App, "db">> = {
  name: string;
  keys: string;
  rows?: number;
  read: (request: ScanRequest<App>) => Partial<Findings>;
};

/** SQL of the smallest and greatest rowid among the rows. */
export const rowidsSql = (rows: string): string =>
  `json_array((SELECT MIN(rowid) FROM ${rows}), (SELECT MAX(rowid) FROM ${rows}))`;

export const rowScan = <App>(name: string, table: string, read: Scan<App>["read"]): Scan<App> => ({
  name,
  keys: rowidsSql(table),
  read,
});

export const singleScan = <App>(name: string, read: Scan<App>["read"]): Scan<App> => ({
  name,
  keys: `'[["all", "all"]]'`,
  read,
});

/** SQL of day ranges, each of about `rowsOfRange` summed records. */
const daysSql = (table: string, adds: string): string =>
  `(SELECT json_group_array(json_array(first, last)) FROM (SELECT MIN(day) AS first, MAX(day) AS last
    FROM (SELECT day, SUM(SUM(MAX(${adds}, 0))) OVER (ORDER BY day) / ${rowsOfRange} AS part
      FROM ${table} WHERE company = {:company} GROUP BY day) GROUP BY part ORDER BY 1))`;

/** Groups checks by table into scans; `sharedParams`: further SQL parameters that some checks use. */
export function scansOfChecks(checks: IntegrityChecks, sharedParams: SqlParams): Scan[] {
  const groups = new Map<string, IntegrityChecks>();
  for (const [rule, check] of Object.entries(checks)) {
    const isDivided = check.sql.includes("{:first}");
    const table = isDivided ? (check.of ?? check.collection) : "all";
    const name = ["checks", table, check.adds ?? check.rows ?? ""].join(" ").trim();
    groups.set(name, { ...groups.get(name), [rule]: check });
  }
  return [...groups].map(([name, group]) => {
    const [check] = Object.values(group);
    const of = check?.of ?? check?.collection ?? "";
    const { adds, rows } = check ?? {};
    const read = (request: ScanRequest) => ({ violations: breaksOf(request, group, sharedParams) });
    if (name === "checks all") return singleScan(name, read);
    const keys = adds ? daysSql(of, adds) : rowidsSql(of);
    return { name, keys, ...(rows ? { rows } : {}), read };
  });
}

function breaksOf(
  request: ScanRequest,
  checks: IntegrityChecks,
  sharedParams: SqlParams,
): BrokenRule[] {
  const { app, company, first, last, room } = request;
  const params: SqlParams = { ...sharedParams, company, first, last };
  return Object.entries(checks).flatMap(([rule, { collection, sql }]) => {
    const used = Object.entries(params).filter(([name]) => sql.includes(`{:${name}}`));
    const found = queryJson<Omit<BrokenRule, "rule" | "collection">[]>(
      app,
      `SELECT json_group_array(json_object('record', record, 'stored', stored, 'expected', expected)) AS json
       FROM (${sql} LIMIT ${room(rule)})`,
      Object.fromEntries(used),
    );
    return (found ?? []).map((broken) => ({ rule, collection, ...broken }));
  });
}

/** Reads the keys of all scans in one query. */
export const keysOf = (
  app: Pick<core.App, "db">,
  company: string,
  scans: readonly { keys: string }[],
): ScanKeys[] =>
  queryJson(
    app,
    `SELECT json_group_array(json(keys)) AS json FROM (${scans.map(({ keys }) => `SELECT ${keys} AS keys`).join(" UNION ALL ")})`,
    { company },
  ) ?? [];

const isNumbers = (keys: ScanKeys): keys is [number | null, number | null] =>
  !Array.isArray(keys[0]) && keys.length > 0;

/** Ranges of a scan: all of them, or those after a key. */
export function rangesOf(
  { rows = rowsOfRange }: { rows?: number },
  keys: ScanKeys,
  after: Key | null = null,
): ScanRange[] {
  if (!isNumbers(keys))
    return (
      keys
        .filter(([, last]) => after === null || last > String(after))
        // Begins directly after the key, even when a save moved the ranges in the meantime.
        .map(([first, last]) => ({
          first: after === null || first > after ? first : `${after}~`,
          last,
        }))
    );
  const ranges: ScanRange[] = [];
  const [least, greatest] = keys;
  if (least === null || greatest === null) return ranges;
  for (let first = Math.max(least, Number(after ?? 0) + 1); first <= greatest; first += rows)
    ranges.push({ first, last: first + rows - 1 });
  return ranges;
}
