/** Decides which scans of a product count (docs/rules-counts.md, Scans). */
import type { CountLine, CountScan } from "#domain/core/records.ts";

export type CountedScan = Pick<CountScan, "at" | "quantity" | "by" | "recount" | "state">;

/**
 * Scans of one product that count, in time order. `scans`: in order of arrival. A recount cancels the scans before it.
 */
export function effectiveScans<Scan extends CountedScan>(scans: readonly Scan[]): Scan[] {
  const counted = scans.filter(({ state }) => state === "counted");
  const inOrder = counted
    .map((scan, arrival) => ({ scan, arrival }))
    .sort((a, b) =>
      a.scan.at === b.scan.at ? a.arrival - b.arrival : a.scan.at < b.scan.at ? -1 : 1,
    )
    .map(({ scan }) => scan);
  const last = inOrder.map(({ recount }) => recount).lastIndexOf(true);
  return inOrder.slice(Math.max(0, last));
}

/** Line of a product in a count; `last_at` is '' when all its scans were undone. */
export function lineOf(
  scans: readonly CountedScan[],
): Pick<CountLine, "counted" | "first_at" | "last_at"> & { people: string[] } {
  const effective = effectiveScans(scans);
  return {
    counted: effective.reduce((sum, { quantity }) => sum + quantity, 0),
    first_at: effective[0]?.at ?? "",
    last_at: effective.at(-1)?.at ?? "",
    people: [...new Set(effective.map(({ by }) => by))].filter(Boolean).sort(),
  };
}

/** SQL of a text that sorts the scans of a product in time order. */
const placeSql = (scan: string): string => `${scan}.at || printf(' %012d', ${scan}.rowid)`;

/**
 * `effectiveScans` as SQL: a FROM clause with product, at, by and quantity. `of`: condition on the scans of an alias.
 * Recounts are few, and have an index.
 */
export const effectiveScansSql = (of: (scan: string) => string): string =>
  `(SELECT s.product, s.at, s.[by], CAST(s.quantity AS INTEGER) AS quantity FROM optique_count_scans s
    LEFT JOIN (SELECT n.product, MAX(${placeSql("n")}) AS place FROM optique_count_scans n INDEXED BY idx_count_scans_recounts
      WHERE n.recount = TRUE AND n.state = 'counted' AND ${of("n")} GROUP BY n.product) r ON r.product = s.product
    WHERE s.state = 'counted' AND ${of("s")} AND (r.place IS NULL OR ${placeSql("s")} >= r.place))`;

/** `lineOf` as SQL, for a group of effective scans with alias e. */
export const lineSql = {
  counted: "COALESCE(SUM(e.quantity), 0)",
  first_at: "COALESCE(MIN(e.at), '')",
  last_at: "COALESCE(MAX(e.at), '')",
  people: "json_group_array(DISTINCT e.[by] ORDER BY e.[by]) FILTER (WHERE e.[by] > '')",
};
