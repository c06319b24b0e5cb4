import { type CollectionName, collections } from "#domain/core/records.ts";

/** Each query answers the records that break one rule: record, stored, expected. Named by the rule. */
export type Checks = Record<string, { collection: string; sql: string }>;

/** Every check is asked for one company. */
export const own = "company = {:company}";
/** The same for any collection: the records of companies belong to themselves. */
export const ownIn = (collection: CollectionName): string =>
  "company" in collections[collection] ? own : "id = {:company}";

/** A rule, and a record that breaks it. */
export type BrokenRule = {
  rule: string;
  collection: string;
  record: string;
  stored: unknown;
  expected: unknown;
};
