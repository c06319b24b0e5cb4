/** SQL of the pieces in a cell of a drawer (docs/rules-lens-lines.md); NULL of a range without one, which is made to order. */
export const drawerLevelSql = (product: string, cell: string): string =>
  `IIF(${product}.made_to_order, NULL, COALESCE((SELECT quantity FROM optique_lens_cells
    WHERE product = ${product}.id AND cell = ${cell}), 0))`;
