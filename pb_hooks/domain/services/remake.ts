/**
 * Remakes of lenses: which lenses, their source, their cost and their promised day (docs/rules-remakes.md, Remakes).
 */
import { type IsoDay, parseDay } from "#domain/core/days/days.ts";
import { type Centimes, sum, times, toCentimes } from "#domain/core/money.ts";
import type { EyeSide, Job, JobStatus, LensUse } from "#domain/core/records.ts";
import type { Violation } from "#domain/core/violation.ts";
import { powerOfEye } from "#domain/lenses/follows.ts";
import type { Measured } from "#domain/lenses/measuredLens.ts";
import { cellOf, type LensPower, powerOf } from "#domain/lenses/power.ts";
import type { Eyes } from "#domain/optics/optics.ts";
import { placeKey } from "#domain/stock/ledger.ts";
import { type JobDelays, jobDelayOf, promisedDay } from "#domain/workshop/jobs.ts";
import { orderedLenses } from "#domain/workshop/labOrder.ts";
import { pairOf } from "#domain/workshop/lensEyes.ts";
import { madeLenses, type MadeSale, type SaleLine } from "#domain/workshop/made.ts";
import { readyPairsOf } from "#domain/workshop/pairs.ts";
import { ofEyes, type RemadeEyes } from "#domain/workshop/remade.ts";

/** Line of the sale; `cost`: cost by the tariff, for a lens with a power. */
export type RemakeLine = SaleLine & {
  product: string;
  power?: unknown;
  cost?: number | null;
};
/** Lenses of a line; `side`: '' when the eye is unknown. */
export type RemadeLens<Line extends RemakeLine = RemakeLine> = {
  line: Line;
  side: EyeSide | "";
  quantity: number;
};
/** Lenses of a remake, or the reason why there are none. */
export type FoundLenses<Line extends RemakeLine> =
  | { pair: number; lenses: RemadeLens<Line>[]; refusal: null }
  | { refusal: Violation };

/** True of a job whose lenses can be remade: it is past the order, and not cancelled. */
export const isMadeJob = (status: JobStatus): boolean =>
  status !== "to_order" && status !== "cancelled";

/** Lenses of a pair and eye that were not credited. `pair`: 0 means the only pair. */
export function lensesToRemake<Line extends RemakeLine>(
  sale: MadeSale<Line>,
  eyes: Eyes,
  asked: RemadeEyes,
): FoundLenses<Line> {
  const lines = madeLenses(sale, eyes, undefined);
  const pairs = [...new Set(lines.map(pairOf))];
  const [only = 0] = pairs;
  const refused = (field: string, code: string) => ({ refusal: { field, code } });
  if (asked.pair === 0 && pairs.length > 1) return refused("pair", "remake_pairs");
  const pair = asked.pair || only;
  if (asked.pair > 0 && !pairs.includes(pair)) return refused("pair", "remake_pair");
  const all = lines
    .filter((line) => pairOf(line) === pair)
    .flatMap((line) =>
      orderedLenses([{ ...line, inStock: 0 }], eyes, "").map(({ side, quantity }) => ({
        line,
        side,
        quantity,
      })),
    );
  const lenses = ofEyes(all, asked.eyes, ({ side }) => side);
  return lenses.length > 0 ? { pair, lenses, refusal: null } : refused("eyes", "remake_eyes");
}

/** Product of a lens with its stock. `pieces`: pieces outside the cells of a drawer. */
export type RemakeProduct = {
  purchase_price: number;
  delay_days: number;
  geometry: string;
  has_stock: boolean;
  has_drawer: boolean;
  pieces: number;
};
export type RemakeShelf = {
  products: Readonly<Record<string, RemakeProduct>>;
  /** Pieces in each cell, by `placeKey`. */
  cells: Readonly<Record<string, number>>;
};

/** Lenses in one place of the stock. */
export type RemadePiece = { product: string; cell: string; quantity: number };

/** Power of a lens, from its line, or from its eye in the other prescription. */
function powerOfLens(
  { line, side }: RemadeLens,
  geometry: string,
  values: Measured | null,
): LensPower | null {
  const power = powerOf(line.power);
  if (!power || !values) return power;
  const use: LensUse | "" = line.use ?? "";
  const said = side === "" ? null : powerOfEye(values, { eye: side, use, geometry });
  return said && { ...said, diameter: power.diameter };
}

/**
 * Place of a lens in the stock; null for a lens that has to be ordered. `values`: another prescription for the remake.
 */
export function pieceOf(
  lens: RemadeLens,
  { products }: RemakeShelf,
  values: Measured | null,
): RemadePiece | null {
  const { product, power: sold } = lens.line;
  const known = products[product];
  if (!known?.has_stock) return null;
  const { quantity } = lens;
  if (!powerOf(sold)) return { product, cell: "", quantity };
  const power = known.has_drawer ? powerOfLens(lens, known.geometry, values) : null;
  return power && power.diameter > 0 ? { product, cell: cellOf(power), quantity } : null;
}

/** Pieces to take from the stock; null when any is missing, as all lenses are then ordered. */
export function piecesFromStock(
  lenses: readonly RemadeLens[],
  shelf: RemakeShelf,
  values: Measured | null,
): RemadePiece[] | null {
  const places = new Map<string, RemadePiece>();
  for (const lens of lenses) {
    const piece = pieceOf(lens, shelf, values);
    if (!piece) return null;
    const key = placeKey(piece);
    const before = places.get(key)?.quantity ?? 0;
    places.set(key, { ...piece, quantity: before + piece.quantity });
  }
  const pieces = [...places.values()];
  return pieces.every((piece) => lyingOf(piece, shelf) >= piece.quantity) ? pieces : null;
}

const lyingOf = (piece: RemadePiece, { products, cells }: RemakeShelf): number =>
  piece.cell === "" ? (products[piece.product]?.pieces ?? 0) : (cells[placeKey(piece)] ?? 0);

/** Purchase price of the lenses to order again. */
export const remakeCost = (lenses: readonly RemadeLens[], { products }: RemakeShelf): Centimes =>
  sum(
    lenses.map(({ line, quantity }) => {
      const listed = products[line.product]?.purchase_price ?? 0;
      const price = powerOf(line.power) ? (line.cost ?? listed) : listed;
      return times(toCentimes(price), quantity);
    }),
  );

/** State of a job after its remake begins. */
export const remadeStatus = (pieces: readonly RemadePiece[] | null): "mounting" | "to_order" =>
  pieces ? "mounting" : "to_order";

/** New promised day; for glasses still in the shop, never earlier than the former one. */
export function remakePromise(
  { status: before, promised_on }: Pick<Job, "status" | "promised_on">,
  status: "mounting" | "to_order",
  delays: JobDelays,
  lensDelays: readonly number[],
  now: IsoDay,
): IsoDay {
  const needs = lensDelays.map((delay_days) => ({ needed: 1, before: 0, delay_days }));
  const day = promisedDay(now, jobDelayOf(status, delays, needs));
  const promised = before === "delivered" ? null : parseDay(promised_on);
  return promised && promised > day ? promised : day;
}

/** Pairs that stay ready while another one is remade. `all`: pairs of the sale. */
export function pairsStillReady(
  { status, ready_pairs }: Pick<Job, "status" | "ready_pairs">,
  remade: number,
  all: readonly number[],
): number[] {
  const isWhole = status === "ready" || status === "delivered";
  return readyPairsOf(isWhole ? all : ready_pairs, all).filter((pair) => pair !== remade);
}
