/** Refill of a drawer of lenses (docs/rules-lens-imports.md, Refill): what was sold of each cell and is not ordered yet. */

/** Pieces of a cell in some days. */
export type CellCounts = { sold: number; given: number; ordered: number };

/** Pieces to order of a cell. */
export const proposedPieces = ({ sold, given, ordered }: CellCounts): number =>
  Math.max(0, sold - given - ordered);

/** `proposedPieces` as SQL. */
export const proposedPiecesSql = (sold: string, given: string, ordered: string): string =>
  `MAX(0, ${sold} - ${given} - ${ordered})`;
