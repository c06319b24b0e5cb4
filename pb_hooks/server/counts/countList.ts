/** List of counts, the newest first. */
import { countStatuses } from "#domain/core/records.ts";
import type { List } from "#server/engine/lists/list.ts";
import { oneOfFilter } from "#server/engine/lists/listFilters.ts";
import { newestFirst } from "#server/engine/lists/listOrder.ts";

export const countList: List = {
  table: "optique_counts",
  order: newestFirst,
  orderedBy: "idx_counts_company_created",
  filters: { status: oneOfFilter("status", countStatuses) },
};
