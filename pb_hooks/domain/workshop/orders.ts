/**
 * Compares what a lab knows of a job with what its order would be today (docs/rules-lab-orders.md, After the order).
 */
import {
  type CylinderForm,
  type EyeSide,
  type LensUse,
  wearerMeasures,
} from "#domain/core/records.ts";
import { isObject } from "#domain/core/fields/values.ts";
import {
  emptyExtra,
  type EyeExtra,
  eyesExtraOf,
  givenNear,
  type ExtraFields,
  wearerOf,
} from "#domain/optics/measures/extraMeasures.ts";
import { type Eye, type EyeFields, emptyEye, eyesOf } from "#domain/optics/optics.ts";
import { type ExtraLine, extraLines, wearerLines } from "#domain/optics/measures/formatExtra.ts";
import { ofPair } from "#domain/optics/measures/pairMeasures.ts";
import { eyesOfUse } from "./labMeasures.ts";
import {
  type OrderedPower,
  orderedPower,
  orderedPowerLines,
  type PoweredLine,
} from "./orderedPower.ts";
import { type OrderedLens, orderedLenses } from "./labOrder.ts";
import { eyeForLab } from "./lensEyes.ts";
import { type MadeSale, type Missing, pairsToOrder, type SaleLine } from "./made.ts";
import { extraOfUse, given, type OrderValues } from "./orderValues.ts";
import { byValues, ofEyes, type Remade, type RemadeEyes } from "./remade.ts";

export type OrderLens = {
  /** '' for a lens whose eye is unknown, which has no values. */
  eye: EyeSide | "";
  pair: number;
  use: LensUse | "";
  /** Id of the product; '' for a line without a product. */
  product: string;
  name: string;
  /** Absent for a single lens. */
  quantity?: number;
  values: OrderValues;
  /** Present for a lens with a power. */
  power?: OrderedPower;
};
/** Order of a job as stored. */
export type Order = {
  /** Instant of the order in PocketBase's form, and the name of the user. */
  at: string;
  by: string;
  supplier: string;
  supplier_name: string;
  /** Remake, if the order has only its lenses; absent for a first order. */
  remade?: Remade;
  /** Lenses as sent to the lab; null for an order made before orders stored their lenses. */
  lenses: OrderLens[] | null;
  /** Lenses of which the lab was informed later, with the time and the user. */
  told?: { at: string; by: string; lenses: OrderLens[] };
  /** Lenses of an order of today, when they differ from what the lab knows. */
  now?: OrderLens[];
  /** True when lenses that the lab knows were credited. */
  credited?: true;
};

/** Stored order; null without one. */
export const orderOf = (stored: unknown): Order | null =>
  isObject(stored) && typeof stored["at"] === "string" ? (stored as Order) : null;

/** Lenses that the lab knows: those of the last information, else those sent. */
export const knownLenses = ({ told, lenses }: Order): OrderLens[] | null => told?.lenses ?? lenses;

type Prescription = Partial<EyeFields & ExtraFields> & { pairs?: unknown };
export type OrderedSale<Line extends OrderLine = OrderLine> = {
  prescription: Prescription;
  sale: MadeSale<Line>;
  missing: Missing;
  /** Cylinder sign of the order. */
  form: CylinderForm | "";
  /** Measures of the wearer to include in the order. */
  wanted: readonly string[];
  /** Lenses to remake, including those from stock; `values`: another prescription to make them by. */
  remade?: (RemadeEyes & { values: Prescription | null }) | null;
};
export type OrderLine = SaleLine & PoweredLine & { product: string };

/** Most lenses stored for an order: more than any sale has. */
const maxLenses = 200;

