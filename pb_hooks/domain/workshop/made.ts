/** What is still to be made of a sale, without what was credited (docs/rules-lab-orders.md, Credited lenses). */
import type { LensSource } from "#domain/core/records.ts";
import type { Eyes } from "#domain/optics/optics.ts";
import { isLeftOut, type SoldLens } from "./labOrder.ts";
import { lensEyes, pairOf } from "./lensEyes.ts";
import { isLensLine, type Pair, type PairLine, pairsOf } from "./pairs.ts";

type CreditedLine = { invoice_item: string; quantity: number };
/** `source`: of a lens with a power. */
export type SaleLine = PairLine & { id: string; product_name: string; source?: LensSource | "" };
export type MadeSale<Line> = {
  items: readonly Line[];
  /** Credit notes with their lines; absent of a sale that has none. */
  credit_notes?: readonly { items: readonly CreditedLine[] }[];
};

/** Credited pieces by sold line. */
function creditedPieces({ credit_notes: notes = [] }: MadeSale<unknown>): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { invoice_item: line, quantity } of notes.flatMap(({ items }) => items))
    pieces.set(line, (pieces.get(line) ?? 0) + quantity);
  return pieces;
}

/** Lines with the eye of each lens, as the whole sale says it. */
function withEyes<Line extends PairLine>(lines: readonly Line[], eyes: Eyes): Line[] {
  const lenses = lines.filter(isLensLine);
  const known = lensEyes(lenses, eyes);
  return lines.map((line) =>
    isLensLine(line) ? { ...line, eye: known[lenses.indexOf(line)] ?? line.eye } : line,
  );
}

/** Lines with the pieces that were not credited; what was credited whole is left out. The other lens keeps its eye. */
export function madeLines<Line extends SaleLine>(
  sale: MadeSale<Line> | null | undefined,
  eyes: Eyes,
): Line[] {
  if (!sale) return [];
  const credited = creditedPieces(sale);
  if (sale.items.every(({ id }) => !credited.get(id))) return [...sale.items];
  return withEyes(sale.items, eyes)
    .map((line) => ({ ...line, quantity: line.quantity - (credited.get(line.id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/** Lenses of a line that the stock had: sold, minus the floor movement; those of a power by their source. */
const inStockOf = ({ id, quantity, source }: SaleLine, missing: Missing): number => {
  if (source) return source === "stock" ? quantity : 0;
  return quantity - (missing?.get(id) ?? quantity);
};

/** Missing lenses by line, from the floor movements; a line without one was ordered whole. */
export type Missing = ReadonlyMap<string, number> | undefined;

/** Lens lines that are to be made, each with what the stock had of it. */
export function madeLenses<Line extends SaleLine>(
  sale: MadeSale<Line>,
  eyes: Eyes,
  missing: Missing,
): (Line & SoldLens)[] {
  const before = new Map(sale.items.map((line) => [line.id, inStockOf(line, missing)]));
  return madeLines({ ...sale, items: withEyes(sale.items, eyes) }, eyes)
    .filter(isLensLine)
    .map((line) => ({
      ...line,
      name: line.product_name,
      inStock: Math.min(before.get(line.id) ?? 0, line.quantity),
    }));
}

/** Ids of the lens lines that the stock had beside others, in the whole sale: no lab is asked for them. */
export function stockLines<Line extends SaleLine>(
  { items }: MadeSale<Line>,
  missing: Missing,
): Set<string> {
  const lenses = items.filter(isLensLine).map((line) => ({
    id: line.id,
    line: { ...line, name: line.product_name, inStock: inStockOf(line, missing) },
  }));
  const all = lenses.map(({ line }) => line);
  return new Set(lenses.filter(({ line }) => isLeftOut(line, all)).map(({ id }) => id));
}

/** Lens lines that a lab's order says: to be made, and not from the stock. */
export function linesToOrder<Line extends SaleLine>(
  sale: MadeSale<Line>,
  eyes: Eyes,
  missing: Missing,
): (Line & SoldLens)[] {
  const fromStock = stockLines(sale, missing);
  return madeLenses(sale, eyes, missing)
    .filter(({ id }) => !fromStock.has(id))
    .map((line) => ({ ...line, inStock: 0 }));
}

/** A pair that is made, with the lens lines of an order; `isOne`: the sale makes no other. */
export type OrderedPair<Line> = Pair<Line> & { lenses: (Line & SoldLens)[]; isOne: boolean };

/** Pairs with lenses to order; a remake also orders what the stock had. */
export function pairsToOrder<Line extends SaleLine>(
  sale: MadeSale<Line>,
  eyes: Eyes,
  missing: Missing,
  isRemake = false,
): OrderedPair<Line>[] {
  const lines = isRemake
    ? madeLenses(sale, eyes, missing).map((line) => ({ ...line, inStock: 0 }))
    : linesToOrder(sale, eyes, missing);
  const pairs = pairsOf(madeLines(sale, eyes));
  return pairs
    .map((pair) => ({
      ...pair,
      isOne: pairs.length <= 1,
      lenses: lines.filter((line) => pairOf(line) === pair.pair),
    }))
    .filter(({ lenses }) => lenses.length > 0);
}
