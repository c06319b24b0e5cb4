import type { ApprovedLine } from "#domain/quotes/approvedQuote.ts";

/** Document that a save uses, because its body names it. `approved`: its lines that a colleague allowed. */
export type Taken = { approved: readonly ApprovedLine[] };
