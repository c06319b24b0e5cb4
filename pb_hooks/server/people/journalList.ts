/** GET /api/optique/lists/journal: changes and deletions with their authors, the latest first. */
import { addDays, dayStartInstant, isDay } from "#domain/core/days/days.ts";
import type { List, ListFilter } from "#server/engine/lists/list.ts";
import { equalFilter } from "#server/engine/lists/listFilters.ts";
import { newestFirst } from "#server/engine/lists/listOrder.ts";

/** Condition of each kind, with its own partial index (`journalKinds` of the migrations). `main` excludes `step`. */
const kinds: Readonly<Record<string, string>> = {
  update: "t.action = 'update'",
  delete: "t.action = 'delete'",
  discount: "IIF(json_valid(t.changes), json_extract(t.changes, '$.discount'), NULL) IS NOT NULL",
  refund: "t.collection = 'optique_refunds'",
  right: "t.collection = 'optique_users'",
  approval: "t.collection = 'optique_approvals'",
  step: "t.collection = 'optique_jobs' AND t.action = 'update'",
  main: "NOT (t.collection = 'optique_jobs' AND t.action = 'update')",
};

const kindFilter: ListFilter = (value) =>
  value ? { sql: kinds[value] ?? "FALSE", params: {} } : null;

/** Filters entries from the start of a day of the shop, or until its end. */
const fromFilter: ListFilter = (value) =>
  isDay(value) ? { sql: "t.created >= {:from}", params: { from: dayStartInstant(value) } } : null;
const untilFilter: ListFilter = (value) =>
  isDay(value)
    ? { sql: "t.created < {:until}", params: { until: dayStartInstant(addDays(value, 1)) } }
    : null;

export const journalList: List = {
  table: "optique_journal",
  right: "journal.see",
  order: newestFirst,
  filters: {
    person: (value) => equalFilter("actor")(value),
    kind: kindFilter,
    from: fromFilter,
    to: untilFilter,
  },
};
