import type { LensPower } from "#domain/lenses/power.ts";
import type { ApprovedLine } from "#domain/quotes/approvedQuote.ts";

/** Lens on a quote, with its price in dirhams. */
type QuotedLens = { product: string; power: LensPower; price: number; special: boolean };

/**
 * Quote that the body of a sale names. `approved`: its lines that a colleague approved. `lenses`: its lines with a
 * power.
 */
export type Taken = { approved: readonly ApprovedLine[]; lenses: readonly QuotedLens[] };
