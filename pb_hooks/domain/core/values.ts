/** Named values: a body, a record to be. */
export type Values = Record<string, unknown>;

/** An object of named values: neither null nor a list. */
export const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What is a text; '' for anything else. */
export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
