/**
 * Computes the stock movements that follow from the effect of one item, without a database
 * (docs/rules-stock.md, Ledger).
 */
import { maxStock } from "#domain/core/choices.ts";
import type { MovementType } from "#domain/core/records.ts";
import type { Violation } from "#domain/core/violation.ts";

/**
 * Change of one product's stock by an item of a document. `cell`: cell of a lens drawer, '' for none; undefined means
 * the cell of the item's earlier movements.
 */
export type StockEffect = { product: string; cell?: string; quantity: number; type: MovementType };
/**
 * `floor`: the movement raises a negative stock to zero. `isClosed`: its day is transmitted, so it cannot be changed.
 */
export type ItemMovement = StockEffect & { floor: boolean; isClosed?: boolean };

/** Product and cell: each place has its own stock, which is never negative (docs/rules-lens-imports.md, Drawer). */
type Place = Pick<StockEffect, "product" | "cell">;
/** Key of a place: the product, followed by the cell if there is one. */
export const placeKey = ({ product, cell }: Place): string =>
  cell ? `${product} ${cell}` : product;
/** Product in such a key. */
export const productOfKey = (key: string): string => key.split(" ", 1)[0] ?? "";

/** Movement that raises a negative stock to zero. */
const floorMovement = ({ product, cell }: Place, missing: number): ItemMovement => ({
  product,
  ...(cell ? { cell } : {}),
  quantity: missing,
  type: "adjustment",
  floor: true,
});

/** Fills in the cell of earlier movements when the effect gives none. */
const inKnownCell = (
  [first]: readonly ItemMovement[],
  effect: StockEffect | null,
): StockEffect | null =>
  effect && effect.cell === undefined && first?.cell && first.product === effect.product
    ? { ...effect, cell: first.cell }
    : effect;

/** True when the movements already match the effect, so that the item keeps them, with their floor. */
export function isEffectUnchanged(
  movements: readonly ItemMovement[],
  asked: StockEffect | null,
): boolean {
  const effect = inKnownCell(movements, asked);
  const own = movements.filter((movement) => !movement.floor);
  if (!effect || effect.quantity === 0) return own.length === 0;
  const { type, quantity } = effect;
  const key = placeKey(effect);
  return (
    own.length > 0 &&
    own.every((movement) => placeKey(movement) === key && movement.type === type) &&
    sumOf(own) === quantity
  );
}

/**
 * Replaces the movements of one item by those of its new effect, with a floor when the stock would be negative. Returns
 * the new movements, and changes `stock` (pieces by `placeKey`) in place.
 */
export function replaceMovements(
  stock: Map<string, number>,
  movements: readonly ItemMovement[],
  asked: StockEffect | null,
): ItemMovement[] {
  const effect = inKnownCell(movements, asked);
  if (isEffectUnchanged(movements, effect)) return movements.slice();
  const late = lateEffect(movements, effect);
  if (late) {
    const stays = movements.filter(({ isClosed }) => isClosed);
    const open = movements.filter(({ isClosed }) => !isClosed);
    return [...stays, ...replaceMovements(stock, open, late)];
  }
  const posted = effect ? partsOf(movements, effect) : [];
  const missing = effect ? effect.quantity - sumOf(posted) : 0;
  if (effect && missing !== 0) posted.push({ ...effect, quantity: missing, floor: false });
  const places = new Map([...movements, ...posted].map((place) => [placeKey(place), place]));
  const move = (place: Place, quantity: number) => {
    const key = placeKey(place);
    stock.set(key, (stock.get(key) ?? 0) + quantity);
  };
  for (const movement of movements) move(movement, -movement.quantity);
  for (const movement of posted) move(movement, movement.quantity);
  for (const [key, place] of places) {
    const level = stock.get(key) ?? 0;
    if (level >= 0) continue;
    posted.push(floorMovement(place, -level));
    stock.set(key, 0);
  }
  return posted;
}

/**
 * Rest of an effect for pieces delivered after the day was transmitted: movements of that day, with floors, stay as
 * they are. Null for any other change.
 */
function lateEffect(
  movements: readonly ItemMovement[],
  effect: StockEffect | null,
): StockEffect | null {
  const stays = movements.filter(({ isClosed }) => isClosed);
  const own = stays.filter(({ floor }) => !floor);
  if (stays.length === 0 || effect?.type !== "purchase") return null;
  const isSame = own.every((one) => one.type === "purchase" && placeKey(one) === placeKey(effect));
  const rest = effect.quantity - sumOf(own);
  return isSame && rest >= 0 ? { ...effect, quantity: rest } : null;
}

const sumOf = (movements: readonly ItemMovement[]): number =>
  movements.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Movements of partial deliveries that remain valid, from the oldest, each with its own day. None if any movement is a
 * floor or of another kind.
 */
function partsOf(movements: readonly ItemMovement[], effect: StockEffect): ItemMovement[] {
  const { type, quantity } = effect;
  const key = placeKey(effect);
  const isPart = (movement: ItemMovement) =>
    !movement.floor && placeKey(movement) === key && movement.type === type;
  if (type !== "purchase" || !movements.every(isPart)) return [];
  let sum = 0;
  const over = movements.findIndex((movement) => (sum += movement.quantity) > quantity);
  return movements.slice(0, over < 0 ? undefined : over);
}

type Levels = ReadonlyMap<string, number>;

/** Violations for products that exceed the maximum stock, each at the last item that raises the stock. */
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
