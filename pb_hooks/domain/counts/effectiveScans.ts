/** Scans of a product that count (docs/rules-counts.md, Scans). */
import type { CountLine, CountScan } from "#domain/core/records.ts";

export type CountedScan = Pick<CountScan, "at" | "quantity" | "by" | "recount" | "state">;

/** Scans of one product that count, in their order; they are given in order of arrival. A recount puts earlier ones aside. */
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

/** Line of a product in a count; of one whose scans were all taken back `last_at` is ''. */
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

/** `effectiveScans` as SQL: a FROM clause with count, product, at, by and quantity. `where`: a condition on the scans s. */
export const effectiveScansSql = (where: string): string =>
  `(SELECT count, product, at, [by], quantity FROM (
    SELECT count, product, at, [by], quantity, place, MAX(IIF(recount, place, '')) OVER (PARTITION BY count, product) AS cut
    FROM (SELECT s.count, s.product, s.at, s.[by], CAST(s.quantity AS INTEGER) AS quantity, s.recount,
      s.at || printf(' %012d', s.rowid) AS place FROM optique_count_scans s WHERE s.state = 'counted' AND ${where}))
  WHERE place >= cut)`;

/** `lineOf` of a group of effective scans e, as SQL. */
export const lineSql = {
  counted: "COALESCE(SUM(e.quantity), 0)",
  first_at: "COALESCE(MIN(e.at), '')",
  last_at: "COALESCE(MAX(e.at), '')",
  people: "json_group_array(DISTINCT e.[by] ORDER BY e.[by]) FILTER (WHERE e.[by] > '')",
};
