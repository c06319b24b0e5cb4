/** Stock ledger (docs/rules-stock.md, Ledger), without a database: the movements that follow from the effect of one item. */
import { maxStock } from "#domain/core/choices.ts";
import type { MovementType } from "#domain/core/records.ts";
import type { Violation } from "#domain/core/violation.ts";

/** Change of one product's stock by a document item. */
export type StockEffect = { product: string; quantity: number; type: MovementType };
/** `floor`: raises a negative stock to zero. */
export type ItemMovement = StockEffect & { floor: boolean };

/** Movement that raises a negative stock to zero. */
const floorMovement = (product: string, missing: number): ItemMovement => ({
  product,
  quantity: missing,
  type: "adjustment",
  floor: true,
});

/** True when the movements already match the effect: the item keeps them, floor included. */
export function isEffectUnchanged(
  movements: readonly ItemMovement[],
  effect: StockEffect | null,
): boolean {
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
 * Posts the effect of one item and returns its movements, with a floor when the stock would be negative. Changes
 * `stock` in place.
 */
export function replaceMovements(
  stock: Map<string, number>,
  movements: readonly ItemMovement[],
  effect: StockEffect | null,
): ItemMovement[] {
  if (isEffectUnchanged(movements, effect)) return movements.slice();
  const posted = effect ? partsOf(movements, effect) : [];
  const missing = effect ? effect.quantity - sumOf(posted) : 0;
  if (effect && missing !== 0) posted.push({ ...effect, quantity: missing, floor: false });
  const move = (product: string, quantity: number) =>
    stock.set(product, (stock.get(product) ?? 0) + quantity);
  for (const { product, quantity } of movements) move(product, -quantity);
  for (const { product, quantity } of posted) move(product, quantity);
  const products = new Set([...movements, ...posted].map(({ product }) => product));
  for (const product of products) {
    const level = stock.get(product) ?? 0;
    if (level >= 0) continue;
    posted.push(floorMovement(product, -level));
    stock.set(product, 0);
  }
  return posted;
}

const sumOf = (movements: readonly ItemMovement[]): number =>
  movements.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Movements of partial deliveries that still hold, kept oldest first, each with its own day. None with a floor or another kind
 * of movement.
 */
function partsOf(movements: readonly ItemMovement[], effect: StockEffect): ItemMovement[] {
  const { product, type, quantity } = effect;
  const isPart = (movement: ItemMovement) =>
    !movement.floor && movement.product === product && movement.type === type;
  if (type !== "purchase" || !movements.every(isPart)) return [];
  let sum = 0;
  const over = movements.findIndex((movement) => (sum += movement.quantity) > quantity);
  return movements.slice(0, over < 0 ? undefined : over);
}

type Levels = ReadonlyMap<string, number>;

/** Violations where a product exceeds its maximum stock, at the last item that raises it. */
export function maxStockViolations(
  before: Levels,
  after: Levels,
  changes: readonly { effect: StockEffect | null; field: string }[],
): Violation[] {
  const violations: Violation[] = [];
  after.forEach((level, product) => {
    if (level <= maxStock || level <= (before.get(product) ?? 0)) return;
    const brings = ({ effect }: { effect: StockEffect | null }) =>
      effect?.product === product && effect.quantity > 0;
    const { field = "quantity" } = changes.filter(brings).at(-1) ?? changes.at(-1) ?? {};
    violations.push({ field, code: "stock_max" });
  });
  return violations;
}
