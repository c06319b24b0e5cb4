/** Values by field name: a body, or a record to be stored. */
export type Values = Record<string, unknown>;

/** True of an object that is neither null nor a list. */
export const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Value when it is a text; '' for anything else. */
export const textValue = (value: unknown): string => (typeof value === "string" ? value : "");
