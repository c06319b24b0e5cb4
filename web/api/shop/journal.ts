/** Journal of the company (docs/api.md, Lists). */
import type { RecordOf } from "#domain/core/records.ts";
import type { ListAddress } from "#lib/addresses/listState.ts";
import { listQuery, type Page } from "#api/request.ts";

/** Former and new value by field; an empty list when the values are not stored. */
export type JournalChanges = Record<string, [before: unknown, after: unknown] | []>;
export type JournalEntry = Omit<RecordOf<"optique_journal">, "changes"> & {
  changes: JournalChanges | null;
};

/** Kind to request: by default without the steps of the workshop; 'all' means no condition. */
const kindOf = (chosen: string): string => (chosen === "all" ? "" : chosen || "main");

export const journalQueries = {
  list: ({ filter, ...at }: ListAddress) =>
    listQuery<Page<JournalEntry>>("journal", at, {
      perPage: 20,
      person: filter("person"),
      kind: kindOf(filter("kind")),
      from: filter("from"),
      to: filter("to"),
    }),
};
