import { type CollectionName, collections } from "#domain/core/records.ts";

/** Query that returns the records of a collection that break a rule, as record, stored, expected. */
type IntegrityCheck = {
  collection: string;
  sql: string;
  /** Table whose rows are walked, where that is not the collection. */
  of?: string;
  /** Column of these totals that says how many records are added up. */
  adds?: string;
  /** Rows that are read at once, where each adds up many records. */
  rows?: number;
};
/** Integrity checks by rule. */
export type IntegrityChecks = Record<string, IntegrityCheck>;

/** Condition of a check that reads little: one company at a time. */
export const companyCondition = "company = {:company}";
/** Condition for any collection: a company belongs to itself. */
export const companyConditionOf = (collection: CollectionName): string =>
  "company" in collections[collection] ? companyCondition : "id = {:company}";

/** Rows of an alias in the range that a part of the report reads; the unary plus keeps SQLite on the rowid. */
const inRange = (alias: string): string => `${alias}.rowid BETWEEN {:first} AND {:last}`;
export const checkedRows = (alias: string): string =>
  `+${alias}.${companyCondition} AND ${inRange(alias)}`;
/** The same of a whole collection, aliased t. */
export const checkedRowsOf = (collection: CollectionName): string =>
  `+t.${companyConditionOf(collection)} AND ${inRange("t")}`;
/** Totals of the days in the range of a part. */
export const checkedDays = (alias: string): string =>
  `${alias}.${companyCondition} AND ${alias}.day BETWEEN {:first} AND {:last}`;

/** Record that breaks a rule. */
export type BrokenRule = {
  rule: string;
  collection: string;
  record: string;
  stored: unknown;
  expected: unknown;
};
