/** Completes the ranges that SQLite returns as JSON: adds supplements, and the reason when an eye is not made. */
import type { IsoDay } from "#domain/core/days/days.ts";
import { toDirhams } from "#domain/core/money.ts";
import type { LensRange } from "#domain/lenses/choices.ts";
import type { AskedEye, ChoiceRequest } from "./choiceRequest.ts";
import type { SqlText } from "#server/platform/storage/statements.ts";
import type { ChoiceRows } from "./choiceRows.ts";
import { madeLenses, notMade, type NotMade } from "./madeLens.ts";
import type { PrismPrice, PrismPrices } from "./prismSupplements.ts";

type Context = { request: ChoiceRequest; rows: ChoiceRows; prisms: PrismPrices };

/** Pieces of the JSON list of ranges. Without a prism, ranges that are made are sent exactly as SQLite wrote them. */
export function listedRanges(
  app: core.App,
  company: string,
  { request, rows, prisms }: Context,
): SqlText[] {
  const others = rangesOf(rows.others);
  addReasons(app, company, others, request);
  const isPlain = prisms.size === 0;
  const made = isPlain ? [] : rangesOf(rows.made);
  for (const range of [...made, ...others]) addSupplements(range, prisms, request);
  const read = [...made, ...others].map((range) => JSON.stringify(range)).join(",");
  if (!isPlain) return ["[", read, "]"];
  const comma = read !== "" && isThere(rows.made) ? "," : "";
  return ["[", rows.made, comma, read, "]"];
}

const rangesOf = (list: SqlText): LensRange[] => JSON.parse(`[${String(list)}]`) as LensRange[];
const isThere = (list: SqlText): boolean => String(list) !== "";

/** Adds the reason to each eye for which a range is not made, by one statement. */
function addReasons(
  app: core.App,
  company: string,
  ranges: readonly LensRange[],
  { eyes, needed, on }: ChoiceRequest,
): void {
  const refused = ranges.flatMap((range) =>
    eyes.filter(({ side }) => range[side] === null).map((eye) => ({ ...eye, range })),
  );
  const asked = refused.map(({ range: { product }, power, prism }) => {
    return { product, power, prism, needed, on };
  });
  const found = madeLenses(app, company, asked);
  refused.forEach(({ range, side }, at) => {
    const answer = found[at];
    range[side] =
      answer && !answer.made ? answer : notMade({ why: "hole", value: null, limit: null }, on);
  });
}

/** Adds the supplements for a prism; an eye is not made when its prism exceeds all of the supplier's supplements. */
function addSupplements(range: LensRange, prisms: PrismPrices, { eyes, on }: ChoiceRequest): void {
  const own = prisms.get(range.supplier) ?? [];
  range.supplements = own.flatMap(({ product, name, side, price }) =>
    price === null ? [] : [{ product, name, eye: side, price: toDirhams(price) }],
  );
  for (const eye of eyes) {
    const short = own.find(({ side, price }) => side === eye.side && price === null);
    if (short && range[eye.side]?.made) range[eye.side] = shortOf(eye, short, on);
  }
}

const shortOf = ({ prism }: AskedEye, { furthest }: PrismPrice, on: IsoDay): NotMade =>
  notMade({ why: "prism", value: prism, limit: furthest }, on);
