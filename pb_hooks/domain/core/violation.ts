/** One refused value: path in the body ('items.0.quantity'), code, and parameters of its message (messages.ts). */
export type Violation = {
  field: string;
  code: string;
  params?: Record<string, string | number>;
  /** Parameters that are sent beside the message. */
  sent?: Record<string, string | number | null>;
};

/** Violations with a prefix to their path: 'quantity' becomes 'items.0.quantity', and '' the path itself. */
export const prefixViolations = (path: string, violations: readonly Violation[]): Violation[] =>
  violations.map((violation) => ({
    ...violation,
    field: violation.field === "" ? path : `${path}.${violation.field}`,
  }));
