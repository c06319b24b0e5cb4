/** Ranges of a choice as they are answered: what each is, in the JSON of SQLite, and each eye with its price or its reason. */
import { addDays, type IsoDay, today } from "#domain/core/days/days.ts";
import { toDirhams } from "#domain/core/money.ts";
import type { EyeSide } from "#domain/core/records.ts";
import { isSmall } from "#domain/lenses/neededDiameter.ts";
import { cellOf, type LensPower } from "#domain/lenses/power.ts";
import { reading, readText } from "#server/platform/storage/statements.ts";
import type { AskedEye, ChoiceRequest } from "./choiceRequest.ts";
import { madeLenses, notMade, type NotMade } from "./madeLens.ts";
import type { EyeSize, OfferedRange } from "./offeredRanges.ts";
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
type Eyes = { right: MadeEye | NotMade | null; left: MadeEye | NotMade | null };
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

/** Stands between the JSON texts of ranges, where no text has it: JSON escapes it. */
const between = "\u001e";
const number = (column: string) => `IIF(typeof(${column}) IN ('integer', 'real'), ${column}, NULL)`;
const describedRead =
  reading(`SELECT group_concat(json_object('product', p.id, 'name', p.name, 'reference', p.reference,
    'supplier', p.supplier, 'supplier_name', COALESCE((SELECT s.name FROM optique_suppliers s WHERE s.id = p.supplier), ''),
    'geometry', p.geometry, 'lens_index', ${number("p.lens_index")}, 'material', p.material, 'treatment', p.treatment,
    'tint', p.tint, 'fabrication', json(IIF(p.fabrication, 'true', 'false')), 'delay_days', p.delay_days), char(30) ORDER BY i.key)
  FROM json_each({:ids}) i CROSS JOIN optique_products p ON p.id = i.value`);

type Context = {
  request: ChoiceRequest;
  listed: readonly OfferedRange[];
  prisms: PrismPrices;
  labDays: number;
};

/** JSON list of the ranges. */
export function describedChoices(app: core.App, company: string, context: Context): string {
  const { listed, labDays } = context;
  const ids = JSON.stringify(listed.map(({ row }) => row[0]));
  const texts = readText(app, describedRead, { ids }).split(between);
  const reasons = reasonsOf(app, company, context);
  const [now, days] = [today(), new Map<number, IsoDay>()];
  const readyOn = (delay: number): IsoDay => {
    const known = days.get(delay) ?? addDays(now, delay);
    days.set(delay, known);
    return known;
  };
  const written = listed.map((range, at) => {
    const [, , , , , delay] = range.row;
    const found = foundOf(range, context, reasons, readyOn(delay > 0 ? delay : labDays));
    return `${texts[at]?.slice(0, -1)},${JSON.stringify(found).slice(1)}`;
  });
  return `[${written.join(",")}]`;
}

type Reasons = ReadonlyMap<string, NotMade>;
const keyOf = ({ row }: OfferedRange, side: EyeSide): string => `${side} ${row[0]}`;

/** Why eyes are not made, by range; one statement for all. */
function reasonsOf(app: core.App, company: string, { request, listed }: Context): Reasons {
  const { eyes, needed, on } = request;
  const refused = listed.flatMap((range) =>
    eyes.filter(({ side }) => !range.sizes[side]).map((eye) => ({ ...eye, range })),
  );
  const asked = refused.map(({ range, power, prism }) => {
    return { product: range.row[0], power, prism, needed, on };
  });
  const found = madeLenses(app, company, asked);
  const reasons = new Map<string, NotMade>();
  refused.forEach(({ range, side }, at) => {
    const answer = found[at];
    if (answer && !answer.made) reasons.set(keyOf(range, side), answer);
  });
  return reasons;
}

function foundOf(
  range: OfferedRange,
  { request, prisms }: Context,
  reasons: Reasons,
  ready_on: IsoDay,
): Found {
  const own = prisms.get(range.row[4]) ?? [];
  const eyes: Eyes = { right: null, left: null };
  const taken = new Map<string, number>();
  let [diameter, small] = [0, false];
  for (const asked of request.eyes) {
    const { side } = asked;
    const size = range.sizes[side];
    const refused = refusalOf(asked, range, request.on, own, reasons);
    eyes[side] = size && !refused ? madeEye(asked.power, size, taken) : refused;
    if (!size) continue;
    diameter = diameter === 0 ? size.diameter : Math.min(diameter, size.diameter);
    small ||= isSmall(size.diameter, request.needed);
  }
  const { total } = range;
  return {
    ready_on,
    diameter,
    small,
    both: total !== null,
    total: total === null ? null : toDirhams(total),
    ...eyes,
    supplements: own.flatMap(({ product, name, side, price }) =>
      price === null ? [] : [{ product, name, eye: side, price: toDirhams(price) }],
    ),
  };
}

/** Why an eye is not made: its own reason, or a supplement that does not reach; null when it is. */
function refusalOf(
  { side, prism }: AskedEye,
  range: OfferedRange,
  on: IsoDay,
  supplements: readonly PrismPrice[],
  reasons: Reasons,
): NotMade | null {
  if (!range.sizes[side])
    return (
      reasons.get(keyOf(range, side)) ?? notMade({ why: "hole", value: null, limit: null }, on)
    );
  const short = supplements.find((one) => one.side === side && one.price === null);
  return short ? notMade({ why: "prism", value: prism, limit: short.furthest }, on) : null;
}

/** An eye of a range; `taken`: lenses of the drawer that the eye before it takes. */
function madeEye(
  power: LensPower,
  { diameter, price, cost, left }: EyeSize,
  taken: Map<string, number>,
): MadeEye {
  const cell = diameter === 0 ? "" : cellOf({ ...power, diameter });
  const used = taken.get(cell) ?? 0;
  const isThere = left > used;
  if (isThere) taken.set(cell, used + 1);
  return {
    made: true,
    price: toDirhams(price),
    cost: cost === null ? null : toDirhams(cost),
    power: { ...power, diameter },
    cell,
    stock: left,
    source: isThere ? "stock" : "lab",
  };
}
