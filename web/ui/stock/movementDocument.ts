import type { Movement } from "#domain/core/records.ts";
import { paths } from "#lib/paths.ts";

type DocumentKind = "invoice" | "receipt" | "adjustment" | "product";

/** The document that made a movement, and where it is; null for none that has a screen. */
export function movementDocument(
  movement: Pick<Movement, "reference_type" | "reference_id" | "product">,
): { kind: DocumentKind; href: string } | null {
  const { reference_type: kind, reference_id: id } = movement;
  if (kind === "invoice") return { kind, href: paths.invoice(id) };
  if (kind === "receipt") return { kind, href: paths.receipt(id) };
  if (kind === "adjustment") return { kind, href: paths.editAdjustment(id) };
  return kind === "product" ? { kind, href: paths.product(movement.product) } : null;
}

/** The stock after each movement of a page, the newest first: each follows from the one above it. */
export function balancesOf(balance: number, quantities: readonly number[]): number[] {
  let stock = balance;
  return quantities.map((quantity) => {
    const after = stock;
    stock -= quantity;
    return after;
  });
}
