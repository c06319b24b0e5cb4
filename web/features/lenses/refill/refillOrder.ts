/** Order of lenses sold from drawers, stored as a pending receipt of the supplier. */
import type { RefillSupplier } from "#api/lenses/drawers.ts";
import { loadProduct } from "#api/stock/products.ts";
import type { ReceiptInput } from "#api/stock/receipts.ts";
import { newId } from "#lib/ids.ts";
import { proposedNumber } from "#shared/documents/proposedNumber.ts";

/** Total number of lenses to order from a supplier. */
export const proposedOf = ({ products }: RefillSupplier): number =>
  products.flatMap(({ cells }) => cells).reduce((pieces, { proposed }) => pieces + proposed, 0);

/** Receipt rows of the cells to order, each at its product's purchase price. */
async function itemsOf({ products }: RefillSupplier): Promise<ReceiptInput["items"]> {
  const wanted = products.filter(({ cells }) => cells.some(({ proposed }) => proposed > 0));
  const priced = await Promise.all(
    wanted.map(async (product) => ({ product, bought: await loadProduct(product.product) })),
  );
  return priced.flatMap(({ product, bought }) =>
    product.cells
      .filter(({ proposed }) => proposed > 0)
      .map(({ cell, proposed }) => ({
        id: newId(),
        product: product.product,
        quantity: proposed,
        // The purchase price is absent for a person who may not see costs.
        price: bought.purchase_price ?? 0,
        received_quantity: 0,
        notes: "",
        cell,
      })),
  );
}

/** Receipt to create, dated within the chosen days, so that its lenses are not proposed again. */
export const refillReceipt = async (
  supplier: RefillSupplier,
  { date, notes }: { date: string; notes: string },
): Promise<ReceiptInput> => ({
  receipt_number: proposedNumber("BR"),
  supplier: supplier.supplier,
  date,
  status: "pending",
  notes,
  items: await itemsOf(supplier),
});
