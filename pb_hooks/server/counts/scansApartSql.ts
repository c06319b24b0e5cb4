/** Conditions on scans that are not counted. SQLite needs `state <> 'counted'` to use their partial index. */

/** Scans whose code no product of the shop has, or several have; `scan`: their alias. */
export const isUnknownSql = (scan: string): string =>
  `${scan}.state IN ('unknown', 'ambiguous') AND ${scan}.state <> 'counted'`;

/** Scans of products that the count does not cover. */
export const isOutsideSql = (scan: string): string =>
  `${scan}.state = 'outside' AND ${scan}.state <> 'counted'`;
