/** What a list of the product is made of (lists.ts declares them all). */
import type { IsoDay } from "#domain/core/days.ts";
import type { SearchKind } from "#domain/search/search.ts";
import type { Params } from "#server/platform/sql.ts";

/** A condition on the records of a list, whose alias is t. */
export type Condition = {
  sql: string;
  params: Params;
  /** Has an index of its own, which finds far less than a company has. */
  findsFew?: boolean;
  /** Is fulfilled by so many that they are not counted. */
  findsMany?: boolean;
  /** Begins after a place in the list's order: read from there until the page is full. */
  continues?: boolean;
};

/** The condition of a filter's value; null when nothing is filtered. */
export type Filter = (value: string) => Condition | null;
/** The values of a request's filters by their names; '' for what is not filtered. */
export type Filters = Record<string, string>;

/** Columns of one direction; together they are different in every row, so that no row is shown twice or not at all. */
export type Order = { columns: readonly string[]; descends: boolean };

/** What was asked, and how many records stand before its page. */
export type Asked = { filters: Filters; offset: number; condition: Condition };

export type List = {
  table: string;
  /** The entries of the search index that are about its records. */
  kind?: SearchKind;
  /** Found by their client too. */
  searchesClient?: true;
  /** A query that reads as a date is one: 'mm/yyyy' finds the documents of the month. */
  searchesDays?: true;
  order: Order;
  /** The index of this order, named where the list is walked (server/scale/README.md, Named indexes and the unary plus). */
  orderedBy?: string;
  /** The order of the documents of one client or supplier. */
  orderOfOne?: Order;
  /** The order of `sort=name`, in which one chooses. */
  orderByName?: Order;
  filters?: Record<string, Filter>;
  /** Conditions that hold whatever is asked. */
  always?: (day: IsoDay) => Condition;
  /** What is read beside the table itself. */
  from?: string;
  /** The number of its records, where that is kept; null with filters that no total knows. */
  count?: (app: core.App, company: string, filters: Filters) => number | null;
  expand: string[];
  /** What the answer says beside the page. */
  facts?: (app: core.App, company: string, asked: Asked) => Record<string, number>;
};