/** Lenses of an order of today, right eyes first in each line; for a remake only its own. */
export function lensesOfOrder(ordered: OrderedSale): OrderLens[] {
  const { prescription: sold, sale, missing, form, wanted, remade = null } = ordered;
  const prescription = byValues(sold, remade?.values ?? null);
  const pairs = pairsToOrder(sale, eyesOf(sold), missing, remade !== null).filter(
    ({ pair }) => !remade || pair === remade.pair,
  );
  const lenses = pairs.flatMap(({ pair, use, lenses: lines }) => {
    const own = ofPair(prescription, pair);
    const extra = eyesExtraOf(own);
    const eyes = eyesOfUse(eyesOf(own), extra, use);
    const wearer = Object.entries(wearerOf(own)).filter(([name]) => wanted.includes(name));
    return lines.flatMap((line) => {
      const power = orderedPower(line, sale.items);
      return orderedLenses([line], eyes, form).map(({ side, eye, name, quantity }): OrderLens => ({
        eye: side,
        pair,
        use,
        product: line.product,
        name,
        ...(quantity === 1 ? {} : { quantity }),
        ...(power ? { power } : {}),
        values:
          side === ""
            ? {}
            : {
                ...given(eye),
                ...extraOfUse({ eyes: eyesOf(own), extra, use, side, form }),
                ...Object.fromEntries(wearer),
              },
      }));
    });
  });
  return ofEyes(lenses, remade?.eyes ?? "", ({ eye }) => eye).slice(0, maxLenses);
}

/** Eye, and further values, of an ordered lens. */
export const eyeOfOrder = ({ values }: OrderLens): Eye => ({
  ...emptyEye,
  ...pick(values, Object.keys(emptyEye)),
});
export const extraOfOrder = ({ values }: OrderLens): EyeExtra => ({
  ...emptyExtra,
  ...pick(values, Object.keys(emptyExtra)),
});
const pick = (values: OrderValues, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

/** Converts a lens to a row of an order. */
export const asOrderedLens = (lens: OrderLens): OrderedLens => {
  const { eye: side, name, quantity = 1 } = lens;
  const row = { side, eye: eyeOfOrder(lens), name, quantity };
  if (side === "") return row;
  const details = lens.power ? orderedPowerLines(lens.power) : [];
  const extras = extraLines(extraOfOrder(lens), side).filter(({ name: one }) => one !== "acuity");
  return { ...row, extras: [...details, ...extras] };
};
/** Measures of the wearer that an ordered lens has. */
export const wearerOfOrder = ({ values }: OrderLens): ExtraLine[] =>
  wearerLines({
    vertex: null,
    pantoscopic: null,
    wrap: null,
    reading_distance: null,
    ...pick(values, wearerMeasures),
  });

/** Names of the wearer's measures that an order had. */
export const wantedOfOrder = (lenses: readonly OrderLens[]): string[] =>
  wearerMeasures.filter((name) => lenses.some(({ values }) => name in values));

/** Text that identifies a lens; it is the same in either cylinder sign. */
function keyOf(lens: OrderLens): string {
  const eye = eyeForLab(eyeOfOrder(lens), "minus");
  const extra = extraOfOrder(lens);
  const near = givenNear(extra);
  const { sphere, cylinder, axis } = near ? eyeForLab(near, "minus") : emptyEye;
  const nears = { near_sphere: sphere, near_cylinder: cylinder, near_axis: axis };
  const wearer = wearerMeasures.map((name) => lens.values[name] ?? null);
  const { eye: side, pair, use, product, name, quantity = 1, power = null } = lens;
  return JSON.stringify([
    side,
    pair,
    use,
    product,
    name,
    quantity,
    eye,
    { ...extra, ...nears },
    wearer,
    power,
  ]);
}

/** True when both lists have the same lenses, in any order. */
export const areSameLenses = (one: readonly OrderLens[], other: readonly OrderLens[]): boolean =>
  one.map(keyOf).sort().join() === other.map(keyOf).sort().join();

/** Lenses of `one` that are missing in `other`. */
export function lensesGone(one: readonly OrderLens[], other: readonly OrderLens[]): OrderLens[] {
  const left = other.map(keyOf);
  return one.filter((lens) => {
    const at = left.indexOf(keyOf(lens));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/**
 * Compares an order with today's lenses and stores these in it when they differ from what the lab knows. `uncredited`:
 * today's lenses as if nothing had been credited.
 */
export function comparedOrder(
  { now: _now, credited: _credited, ...order }: Order,
  today: OrderLens[],
  uncredited: OrderLens[],
): { order: Order; isChanged: boolean } {
  const known = knownLenses(order);
  if (!known || areSameLenses(known, today)) return { order, isChanged: false };
  const isCredited = lensesGone(known, today).length > lensesGone(known, uncredited).length;
  const compared: Order = { ...order, now: today, ...(isCredited ? { credited: true } : {}) };
  return { order: compared, isChanged: true };
}
