/**
 * Refill of a lens drawer (docs/rules-lens-imports.md, Refill): pieces of each cell that were sold and not ordered yet.
 */

/** Pieces of a cell sold, given back and ordered over some days. */
export type CellCounts = { sold: number; given: number; ordered: number };

/** Pieces of a cell to order. */
export const proposedPieces = ({ sold, given, ordered }: CellCounts): number =>
  Math.max(0, sold - given - ordered);

/** `proposedPieces` as SQL. */
export const proposedPiecesSql = (sold: string, given: string, ordered: string): string =>
  `MAX(0, ${sold} - ${given} - ${ordered})`;
