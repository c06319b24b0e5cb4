/** Ranges of a choice as they are answered: what each is, in the JSON of SQLite, and each eye with its price or its reason. */
import { addDays, type IsoDay, today } from "#domain/core/days/days.ts";
import { toDirhams } from "#domain/core/money.ts";
import type { EyeSide } from "#domain/core/records.ts";
import { isSmall } from "#domain/lenses/neededDiameter.ts";
import type { LensPower } from "#domain/lenses/power.ts";
import type { AskedEye, ChoiceRequest } from "./choiceRequest.ts";
import { cellStart, type ChoiceRows, type EyeSize, type ListedRange } from "./choiceRows.ts";
import { madeLenses, notMade, type NotMade } from "./madeLens.ts";
import type { PrismPrice, PrismPrices } from "./prismSupplements.ts";

export type MadeEye = {
  made: true;
  price: number;
  cost: number | null;
  power: LensPower;
  cell: string;
  stock: number;
  source: "stock" | "lab";
};
type Eyes = Record<EyeSide, MadeEye | NotMade | null>;
/** What a choice adds to what the product says of itself. */
type Found = Eyes & {
  ready_on: IsoDay;
  diameter: number;
  small: boolean;
  both: boolean;
  total: number | null;
  supplements: { product: string; name: string; eye: EyeSide; price: number }[];
};
export type Choice = Found & {
  product: string;
  name: string;
  reference: string;
  supplier: string;
  supplier_name: string;
  geometry: string;
  lens_index: number | null;
  material: string;
  treatment: string;
  tint: string;
  fabrication: boolean;
  delay_days: number;
};

type Context = { request: ChoiceRequest; rows: ChoiceRows; prisms: PrismPrices };
/** An asked eye with the beginning of its cells. */
type Asked = AskedEye & { cell: string };

const sizeOf = (range: ListedRange, side: EyeSide): EyeSize | null =>
  side === "right" ? range[4] : range[5];

/** JSON list of the ranges. */
export function describedChoices(app: core.App, company: string, context: Context): string {
  const { request, rows, prisms } = context;
  const reasons = reasonsOf(app, company, context);
  const eyes = request.eyes.map((eye) => ({ ...eye, cell: cellStart(eye) }));
  const days = new Map<number, IsoDay>();
  const now = today();
  const written = rows.listed.map((range, at) => {
    const [, supplier, delay, total] = range;
    const ready_on = days.get(delay) ?? addDays(now, delay);
    days.set(delay, ready_on);
    const supplements = prisms.get(supplier) ?? [];
    const found: Found = {
      ready_on,
      both: total !== null,
      total: total === null ? null : toDirhams(total),
      ...eyesOf(range, eyes, request, supplements, reasons),
      supplements: supplements.flatMap(({ product, name, side, price }) =>
        price === null ? [] : [{ product, name, eye: side, price: toDirhams(price) }],
      ),
    };
    return `${rows.texts[at]?.slice(0, -1)},${JSON.stringify(found).slice(1)}`;
  });
  return `[${written.join(",")}]`;
}

type Reasons = ReadonlyMap<string, NotMade>;
const keyOf = ([product]: ListedRange, side: EyeSide): string => `${side} ${product}`;

/** Why eyes are not made, by range; one statement for all. */
function reasonsOf(app: core.App, company: string, { request, rows }: Context): Reasons {
  const { eyes, needed, on } = request;
  const refused = rows.listed.flatMap((range) =>
    eyes.filter(({ side }) => !sizeOf(range, side)).map((eye) => ({ ...eye, range })),
  );
  const asked = refused.map(({ range: [product], power, prism }) => {
    return { product, power, prism, needed, on };
  });
  const found = madeLenses(app, company, asked);
  const reasons = new Map<string, NotMade>();
  refused.forEach(({ range, side }, at) => {
    const answer = found[at];
    if (answer && !answer.made) reasons.set(keyOf(range, side), answer);
  });
  return reasons;
}

/** Both eyes of a range, with the smaller of their diameters. */
function eyesOf(
  range: ListedRange,
  asked: readonly Asked[],
  { on, needed }: ChoiceRequest,
  supplements: readonly PrismPrice[],
  reasons: Reasons,
) {
  const eyes: Eyes = { right: null, left: null };
  const taken = new Map<string, number>();
  let [diameter, small] = [0, false];
  for (const eye of asked) {
    const { side } = eye;
    const size = sizeOf(range, side);
    if (!size) {
      eyes[side] =
        reasons.get(keyOf(range, side)) ?? notMade({ why: "hole", value: null, limit: null }, on);
      continue;
    }
    diameter = diameter === 0 ? size[0] : Math.min(diameter, size[0]);
    small ||= isSmall(size[0], needed);
    eyes[side] = shortSupplement(eye, supplements, on) ?? madeEye(eye, size, taken);
  }
  return { diameter, small, ...eyes };
}

/** Refusal of an eye whose prism no supplement of the supplier reaches. */
function shortSupplement(
  { side, prism }: Asked,
  supplements: readonly PrismPrice[],
  on: IsoDay,
): NotMade | null {
  const short = supplements.find((one) => one.side === side && one.price === null);
  return short ? notMade({ why: "prism", value: prism, limit: short.furthest }, on) : null;
}

/** An eye of a range; `taken`: lenses of the drawer that the eye before it takes. */
function madeEye(
  { power, cell: start }: Asked,
  [diameter, price, cost, pieces]: EyeSize,
  taken: Map<string, number>,
): MadeEye {
  const cell = diameter === 0 ? "" : start + String(diameter);
  const used = taken.get(cell) ?? 0;
  const isThere = pieces > used;
  if (isThere) taken.set(cell, used + 1);
  return {
    made: true,
    price: toDirhams(price),
    cost: cost === null ? null : toDirhams(cost),
    power: { ...power, diameter },
    cell,
    stock: pieces,
    source: isThere ? "stock" : "lab",
  };
}
