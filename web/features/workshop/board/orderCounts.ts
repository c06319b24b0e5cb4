import type { JobCard } from "#api/sales/jobs.ts";

/** Number of labs and of lenses in the selection. */
export const orderCounts = (ticked: readonly JobCard[]) => ({
  labs: new Set(ticked.flatMap(({ lab }) => lab || [])).size,
  without: ticked.filter(({ lab }) => lab === "").length,
  lenses: ticked.reduce((sum, { lenses }) => sum + lenses, 0),
});
