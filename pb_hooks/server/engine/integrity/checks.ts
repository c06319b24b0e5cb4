import { type CollectionName, collections } from "#domain/core/records.ts";

/** Integrity checks by rule; each query returns the records that break it as record, stored, expected. */
export type Checks = Record<string, { collection: string; sql: string }>;

/** Condition of every check: one company at a time. */
export const own = "company = {:company}";
/** Condition for any collection: a company belongs to itself. */
export const ownIn = (collection: CollectionName): string =>
  "company" in collections[collection] ? own : "id = {:company}";

/** Record that breaks a rule. */
export type BrokenRule = {
  rule: string;
  collection: string;
  record: string;
  stored: unknown;
  expected: unknown;
};
