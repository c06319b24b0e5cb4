/** Tells whether lenses are made on a day, and their price (docs/rules-lenses.md, Price), several by one statement. */
import type { IsoDay } from "#domain/core/days/days.ts";
import { type Centimes, toDirhams } from "#domain/core/money.ts";
import { chosenSize, isSmall } from "#domain/lenses/neededDiameter.ts";
import type { LensPower } from "#domain/lenses/power.ts";
import { type RangeLimits, type Refused, type RowLimits, whyNot } from "#domain/lenses/whyNot.ts";
import { whyNotText } from "#domain/lenses/whyNot.strings.ts";
import { readJson, reading } from "#server/platform/storage/statements.ts";
import {
  type FoundLimits,
  heldLimits,
  type HitRow,
  hitsSql,
  limitsOf,
  limitsSql,
} from "./rowLimitsSql.ts";
import { prismReaches } from "./prismSupplements.ts";
import { quartersOf, tariffOnSql } from "./tariffIndex.ts";

/** A requested lens; diameter 0 lets one be chosen. `prism`: resultant in Δ. `needed`: smallest for the frame. */
export type AskedLens = {
  product: string;
  power: LensPower;
  prism: number | null;
  needed: number | null;
  on: IsoDay;
};

/** Diameter in which a lens is made, with price and cost in dirhams. */
export type LensSize = { diameter: number; price: number; cost: number | null };

export type NotMade = Refused & { made: false; message: string };
/** `sizes`: every diameter in which the lens is made, in order; a caller may prefer one that is in the drawer. */
export type MadeLens = (LensSize & { made: true; small: boolean; sizes: LensSize[] }) | NotMade;

type Answer = {
  range: (RangeLimits & { diameters: number[] | null; supplier: string }) | null;
  /** Tariff rows that hold the power; null before the range's first tariff. */
  hits: HitRow[] | null;
  /** Null when a row holds the power. */
  limits: FoundLimits | null;
};

const asked = { sphere: "n.sphere", cylinder: "n.cylinder", diameter: "n.diameter" };

/** Reads, for each requested lens in order, its range with the rows and limits of the tariff in force. */
const madeRead =
  reading(`WITH asked AS MATERIALIZED (SELECT a.key AS line, a.value ->> '$.product' AS product,
    ${tariffOnSql("{:company}", "a.value ->> '$.product'", "a.value ->> '$.on'")} AS number,
    a.value ->> '$.sphere' AS sphere, a.value ->> '$.cylinder' AS cylinder, a.value ->> '$.diameter' AS diameter
    FROM json_each({:asked}) a),
  found AS MATERIALIZED (SELECT n.*, IIF(n.number IS NULL, 'null', ${hitsSql("n.number", asked)}) AS hits FROM asked n)
  SELECT json_group_array(json_object('hits', json(n.hits),
    'limits', json(IIF(n.hits = '[]', ${limitsSql("n.number", asked)}, 'null')),
    'range', json(COALESCE((SELECT json_object('geometry', p.geometry, 'add_from', json(p.add_from), 'add_to', json(p.add_to),
      'max_power', json(p.max_power), 'max_prism', json(p.max_prism), 'diameters', json(p.diameters), 'supplier', p.supplier)
      FROM optique_products p WHERE p.id = n.product AND p.company = {:company} AND p.is_range), 'null'))) ORDER BY n.line)
  FROM found n`);

/** Price of each lens, or the reason why it is not made, in order; null when the product is no range of the shop. */
export function madeLenses(
  app: core.App,
  company: string,
  asked: readonly AskedLens[],
): (MadeLens | null)[] {
  if (asked.length === 0) return [];
  const lines = asked.map(({ product, power, on }) => {
    const [sphere, cylinder] = quartersOf(power).minus;
    return { product, on, sphere, cylinder, diameter: power.diameter };
  });
  const answers = readJson<Answer[]>(app, madeRead, { company, asked: JSON.stringify(lines) });
  const reach = reachesOf(app, company, asked);
  return asked.map((one, at) => {
    const answer = answers[at];
    if (!answer?.range) return null;
    const { prism, on } = one;
    const found = madeOf(one, answer.range, answer);
    const furthest = reach.get(answer.range.supplier) ?? null;
    const isShort = found.made && furthest !== null && (prism ?? 0) > furthest;
    return isShort ? notMade({ why: "prism", value: prism, limit: furthest }, on) : found;
  });
}

/** Largest prism of each supplier's supplements; not queried when no lens has a prism. */
function reachesOf(app: core.App, company: string, asked: readonly AskedLens[]) {
  const bent = asked.find(({ prism }) => (prism ?? 0) > 0);
  return bent ? prismReaches(app, company, bent.on) : new Map<string, number | null>();
}

/** `madeLenses` for a single lens. */
export const madeLens = (app: core.App, company: string, asked: AskedLens): MadeLens | null =>
  madeLenses(app, company, [asked])[0] ?? null;

function limitsFor({ hits, limits }: Answer, power: LensPower): RowLimits | null {
  if (hits === null) return null;
  return limits ? limitsOf(limits, quartersOf(power)) : heldLimits;
}

function madeOf(
  { power, prism, needed, on }: AskedLens,
  range: NonNullable<Answer["range"]>,
  answer: Answer,
): MadeLens {
  const refused = whyNot(range, power, prism, limitsFor(answer, power));
  const sizes = sizesOf(answer.hits ?? [], range.diameters ?? [], power.diameter);
  const size = chosenSize(sizes, needed);
  if (refused || !size) return notMade(refused ?? { why: "hole", value: null, limit: null }, on);
  return { ...size, made: true, small: isSmall(size.diameter, needed), sizes };
}

export const notMade = (refused: Refused, on: IsoDay): NotMade => ({
  ...refused,
  made: false,
  message: whyNotText(refused, on),
});

const distinct = (hits: readonly HitRow[]): number[] => [...new Set(hits.map((hit) => hit[1]))];

/** Sizes in which a power is made, in order, each by its first row. A range without diameters takes the rows'. */
function sizesOf(hits: readonly HitRow[], known: readonly number[], asked: number): LensSize[] {
  const all = (known.length > 0 ? [...known] : distinct(hits)).sort((a, b) => a - b);
  const diameters = asked === 0 ? all : [asked];
  return diameters.flatMap((diameter) => {
    const own = hits.filter((hit) => hit[1] === 0 || hit[1] === diameter);
    const first = own.reduce<HitRow | null>(
      (best, hit) => (best && best[0] < hit[0] ? best : hit),
      null,
    );
    if (!first) return [];
    const [, , price, cost] = first;
    return [
      {
        diameter,
        price: toDirhams(price as Centimes),
        cost: cost === null ? null : toDirhams(cost as Centimes),
      },
    ];
  });
}
