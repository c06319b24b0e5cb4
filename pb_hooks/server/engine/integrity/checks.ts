/** Each query answers the records that break one rule: record, stored, expected. Named by the rule. */
export type Checks = Record<string, { collection: string; sql: string }>;

/** Every check is asked for one company. */
export const own = "company = {:company}";
