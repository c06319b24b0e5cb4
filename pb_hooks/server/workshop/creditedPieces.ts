/** Pieces of sold lines that were credited: they are neither made (docs/rules-lab-orders.md, Credited lenses) nor kept. */

/** SQL of the pieces of this invoice item that are left. */
export const piecesLeftSql = (
  item: string,
): string => `(CAST(${item}.quantity AS INTEGER) - COALESCE((SELECT
  SUM(CAST(n.quantity AS INTEGER)) FROM optique_credit_items n WHERE n.invoice_item = ${item}.id), 0))`;
