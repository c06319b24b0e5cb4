/** The stock ledger (domain/README.md §4), without a database: what one item's present effect makes of its movements. */
import { maxStock } from "#domain/core/choices.ts";
import type { MovementType } from "#domain/core/records.ts";
import type { Violation } from "#domain/core/violation.ts";

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
  const { product, type, quantity } = effect;
  return (
    own.length > 0 &&
    own.every((movement) => movement.product === product && movement.type === type) &&
    sumOf(own) === quantity
  );
}

/**
 * Replaces the movements of one item; those that stay are given back as they are. `stock` holds the stock of the products
 * concerned and is changed in place; the answer is the item's movements, with the floor where the stock would have gone
 * below zero.
 */
export function repost(
  stock: Map<string, number>,
  movements: readonly ItemMovement[],
  effect: Effect | null,
): ItemMovement[] {
  if (isUnchanged(movements, effect)) return movements.slice();
  const posted = effect ? partsOf(movements, effect) : [];
  const missing = effect ? effect.quantity - sumOf(posted) : 0;
  if (effect && missing !== 0) posted.push({ ...effect, quantity: missing, floor: false });
  const move = (product: string, quantity: number) =>
    stock.set(product, (stock.get(product) ?? 0) + quantity);
  movements.forEach(({ product, quantity }) => move(product, -quantity));
  posted.forEach(({ product, quantity }) => move(product, quantity));
  new Set(movements.concat(posted).map(({ product }) => product)).forEach((product) => {
    const level = stock.get(product) ?? 0;
    if (level >= 0) return;
    posted.push(floorMovement(product, -level));
    stock.set(product, 0);
  });
  return posted;
}

const sumOf = (movements: readonly ItemMovement[]): number =>
  movements.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * What came in parts stays in parts, each with its own day: the movements of a delivery that go on holding, the first
 * first. Where there is a floor, or anything else than goods received, all of them go.
 */
function partsOf(movements: readonly ItemMovement[], effect: Effect): ItemMovement[] {
  const { product, type, quantity } = effect;
  const isPart = (movement: ItemMovement) =>
    !movement.floor && movement.product === product && movement.type === type;
  if (type !== "purchase" || !movements.every(isPart)) return [];
  let sum = 0;
  const over = movements.findIndex((movement) => (sum += movement.quantity) > quantity);
  return movements.slice(0, over < 0 ? undefined : over);
}

type Levels = ReadonlyMap<string, number>;

/** Where products rise beyond what their stock may be: at the last of the changes that brings some. */
export function overfilled(
  before: Levels,
  after: Levels,
  changes: readonly { effect: Effect | null; field: string }[],
): Violation[] {
  const violations: Violation[] = [];
  after.forEach((level, product) => {
    if (level <= maxStock || level <= (before.get(product) ?? 0)) return;
    const brings = ({ effect }: { effect: Effect | null }) =>
      effect?.product === product && effect.quantity > 0;
    const { field = "quantity" } = changes.filter(brings).at(-1) ?? changes.at(-1) ?? {};
    violations.push({ field, code: "stock_max" });
  });
  return violations;
}
