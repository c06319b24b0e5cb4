/** Ranges of a shop with their prices at the asked powers, as SQLite finds them (choiceSql.ts). */
import type { Centimes } from "#domain/core/money.ts";
import { fold } from "#domain/core/text/fold.ts";
import { hasWords, isIndexAsked } from "#domain/lenses/choiceQuery.ts";
import { geometryNames } from "#domain/lenses/lensNames.strings.ts";
import { cellOf, strongestMeridian } from "#domain/lenses/power.ts";
import { readJson, reading, readTexts } from "#server/platform/storage/statements.ts";
import type { AskedEye, ChoiceRequest } from "./choiceRequest.ts";
import { choiceRead, wordsSql } from "./choiceSql.ts";
import type { PrismPrices } from "./prismSupplements.ts";
import { quartersOf, shopSql } from "./tariffIndex.ts";

/** Size of an eye, in centimes; `pieces` of the drawer. */
export type EyeSize = readonly [
  diameter: number,
  price: Centimes,
  cost: Centimes | null,
  pieces: number,
];
/** Listed range; its total has the supplements, and is null where an eye is not made. */
export type ListedRange = readonly [
  product: string,
  supplier: string,
  delay: number,
  total: Centimes | null,
  right: EyeSize | null,
  left: EyeSize | null,
];

/** `geometries` … are JSON texts, `texts` the JSON of what each listed range is; `pressed`: ranges that the presses leave. */
export type ChoiceRows = {
  geometries: string;
  indices: string;
  treatments: string;
  pressed: number;
  listed: ListedRange[];
  texts: string[];
};

const shopRead = reading(
  `SELECT json_array(${shopSql("c.id")}, c.lab_days) FROM optique_companies c WHERE c.id = {:company}`,
);
const wordsRead = reading(wordsSql);
type Words = [id: string, geometry: string, index: number | null, tint: string, text: string];

/** JSON list of the ranges that words, index and tint leave; '' for all. */
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

/** Cell of an eye without its diameter. */
export const cellStart = ({ power }: Pick<AskedEye, "power">): string =>
  cellOf({ ...power, diameter: 0 }).slice(0, -1);

/** What SQL is told of an eye. */
const askedEye = (eye: AskedEye) => ({
  side: eye.side,
  ...quartersOf(eye.power),
  add: eye.power.add,
  prism: eye.prism,
  strongest: strongestMeridian(eye.power),
  cell: cellStart(eye),
});

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
    ...pressesOf(presses),
  };
  const [geometries = "", indices = "", treatments = "", pressed = "", listed = "[]", texts = ""] =
    readTexts(app, choiceRead, params, 6);
  return {
    geometries,
    indices,
    treatments,
    pressed: Number(pressed),
    listed: JSON.parse(listed) as ListedRange[],
    texts: texts.split("\u001e"),
  };
}
