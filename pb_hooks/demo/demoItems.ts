/** Lines of the demo sales: lenses that fit the eyes, mostly a frame, now and then an extra. */
import type { LensUse } from "#domain/core/records.ts";
import { lensRemarks } from "#domain/optics/lensRemarks.ts";
import { emptyEye } from "#domain/optics/optics.ts";
import { frameRemark, repair } from "./demoContent.ts";
import type { DemoProduct } from "./demoSupply.ts";
import type { EyePair } from "./demoEyes.ts";
import type { Random } from "./random.ts";

/** Products by type; their stock decreases with each sale. */
export type Shelves = {
  frames: DemoProduct[];
  lenses: DemoProduct[];
  others: DemoProduct[];
  /** Lenses that need no addition. */
  simple: ReadonlySet<string>;
};

const far = { right: { ...emptyEye, sphere: -1 }, left: { ...emptyEye, sphere: -1 } };

export function shelvesOf(products: readonly DemoProduct[]): Shelves {
  const stocked = products.map((product) => ({ ...product }));
  const ofType = (...types: string[]) => stocked.filter(({ type }) => types.includes(type));
  const lenses = ofType("lens");
  const simple = lenses.filter(
    ({ name }) => lensRemarks(far, [{ type: "lens", name }]).length === 0,
  );
  return {
    frames: ofType("frame", "sunglasses"),
    lenses,
    others: ofType("accessory"),
    simple: new Set(simple.map(({ id }) => id)),
  };
}

export type DemoItem = {
  id: string;
  product: string;
  quantity: number;
  price: number;
  label?: string;
  discount?: number;
  pair?: number;
  use?: LensUse;
};
/** Extras of some sales: discount and remark of the frame, a service, a free line. */
export type Extras = {
  random: Random;
  service: DemoProduct | undefined;
  frames: ReadonlySet<string>;
};

export function withExtras(
  { random, service, frames }: Extras,
  items: readonly DemoItem[],
): DemoItem[] {
  const line = { id: random.id(), quantity: 1 };
  const discounted = items.map((item) => {
    if (!frames.has(item.product) || !random.chance(0.25)) return item;
    const discount = Math.round(item.price / 100) * 10;
    return { ...item, discount, label: random.chance(0.3) ? frameRemark : "" };
  });
  const chance = random.int(1, 100);
  if (chance <= 8 && service)
    return [...discounted, { ...line, product: service.id, price: service.selling_price }];
  if (chance <= 12)
    return [...discounted, { ...line, product: "", label: repair.label, price: repair.price }];
  return discounted;
}

/** Lenses for the eyes: mostly progressive ones with an addition, never without. */
function fittingLenses({ lenses, simple }: Shelves, { right }: EyePair): DemoProduct[] {
  const isSimple = ({ id }: DemoProduct) => simple.has(id);
  if (right.add === null) return lenses.filter(isSimple);
  const progressive = lenses.filter((lens) => !isSimple(lens));
  return [...lenses, ...progressive, ...progressive];
}

/** Two lenses, mostly a frame, sometimes an accessory. */
export function soldItems(random: Random, shelves: Shelves, eyes: EyePair): DemoItem[] {
  const sell = (product: DemoProduct, quantity: number) => {
    product.stock -= quantity;
    return { id: random.id(), product: product.id, quantity, price: product.selling_price };
  };
  /** Lenses for one distance are for far where the eyes have an addition too. */
  const farOf = ({ id }: DemoProduct): Pick<DemoItem, "use"> =>
    eyes.right.add !== null && shelves.simple.has(id) ? { use: "far" } : {};
  const sellLenses = (product: DemoProduct) => ({ ...sell(product, 2), ...farOf(product) });
  const inStock = (shelf: readonly DemoProduct[], needed: number) =>
    shelf.filter(({ stock }) => stock >= needed);
  const frames = inStock(shelves.frames, 1);
  const lenses = inStock(fittingLenses(shelves, eyes), 2);
  return [
    ...(lenses.length > 0 ? [sellLenses(random.pick(lenses))] : []),
    ...(frames.length > 0 && random.chance(0.9) ? [sell(random.pick(frames), 1)] : []),
    ...(random.chance(0.35) ? [sell(random.pick(inStock(shelves.others, 1)), 1)] : []),
  ];
}
