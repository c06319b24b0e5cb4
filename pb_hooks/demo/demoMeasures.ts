/** Measures beside the grid of the demo's eyes: what the lenses want, and three prescriptions that show the rest. */
import { addDays, type IsoDay } from "#domain/core/days.ts";
import type { ProductType } from "#domain/core/records.ts";
import { measureRemarks } from "#domain/optics/lensRemarks.ts";
import { eyesMoreOf, type MoreFields, wearerOf } from "#domain/optics/moreMeasures.ts";
import { type EyeFields, eyesOf } from "#domain/optics/optics.ts";
import { prescribers } from "./demoContent.ts";
import type { DemoSale } from "./demoShop.ts";
import type { DemoProduct } from "./demoSupply.ts";
import type { Random } from "./random.ts";

/** Days before today within which the source of the values was noted. */
const notedDays = 90;

/** Prism across and upwards in one eye: their resultant is 2.50 at 37 degrees. */
const prism: Partial<MoreFields> = {
  right_prism: 2,
  right_base: "in",
  right_prism2: 1.5,
  right_base2: "up",
  left_prism: 2,
  left_base: "in",
};

/** Near vision that is not far vision and addition. */
const nearGiven: EyeFields & Partial<MoreFields> = {
  right_sphere: 1,
  right_cylinder: -0.5,
  right_axis: 90,
  right_add: 2,
  right_eip: 31.5,
  left_sphere: 1.25,
  left_cylinder: -0.5,
  left_axis: 95,
  left_add: 2,
  left_eip: 31,
  right_near_sphere: 3,
  right_near_cylinder: -0.75,
  right_near_axis: 85,
  right_near_eip: 30,
  left_near_sphere: 3.25,
  left_near_cylinder: -0.75,
  left_near_axis: 100,
  left_near_eip: 29.5,
  right_va: "10/10",
  right_near_va: "P2",
  left_va: "9/10",
  left_near_va: "P2",
};

type Body = DemoSale["body"];
const withValues = ({ id, body }: DemoSale, values: Partial<Body>): DemoSale => ({
  id,
  body: { ...body, ...values },
});

/** Sales with their measures; the data of before stay. */
export function withMeasures(
  random: Random,
  sales: readonly DemoSale[],
  products: readonly DemoProduct[],
  today: IsoDay,
): DemoSale[] {
  const catalogue = new Map(products.map((product) => [product.id, product]));
  const [near, deviated] = newcomersOf(sales, today);
  const prescriber = prescribers[1];
  return sales.map((sale) => {
    const isShown = sale === near || sale === deviated;
    const sourced = isShown ? withValues(sale, { prescriber }) : sale;
    const measured = withValues(sourced, {
      ...wantedMeasures(random, sourced.body, catalogue),
      ...sourceOf(random, sourced.body, today),
    });
    if (sale === near) return readingGlasses(measured);
    return sale === deviated ? withValues(measured, prism) : measured;
  });
}

/** Today's sales to new clients, which no earlier values are compared with. */
function newcomersOf(sales: readonly DemoSale[], today: IsoDay): DemoSale[] {
  const first = new Map<string, DemoSale>();
  for (const sale of sales) if (!first.has(sale.body.client)) first.set(sale.body.client, sale);
  return [...first.values()].filter(({ body }) => body.date === today);
}

/** Sale whose glasses are for near vision. */
function readingGlasses(sale: DemoSale): DemoSale {
  const { invoice } = sale.body;
  const items = invoice?.items.map((item) => ({ ...item, use: "near" as const }));
  return withValues(sale, {
    ...nearGiven,
    ...(invoice && items ? { invoice: { ...invoice, items } } : {}),
  });
}

/** Near EIP and heights of lenses that want them, and how the frame sits. */
function wantedMeasures(
  random: Random,
  body: Body,
  catalogue: ReadonlyMap<string, DemoProduct>,
): Partial<MoreFields> {
  const lines = (body.invoice?.items ?? []).flatMap(({ product, use = "" as const }) => {
    const sold = catalogue.get(product);
    return sold ? [{ type: sold.type as ProductType, name: sold.name, use }] : [];
  });
  const values = {
    eyes: eyesOf(body),
    more: eyesMoreOf(body),
    wearer: wearerOf(body),
    source: "" as const,
    age: null,
  };
  if (measureRemarks(values, lines, false).length === 0) return {};
  const height = random.int(32, 44) / 2;
  return {
    right_near_eip: nearEip(random, body.right_eip),
    left_near_eip: nearEip(random, body.left_eip),
    right_height: height,
    left_height: height + random.int(-2, 2) / 2,
    vertex: random.int(24, 28) / 2,
    pantoscopic: random.int(6, 12),
    wrap: random.int(3, 7),
    reading_distance: random.pick([35, 38, 40, 45]),
  };
}

/** Far distance less the half of what the eyes converge. */
const nearEip = (random: Random, far: number | null): number | null =>
  far === null ? null : far - random.int(4, 8) / 4;

/** Source of the values and day of the ordonnance; acuities of one in three. */
function sourceOf(random: Random, body: Body, today: IsoDay): Partial<MoreFields> {
  const day = body.date as IsoDay;
  const examined_on = addDays(day, -random.int(0, 12));
  const isAcuityNoted = random.int(1, 3) === 1;
  if (day < addDays(today, -notedDays)) return {};
  const acuity = {
    right_va: random.pick(["10/10", "9/10"]),
    left_va: random.pick(["10/10", "8/10"]),
  };
  return {
    ...(body.prescriber ? { source: "medical", examined_on } : { source: "refraction" }),
    ...(isAcuityNoted ? acuity : {}),
  };
}
