/** What a list of the product is made of (lists.ts declares them all). */
import type { IsoDay } from "#domain/core/days.ts";
import type { SearchKind } from "#domain/search/searchKind.ts";
import type { Written } from "#server/platform/recordTexts.ts";
import type { Params } from "#server/platform/sql.ts";

/** A condition on the records of a list, whose alias is t. */
export type Condition = {
  sql: string;
  params: Params;
  /** An index of its own finds the few records that fulfil it. */
  findsFew?: boolean;
  /** No record fulfils it. */
  findsNone?: boolean;
  /** So many records fulfil it that they are not counted. */
  findsMany?: boolean;
  /** The page begins after a place in the list's order. */
  continues?: boolean;
  /** What fulfils it in parts, the better matches first: those of a part stand before those of the next. Null: nothing does. */
  parts?: readonly (Condition | null)[];
  /** How well a record matches, as a column of an order that ascends: the best first. */
  rank?: string;
  /** Which part that is, and of a place, which one it stands in. */
  part?: number;
  /** The order of the records of this part, where it is not the list's. */
  order?: Order;
};

/** The condition of a filter's value; null when nothing is filtered. */
export type Filter = (value: string) => Condition | null;
/** The values of a request's filters by their names; '' for what is not filtered. */
export type Filters = Record<string, string>;

/** The columns to sort by, all in one direction. The last one is unique: no row is shown twice or left out. */
export type Order = { columns: readonly string[]; descends: boolean };

/** What was asked, and how many records stand before its page. */
export type Asked = { filters: Filters; query: string; offset: number; condition: Condition };

/** How records are reached from what is searched: `from` gives their `column` of the ids found, `to` the id of one of them. */
export type Through = {
  kind: SearchKind;
  column: string;
  from: (ids: string) => string;
  to: string;
};

export type List = Written & {
  /** The entries of the search index that are about its records. */
  kind?: SearchKind;
  /** Found by their client too, of this kind. */
  searchesClient?: SearchKind;
  /** Found by what another collection's records of these kinds are found by. */
  searchesThrough?: readonly Through[];
  /** Found by what stands in these columns too, of a list that is short enough to be walked. */
  searchesColumns?: readonly string[];
  /** A query that reads as a date finds the documents of its days: 'mm/yyyy' those of the month. */
  searchesDays?: true;
  order: Order;
  /** The index of this order, named where the list is walked (docs/search-and-totals.md, Named indexes and the unary plus). */
  orderedBy?: string;
  /** The order of the documents of one client or supplier. */
  orderOfOne?: Order;
  /** The same order with a plus, while the filters leave few of the many that its index would walk through. */
  orderOfFew?: (filters: Filters) => Order | null;
  /** The order of `sort=name`, for pickers. */
  orderByName?: Order;
  filters?: Record<string, Filter>;
  /** Conditions that hold whatever is asked. */
  always?: (day: IsoDay) => Condition;
  /** Holds while nothing is searched: what it leaves out is found by its name only. */
  unsearched?: Condition;
  /** The FROM clause, where more than the table is read. */
  from?: string;
  /** The number of its records from the totals; null with filters that the totals do not know. */
  count?: (app: core.App, company: string, filters: Filters) => number | null;
  /** What the answer says beside the page. */
  facts?: (app: core.App, company: string, asked: Asked) => object;
};
