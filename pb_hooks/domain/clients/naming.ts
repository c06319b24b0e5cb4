/** Wire types of records that an erasure would change besides the client's own (docs/api.md, Routes). */
import type { CashMovement, Quote } from "#domain/core/records.ts";

/** Quote of a prospect with the name or the telephone of a client. */
export type NamingQuote = Pick<
  Quote,
  "id" | "number" | "date" | "prospect_name" | "prospect_phone"
> & {
  isSamePhone: boolean;
};
/** Cash move whose label names a client. */
export type NamingMove = Pick<CashMovement, "id" | "date" | "amount" | "label">;

export type Naming = { quotes: NamingQuote[]; moves: NamingMove[] };
