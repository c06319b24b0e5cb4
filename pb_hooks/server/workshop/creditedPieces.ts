/** Credited pieces of sold lines: they are no longer made (docs/rules-lab-orders.md, Credited lenses). */

/** SQL of the pieces of an invoice item that were not credited. */
export const piecesLeftSql = (
  item: string,
): string => `(CAST(${item}.quantity AS INTEGER) - COALESCE((SELECT
  SUM(CAST(n.quantity AS INTEGER)) FROM optique_credit_items n WHERE n.invoice_item = ${item}.id), 0))`;
