/** Ranges of a choice as they are answered: what each is, and each eye with its price or its reason. */
import { addDays, type IsoDay } from "#domain/core/days/days.ts";
import { toDirhams } from "#domain/core/money.ts";
import type { EyeSide } from "#domain/core/records.ts";
import { isSmall } from "#domain/lenses/neededDiameter.ts";
import { cellOf, type LensPower } from "#domain/lenses/power.ts";
import { readJson, reading } from "#server/platform/storage/statements.ts";
import type { AskedEye, ChoiceRequest } from "./choiceRequest.ts";
import type { ChoiceRow, EyeRow } from "./choiceRows.ts";
import { madeLenses, notMade, type NotMade } from "./madeLens.ts";
import type { PrismPrice, PrismPrices } from "./prismSupplements.ts";

/** What the product says of a range. */
type Described = {
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

export type MadeEye = {
  made: true;
  price: number;
  cost: number | null;
  power: LensPower;
  cell: string;
  stock: number;
  source: "stock" | "lab";
};
export type Choice = Described & {
  ready_on: IsoDay;
  diameter: number;
  small: boolean;
  both: boolean;
  total: number | null;
  right: MadeEye | NotMade | null;
  left: MadeEye | NotMade | null;
  supplements: { product: string; name: string; eye: EyeSide; price: number }[];
};

const number = (column: string) => `IIF(typeof(${column}) IN ('integer', 'real'), ${column}, NULL)`;
const describedRead =
  reading(`SELECT json_group_array(json_object('product', p.id, 'name', p.name, 'reference', p.reference,
    'supplier', p.supplier, 'supplier_name', COALESCE((SELECT s.name FROM optique_suppliers s WHERE s.id = p.supplier), ''),
    'geometry', p.geometry, 'lens_index', ${number("p.lens_index")}, 'material', p.material, 'treatment', p.treatment,
    'tint', p.tint, 'fabrication', json(IIF(p.fabrication, 'true', 'false')), 'delay_days', p.delay_days) ORDER BY i.key)
  FROM json_each({:ids}) i CROSS JOIN optique_products p ON p.id = i.value`);

type Context = {
  request: ChoiceRequest;
  rows: readonly ChoiceRow[];
  prisms: PrismPrices;
  labDays: number;
  /** Day from which a lens is awaited. */
  from: IsoDay;
};

export function describeChoices(app: core.App, company: string, context: Context): Choice[] {
  const { rows } = context;
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const described = readJson<Described[]>(app, describedRead, { ids });
  const reasons = reasonsOf(app, company, context);
  return described.flatMap((range, at) => {
    const row = rows[at];
    return row ? [choiceOf(range, row, context, reasons)] : [];
  });
}

type Reasons = ReadonlyMap<string, NotMade>;
const keyOf = (range: string, side: EyeSide): string => `${side} ${range}`;

/** Why eyes are not made, by range; one statement for all. */
function reasonsOf(app: core.App, company: string, { request, rows }: Context): Reasons {
  const { eyes, needed, on } = request;
  const refused = rows.flatMap((row) =>
    eyes.filter(({ side }) => row[side] === null).map((eye) => ({ ...eye, product: row.id })),
  );
  const found = madeLenses(
    app,
    company,
    refused.map(({ product, power, prism }) => ({ product, power, prism, needed, on })),
  );
  const hole = notMade({ why: "hole", value: null, limit: null }, on);
  return new Map(
    refused.map(({ product, side }, at) => {
      const answer = found[at];
      return [keyOf(product, side), answer && !answer.made ? answer : hole];
    }),
  );
}

function choiceOf(range: Described, row: ChoiceRow, context: Context, reasons: Reasons): Choice {
  const { request, prisms, labDays, from } = context;
  const own = prisms.get(range.supplier) ?? [];
  const eyes = new Map<EyeSide, MadeEye | NotMade>();
  const taken = new Map<string, number>();
  for (const asked of request.eyes)
    eyes.set(asked.side, eyeOf(asked, row, request.on, own, reasons, taken));
  const sizes = request.eyes.flatMap(({ side }) => row[side]?.[0] ?? []);
  const days = range.delay_days > 0 ? range.delay_days : labDays;
  return {
    ...range,
    ready_on: addDays(from, days),
    diameter: sizes.length > 0 ? Math.min(...sizes) : 0,
    small: sizes.some((diameter) => isSmall(diameter, request.needed)),
    both: row.total !== null,
    total: row.total === null ? null : toDirhams(row.total),
    right: eyes.get("right") ?? null,
    left: eyes.get("left") ?? null,
    supplements: own.flatMap(({ product, name, side, price }) =>
      price === null ? [] : [{ product, name, eye: side, price: toDirhams(price) }],
    ),
  };
}

/** An eye of a range; `taken`: lenses of the drawer that the eye before it takes. */
function eyeOf(
  { side, power, prism }: AskedEye,
  row: ChoiceRow,
  on: IsoDay,
  supplements: readonly PrismPrice[],
  reasons: Reasons,
  taken: Map<string, number>,
): MadeEye | NotMade {
  const found = row[side];
  if (!found)
    return (
      reasons.get(keyOf(row.id, side)) ?? notMade({ why: "hole", value: null, limit: null }, on)
    );
  const short = supplements.find((one) => one.side === side && one.price === null);
  if (short) return notMade({ why: "prism", value: prism, limit: short.furthest }, on);
  return madeEye(power, found, taken);
}

function madeEye(
  power: LensPower,
  [diameter, price, cost, left]: EyeRow,
  taken: Map<string, number>,
): MadeEye {
  const cell = diameter === 0 ? "" : cellOf({ ...power, diameter });
  const used = taken.get(cell) ?? 0;
  const isThere = (left ?? 0) > used;
  if (isThere) taken.set(cell, used + 1);
  return {
    made: true,
    price: toDirhams(price),
    cost: cost === null ? null : toDirhams(cost),
    power: { ...power, diameter },
    cell,
    stock: left ?? 0,
    source: isThere ? "stock" : "lab",
  };
}
