/** Ranges of a shop with their prices at the requested powers, as SQLite returns them (choiceSql.ts). */
import { today } from "#domain/core/days/days.ts";
import { type EyeSide, eyeSides } from "#domain/core/records.ts";
import { fold } from "#domain/core/text/fold.ts";
import { hasWords, isIndexAsked } from "#domain/lenses/choiceQuery.ts";
import { geometryNames } from "#domain/lenses/lensNames.strings.ts";
import { cellOf, type LensPower, strongestMeridian } from "#domain/lenses/power.ts";
import {
  readJson,
  reading,
  readSqlTexts,
  type SqlText,
} from "#server/platform/storage/statements.ts";
import type { AskedEye, ChoiceRequest } from "./choiceRequest.ts";
import { choiceRead, wordsSql } from "./choiceSql.ts";
import type { PrismPrices } from "./prismSupplements.ts";
import { quartersOf, shopSql } from "./tariffIndex.ts";

/**
 * JSON texts of buttons and ranges, which stay in Go until they are needed; `left_off`: number of ranges that are not
 * listed. In `made` and `others` commas separate the ranges.
 */
export type ChoiceRows = Record<
  "geometries" | "indices" | "treatments" | "left_off" | "made" | "others",
  SqlText
>;

const shopRead = reading(
  `SELECT json_array(${shopSql("c.id")}, c.lab_days) FROM optique_companies c WHERE c.id = {:company}`,
);
const wordsRead = reading(wordsSql);
type Words = [id: string, geometry: string, index: number | null, tint: string, text: string];

/** JSON list of the ids of ranges that match the words, index and tint; '' when nothing filters. */
function onlyOf(app: core.App, company: string, { query, tint }: ChoiceRequest): string {
  const { words, index, least } = query;
  if (words.length === 0 && index === null && least === null && tint === undefined) return "";
  const found = readJson<Words[]>(app, wordsRead, { company }).filter(
    ([, geometry, own, colour, text]) =>
      isIndexAsked(query, own) &&
      (tint === undefined || fold(colour) === fold(tint)) &&
      hasWords(words, `${text} ${geometryNames[geometry as keyof typeof geometryNames] ?? ""}`),
  );
  return JSON.stringify(found.map(([id]) => id));
}

/** One eye as the SQL expects it in its list of eyes. */
const askedEye = ({ side, power, prism }: AskedEye) => ({
  eye: eyeSides.indexOf(side),
  ...quartersOf(power),
  add: power.add,
  prism,
  strongest: strongestMeridian(power),
  cell: cellStart(power),
});
/** Text of a cell without its diameter. */
const cellStart = (power: LensPower): string => cellOf({ ...power, diameter: 0 }).slice(0, -1);

/** Parameters of an eye that the SQL repeats in its answer. */
function eyeParams(eyes: readonly AskedEye[], side: EyeSide) {
  const asked = eyes.find((eye) => eye.side === side);
  return {
    [`${side}_power`]: asked ? JSON.stringify(asked.power) : "{}",
    [`${side}_cell`]: asked ? cellStart(asked.power) : "",
  };
}

const pressesOf = ({ geometry = "", index, treatment }: ChoiceRequest["presses"]) => ({
  geometry,
  any_index: index === undefined,
  index: index ?? -1,
  any_treatment: treatment === undefined,
  treatment: treatment ?? "",
});

export function choiceRows(
  app: core.App,
  company: string,
  request: ChoiceRequest,
  prisms: PrismPrices,
): ChoiceRows {
  const { eyes, on, supplier, needed, presses } = request;
  const [shop = 0, labDays = 0] = readJson<number[]>(app, shopRead, { company });
  const extra = [...prisms].flatMap(([id, found]) =>
    found.map(({ side, price }) => [id, side, price]),
  );
  const params = {
    company,
    on,
    shop,
    supplier,
    lab_days: labDays,
    needed: needed ?? 0,
    only: onlyOf(app, company, request),
    eyes: JSON.stringify(eyes.map(askedEye)),
    extra: JSON.stringify(extra),
    now: today(),
    ...eyeParams(eyes, "right"),
    ...eyeParams(eyes, "left"),
    ...pressesOf(presses),
  };
  const [
    geometries = "[]",
    indices = "[]",
    treatments = "[]",
    left_off = "0",
    made = "",
    others = "",
  ] = readSqlTexts(app, choiceRead, params, 6);
  return { geometries, indices, treatments, left_off, made, others };
}
