import type { ApprovedLine } from "#domain/quotes/approvedQuote.ts";

/** What a save takes from another document that its body names. `approved`: lines that a colleague allowed there. */
export type Taken = { approved: readonly ApprovedLine[] };
