/** Types of a list definition; each room declares its lists in its index.ts. */
import type { IsoDay } from "#domain/core/days/days.ts";
import type { FixedRight } from "#domain/people/permissions.ts";
import type { SearchKind } from "#domain/search/searchKind.ts";
import type { Actor } from "#server/platform/records/recordEvents.ts";
import type { Written } from "#server/platform/records/recordTexts.ts";
import type { SqlParams } from "#server/platform/storage/sql.ts";

/** SQL condition on the records of a list, aliased t. */
export type ListCondition = {
  sql: string;
  params: SqlParams;
  /** True when an index of the condition finds its few records. */
  findsFew?: boolean;
  /** True when no record can match. */
  findsNone?: boolean;
  /** True when too many records match to count them. */
  findsMany?: boolean;
  /** True for the rows after a keyset cursor. */
  continues?: boolean;
  /** Disjoint sub-conditions, best matches first, whose rows follow each other. Null stands for one without matches. */
  segments?: readonly (ListCondition | null)[];
  /** FROM clause that joins t with its ranked matches m. */
  from?: string;
  /** SQL of the match rank; in ascending order the best comes first. */
  rank?: string;
  /** Index of this sub-condition; for a cursor, of the sub-condition that contains it. */
  segment?: number;
  /** Sort order of this sub-condition when it differs from the list's. */
  order?: ListOrder;
};

/** Turns a filter value into a condition; null when the filter is unused. */
export type ListFilter = (value: string) => ListCondition | null;
/** Filter values of a request by name; '' for an unused filter. */
export type FilterValues = Record<string, string>;

/**
 * Sort columns, all in one direction. The last one is unique, so that pages neither repeat nor skip a row. `index` is
 * forced unless another condition finds few rows.
 */
export type ListOrder = { columns: readonly string[]; descends: boolean; index?: string };

/** Parsed list request of a person; `offset`: number of records before the page. */
export type ParsedListRequest = {
  actor: Actor;
  filters: FilterValues;
  query: string;
  offset: number;
  condition: ListCondition;
};

/**
 * Join from searched records to listed ones. `from` selects the `column` of the found ids, `to` the searched id of one
 * listed record; neither is needed when a column holds the searched id.
 */
export type SearchJoin = {
  kind: SearchKind;
  column: string;
  from?: (ids: string) => string;
  to?: string;
};

export type List = Written & {
  /** Right to read the list; absent when everyone may. */
  right?: FixedRight;
  /** Search kind of the list's own records. */
  kind?: SearchKind;
  /** Search kind of clients, when a search by client finds the list's records too. */
  searchesClient?: SearchKind;
  /** Search kinds of other collections through which the list's records are found. */
  searchesThrough?: readonly SearchJoin[];
  /** Articles of a record, searched with its number or client: `from` selects its rows, `text` is a row's text. */
  articles?: { from: string; text: string };
  /** Columns searched without an index, only for a list short enough to scan. */
  searchesColumns?: readonly string[];
  /** Lets a query that is a date find the documents of that day, and 'mm/yyyy' those of that month. */
  searchesDays?: true;
  order: ListOrder;
  /**
   * Index of this order, forced where the list is scanned (docs/search-and-totals.md, Named indexes and the unary plus).
   */
  orderedBy?: string;
  /** Sort order for the documents of one client or supplier. */
  orderOfOne?: ListOrder;
  /** The list's `order` with a unary plus, for filters that match few of the index's many rows. */
  orderOfFew?: (filters: FilterValues) => ListOrder | null;
  /** Sort order of `sort=name`, for pickers. */
  orderByName?: ListOrder;
  /** Ascending columns for each value of `sort`, covered by an index; the last column is unique. */
  sorts?: Readonly<Record<string, readonly string[]>>;
  /** Index to force for a sort under these filters, when SQLite would not choose it itself. */
  sortedBy?: (sort: string, filters: FilterValues) => string | undefined;
  filters?: Record<string, ListFilter>;
  /** Condition that hides records by default; null when the filters ask for them. */
  hides?: (filters: FilterValues) => ListCondition | null;
  /** Condition that applies to every request. */
  always?: (day: IsoDay) => ListCondition;
  /** Condition of requests without a search: hides records that should only be found by name. */
  unsearched?: ListCondition;
  /** FROM clause with joins, in place of the table alone. */
  from?: string;
  /** Number of records according to the totals; null for filters that the totals do not cover. */
  count?: (app: core.App, company: string, filters: FilterValues) => number | null;
  /** Extra values in the answer. */
  summary?: (app: core.App, company: string, asked: ParsedListRequest) => object;
};
