/** Conditions on scans that are not counted. Each adds `state <> 'counted'` so that SQLite uses the partial index. */

/** SQL condition: no product of the shop has the scan's code, or several have it; `scan`: alias. */
export const isUnknownSql = (scan: string): string =>
  `${scan}.state IN ('unknown', 'ambiguous') AND ${scan}.state <> 'counted'`;

/** SQL condition: the scanned product is outside the count's scope. */
export const isOutsideSql = (scan: string): string =>
  `${scan}.state = 'outside' AND ${scan}.state <> 'counted'`;
