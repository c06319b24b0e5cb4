/**
 * Finds which lenses of a sale still have to be made, without credited ones
 * (docs/rules-lab-orders.md, Credited lenses).
 */
import type { LensSource } from "#domain/core/records.ts";
import type { Eyes } from "#domain/optics/optics.ts";
import { isLeftOut, type SoldLens } from "./labOrder.ts";
import { lensEyes, pairOf } from "./lensEyes.ts";
import { isLensLine, type Pair, type PairLine, pairsOf } from "./pairs.ts";

type CreditedLine = { invoice_item: string; quantity: number };
/** `source`: source of a lens with a power. */
export type SaleLine = PairLine & { id: string; product_name: string; source?: LensSource | "" };
export type MadeSale<Line> = {
  items: readonly Line[];
  /** Credit notes with their lines; absent when the sale has none. */
  credit_notes?: readonly { items: readonly CreditedLine[] }[];
};

/** Number of credited pieces, by sold line. */
function creditedPieces({ credit_notes: notes = [] }: MadeSale<unknown>): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { invoice_item: line, quantity } of notes.flatMap(({ items }) => items))
    pieces.set(line, (pieces.get(line) ?? 0) + quantity);
  return pieces;
}

/** Lines with the eye of each lens, found from all lines of the sale. */
function withEyes<Line extends PairLine>(lines: readonly Line[], eyes: Eyes): Line[] {
  const lenses = lines.filter(isLensLine);
  const known = lensEyes(lenses, eyes);
  return lines.map((line) =>
    isLensLine(line) ? { ...line, eye: known[lenses.indexOf(line)] ?? line.eye } : line,
  );
}

/**
 * Lines with only their uncredited pieces; fully credited lines are left out. The eyes are found before that, so that
 * the other lens keeps its eye.
 */
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

/** Lenses of a line that came from stock: by source for lenses with a power, else those sold less those missing. */
const inStockOf = ({ id, quantity, source }: SaleLine, missing: Missing): number => {
  if (source) return source === "stock" ? quantity : 0;
  return quantity - (missing?.get(id) ?? quantity);
};

/** Missing lenses by line, from the floor movements of the stock. A line that is absent was ordered completely. */
export type Missing = ReadonlyMap<string, number> | undefined;

/** Lens lines still to make, each with the number of its lenses from stock. */
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

/**
 * Ids of the lens lines that came from stock while others were ordered, in the whole sale: the lab's order leaves them
 * out.
 */
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

/** Lens lines of a lab's order: still to make, and not from stock. */
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

/** Pair to make, with the lens lines of its order; `isOne`: the sale has no other pair to make. */
export type OrderedPair<Line> = Pair<Line> & { lenses: (Line & SoldLens)[]; isOne: boolean };

/** Pairs with lenses to order; a remake also orders lenses that came from stock. */
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
