/** Refill of a drawer of lenses (docs/rules-lens-imports.md, Refill): what was sold of each cell and is not ordered yet. */

/** Pieces of a cell in some days; `stock`: those in the drawer now. */
export type CellCounts = { sold: number; given: number; ordered: number; stock: number };

/** Pieces to order of a cell. */
export const proposedPieces = ({ sold, given, ordered }: CellCounts): number =>
  Math.max(0, sold - given - ordered);

/** Cell that sold pieces, with its product. */
export type SoldCell = CellCounts & {
  supplier: string;
  supplier_name: string;
  product: string;
  name: string;
  reference: string;
  cell: string;
};

type RefillCell = Omit<CellCounts, "given"> & { cell: string; proposed: number };
type RefillProduct = { product: string; name: string; reference: string; cells: RefillCell[] };
export type RefillSupplier = { supplier: string; name: string; products: RefillProduct[] };

/** Sold cells by supplier and product, in the order in which these are met. */
export function refillOf(sold: readonly SoldCell[]): RefillSupplier[] {
  const suppliers = new Map<string, RefillSupplier>();
  const products = new Map<string, RefillProduct>();
  for (const {
    supplier,
    supplier_name,
    product,
    name,
    reference,
    cell,
    given,
    ...counts
  } of sold) {
    const order = suppliers.get(supplier) ?? { supplier, name: supplier_name, products: [] };
    suppliers.set(supplier, order);
    const own = products.get(product) ?? { product, name, reference, cells: [] };
    if (!products.has(product)) order.products.push(own);
    products.set(product, own);
    own.cells.push({ cell, ...counts, proposed: proposedPieces({ ...counts, given }) });
  }
  return [...suppliers.values()];
}
