import type { LensPower } from "#domain/lenses/power.ts";
import type { ApprovedLine } from "#domain/quotes/approvedQuote.ts";

/** Lens of a quote, with its price in dirhams. */
type QuotedLens = { product: string; power: LensPower; price: number; special: boolean };

/** Document that a save uses, because its body names it. `approved`: its lines that a colleague allowed. `lenses`: its lines with a power. */
export type Taken = { approved: readonly ApprovedLine[]; lenses: readonly QuotedLens[] };
