/** The stock ledger (domain/README.md §4), without a database: what one line's present effect makes of its movements. */
import type { MovementType } from "#domain/core/records.ts";

/** What a document line does to one product, now. */
export type Effect = { product: string; quantity: number; type: MovementType };
export type LineMovement = Effect & { floor: boolean };

/** A movement that brings the stock back to zero instead of below. */
const floorMovement = (product: string, missing: number): LineMovement => ({
  product,
  quantity: missing,
  type: "adjustment",
  floor: true,
});

/** True when the line's movements already say what it does: such a line keeps them, floor included. */
export function isUnchanged(movements: readonly LineMovement[], effect: Effect | null): boolean {
  const own = movements.filter((movement) => !movement.floor);
  if (!effect || effect.quantity === 0) return own.length === 0;
  const [first] = own;
  return (
    own.length === 1 &&
    first?.product === effect.product &&
    first.quantity === effect.quantity &&
    first.type === effect.type
  );
}

/**
 * Replaces the movements of one line. `stock` holds the stock of the products concerned and is changed in place;
 * the answer is the line's new movements, with the floor where the stock would have gone below zero.
 */
export function repost(
  stock: Map<string, number>,
  movements: readonly LineMovement[],
  effect: Effect | null,
): LineMovement[] {
  if (isUnchanged(movements, effect)) return [...movements];
  const move = (product: string, quantity: number) =>
    stock.set(product, (stock.get(product) ?? 0) + quantity);
  for (const movement of movements) move(movement.product, -movement.quantity);
  const posted: LineMovement[] =
    effect && effect.quantity !== 0 ? [{ ...effect, floor: false }] : [];
  for (const movement of posted) move(movement.product, movement.quantity);
  const touched = new Set([...movements, ...posted].map((movement) => movement.product));
  for (const product of touched) {
    const level = stock.get(product) ?? 0;
    if (level < 0) {
      posted.push(floorMovement(product, -level));
      stock.set(product, 0);
    }
  }
  return posted;
}
