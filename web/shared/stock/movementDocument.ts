import type { ListedMovement } from "#api/stock/movements.ts";
import { paths } from "#lib/addresses/paths.ts";
import { documentLabels } from "./stock.strings.ts";

/** Number and address of a document, '' when deleted; `label` is the accessible name where several have one name. */
type NamedDocument = { name: string; label?: string; href: string };

/** Document of a movement; null for none. */
export function movementDocument(movement: ListedMovement): NamedDocument | null {
  const { reference_type: kind, reference_id: id, document } = movement;
  if (kind === "product") {
    const { product: name } = documentLabels;
    const label = [name, movement.expand?.product?.name].filter(Boolean).join(", ");
    return { name, label, href: paths.product(movement.product) };
  }
  if (kind !== "invoice" && kind !== "receipt" && kind !== "adjustment") return null;
  if (!document) return { name: documentLabels.gone[kind], href: "" };
  const { number, reason = "other" } = document;
  if (kind === "invoice") return { name: documentLabels.invoice(number), href: paths.invoice(id) };
  if (kind === "receipt") return { name: number, href: paths.receipt(id) };
  return { name: documentLabels.adjustment(number, reason), href: paths.editAdjustment(id) };
}

/** Stock after each movement of a page, newest first. */
export function balancesOf(balance: number, quantities: readonly number[]): number[] {
  let stock = balance;
  return quantities.map((quantity) => {
    const after = stock;
    stock -= quantity;
    return after;
  });
}
