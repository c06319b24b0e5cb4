import type { JobCard } from "#api/sales/jobs.ts";

/** Numbers of labs and lenses of the selection. */
export const orderCounts = (ticked: readonly JobCard[]) => ({
  labs: new Set(ticked.flatMap(({ lab }) => lab || [])).size,
  without: ticked.filter(({ lab }) => lab === "").length,
  lenses: ticked.reduce((sum, { lenses }) => sum + lenses, 0),
});
