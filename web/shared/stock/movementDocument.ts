import type { ListedMovement } from "#api/stock/movements.ts";
import { paths } from "#lib/addresses/paths.ts";
import { documentLabels } from "./stock.strings.ts";

/**
 * Name and address of a document; '' as address when it was deleted. `label`: accessible name, where several share a
 * name.
 */
type NamedDocument = { name: string; label?: string; href: string };

/** Document behind a movement; null without one. */
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

/** Stock after each movement of a page, latest first. */
export function balancesOf(balance: number, quantities: readonly number[]): number[] {
  let stock = balance;
  return quantities.map((quantity) => {
    const after = stock;
    stock -= quantity;
    return after;
  });
}
