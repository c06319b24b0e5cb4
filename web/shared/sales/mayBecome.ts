import type { ChequeState } from "#domain/core/records.ts";

/** States that a cheque may take from this one: it is given back from the hand only. */
export const mayBecome = (current: ChequeState, state: ChequeState): boolean =>
  state !== current && (state !== "returned" || current === "in_hand");
