/** One refused value: where it is in the body ('items.0.quantity'), why, and what the sentence needs (messages.ts). */
export type Violation = { field: string; code: string; params?: Record<string, string | number> };

/** The same violations, one level down: 'quantity' in the first item becomes 'items.0.quantity'. */
export const under = (path: string, violations: readonly Violation[]): Violation[] =>
  violations.map((violation) => ({ ...violation, field: `${path}.${violation.field}` }));
