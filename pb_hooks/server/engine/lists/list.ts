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
  /** Selective: an index of the condition finds its few records. */
  findsFew?: boolean;
  /** No record matches. */
  findsNone?: boolean;
  /** True when too many records match to count them. */
  findsMany?: boolean;
  /** The page begins after a keyset cursor. */
  continues?: boolean;
  /** Disjoint sub-conditions, best matches first, whose pages follow each other. Null: no match. */
  parts?: readonly (ListCondition | null)[];
  /** FROM clause of the matches m, with the ranks of t. */
  from?: string;
  /** SQL of the match quality for an ascending sort, best first. */
  rank?: string;
  /** Index of this sub-condition; of a cursor, the sub-condition it is in. */
  part?: number;
  /** Sort order of this sub-condition when it differs from the list's. */
  order?: ListOrder;
};

/** Condition for a filter value; null without a filter. */
export type ListFilter = (value: string) => ListCondition | null;
/** Filter values of a request by name; '' for an unused filter. */
export type FilterValues = Record<string, string>;

/**
 * Sort columns, all in one direction. The last one is unique, so that pages neither repeat nor skip a row. `index` is forced
 * unless another condition finds few rows.
 */
export type ListOrder = { columns: readonly string[]; descends: boolean; index?: string };

/** Parsed request of a person, with the number of records before its page. */
export type ParsedListRequest = {
  actor: Actor;
  filters: FilterValues;
  query: string;
  offset: number;
  condition: ListCondition;
};

/**
 * Join from searched records to the listed ones: `from` selects the `column` of the found ids, `to` the searched id of one
 * record; a column that holds the searched id needs neither.
 */
export type SearchJoin = {
  kind: SearchKind;
  column: string;
  from?: (ids: string) => string;
  to?: string;
};

export type List = Written & {
  /** Right to read the list; absent for everyone. */
  right?: FixedRight;
  /** Search kind of the list's own records. */
  kind?: SearchKind;
  /** Search kind of the clients that its records are also found by. */
  searchesClient?: SearchKind;
  /** Search kinds of other collections that its records are also found by. */
  searchesThrough?: readonly SearchJoin[];
  /** Articles of a record, searched beside its number or client: SELECT with its condition, and the text of a row. */
  articles?: { from: string; text: string };
  /** Columns searched without an index, only for a list short enough to scan. */
  searchesColumns?: readonly string[];
  /** Makes a query that reads as a date find the documents of that day, and 'mm/yyyy' those of the month. */
  searchesDays?: true;
  order: ListOrder;
  /**
   * Index of this order, forced where the list is scanned (docs/search-and-totals.md, Named indexes and the unary plus).
   */
  orderedBy?: string;
  /** Sort order for the documents of one client or supplier. */
  orderOfOne?: ListOrder;
  /** Same order with a unary plus, for filters that leave few of the many rows in its index. */
  orderOfFew?: (filters: FilterValues) => ListOrder | null;
  /** Sort order of `sort=name`, for pickers. */
  orderByName?: ListOrder;
  /** Ascending columns by the name of `sort`, each with its index; the last column is unique. */
  sorts?: Readonly<Record<string, readonly string[]>>;
  /** Index of a sort under these filters, where SQLite would not take it. */
  sortedBy?: (sort: string, filters: FilterValues) => string | undefined;
  filters?: Record<string, ListFilter>;
  /** Condition that hides records unless these filters ask for them; null where they do. */
  hides?: (filters: FilterValues) => ListCondition | null;
  /** Condition of every request. */
  always?: (day: IsoDay) => ListCondition;
  /** Condition of requests without a search: it hides records that only a search by name finds. */
  unsearched?: ListCondition;
  /** FROM clause with joins. */
  from?: string;
  /** Number of records according to the totals; null for filters that the totals do not cover. */
  count?: (app: core.App, company: string, filters: FilterValues) => number | null;
  /** Extra values in the answer. */
  summary?: (app: core.App, company: string, asked: ParsedListRequest) => object;
};
