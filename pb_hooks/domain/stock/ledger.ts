/** The stock ledger (domain/README.md §4), without a database: what one item's present effect makes of its movements. */
import type { MovementType } from "#domain/core/records.ts";

/** What an item of a document does to one product, now. */
export type Effect = { product: string; quantity: number; type: MovementType };
/** `floor`: brings the stock back to zero. */
export type ItemMovement = Effect & { floor: boolean };

/** A movement that brings the stock back to zero instead of below. */
const floorMovement = (product: string, missing: number): ItemMovement => ({
  product,
  quantity: missing,
  type: "adjustment",
  floor: true,
});

/** True when the item's movements already say what it does: such an item keeps them, floor included. */
export function isUnchanged(movements: readonly ItemMovement[], effect: Effect | null): boolean {
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
 * Replaces the movements of one item. `stock` holds the stock of the products concerned and is changed in place;
 * the answer is the item's new movements, with the floor where the stock would have gone below zero.
 */
export function repost(
  stock: Map<string, number>,
  movements: readonly ItemMovement[],
  effect: Effect | null,
): ItemMovement[] {
  if (isUnchanged(movements, effect)) return [...movements];
  const move = (product: string, quantity: number) =>
    stock.set(product, (stock.get(product) ?? 0) + quantity);
  for (const movement of movements) move(movement.product, -movement.quantity);
  const posted: ItemMovement[] =
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
