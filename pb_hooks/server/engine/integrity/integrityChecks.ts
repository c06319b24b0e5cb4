import { type CollectionName, collections } from "#domain/core/records.ts";

/** Query that returns the records of a collection that break a rule, as record, stored, expected. */
type IntegrityCheck = {
  collection: string;
  sql: string;
  /** Table that the check divides into ranges, when that is not the collection. */
  of?: string;
  /** Column of a totals table that tells how many records a total sums. */
  adds?: string;
  /** Number of rows in one range, when each row sums many records. */
  rows?: number;
};
/** Integrity checks by the name of their rule. */
export type IntegrityChecks = Record<string, IntegrityCheck>;

/** Condition of a small check: all records of the company at once. */
export const companyCondition = "company = {:company}";
/** Condition for any collection: a company belongs to itself. */
export const companyConditionOf = (collection: CollectionName): string =>
  "company" in collections[collection] ? companyCondition : "id = {:company}";

/** Condition on an alias: rows of the range that this part reads; the unary plus keeps SQLite on the rowid. */
const inRange = (alias: string): string => `${alias}.rowid BETWEEN {:first} AND {:last}`;
export const checkedRows = (alias: string): string =>
  `+${alias}.${companyCondition} AND ${inRange(alias)}`;
/** `checkedRows` for any collection, aliased t. */
export const checkedRowsOf = (collection: CollectionName): string =>
  `+t.${companyConditionOf(collection)} AND ${inRange("t")}`;
/** Condition on a totals table: days in the range that a part of the report reads. */
export const checkedDays = (alias: string): string =>
  `${alias}.${companyCondition} AND ${alias}.day BETWEEN {:first} AND {:last}`;

/** A record that breaks a rule. */
export type BrokenRule = {
  rule: string;
  collection: string;
  record: string;
  stored: unknown;
  expected: unknown;
};
