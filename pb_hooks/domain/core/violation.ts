/** One refused value: path in the body ('items.0.quantity'), code, and parameters of its message (messages.ts). */
export type Violation = {
  field: string;
  code: string;
  params?: Record<string, string | number>;
  /** Parameters to include in the response, besides the message. */
  sent?: Record<string, string | number | null>;
};

/** Prefixes the paths of violations: 'quantity' becomes 'items.0.quantity', and '' becomes the prefix itself. */
export const prefixViolations = (path: string, violations: readonly Violation[]): Violation[] =>
  violations.map((violation) => ({
    ...violation,
    field: violation.field === "" ? path : `${path}.${violation.field}`,
  }));
