/** Fields of 'Plus de mesures': heights and near EIP first, the others one press deeper. */
import { type EyeSide, eyeSides, type PrismBase } from "#domain/core/records.ts";
import type { EyeExtraName } from "#domain/optics/measures/extraMeasures.ts";
import { extraTexts } from "#domain/optics/measures/extraMeasures.strings.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { extraStrings } from "./extra.strings.ts";
import { foldedFields, type ExtraField, type ExtraTexts } from "./extraValues.ts";
import {
  type LaterPair,
  measureOfField,
  type PairField,
  pairField,
  pairFields,
  type PairsTexts,
} from "./pairValues.ts";
import { pairMeasures } from "#domain/core/records.ts";

export type FoldedField = ExtraField | PairField;

/** True of a field that the first press does not show. */
export const isDeep = (field: FoldedField): boolean => !/(?:height|near_eip)$/.test(field);

const all: readonly FoldedField[] = [...foldedFields, ...pairFields];
/** Fields of the folded part, and those that only a second press shows. */
export const foldedParts = { extra: all, deep: all.filter(isDeep) } as const;

/** A field that holds something, as its folded part says it: 'Hauteur OD 18,5'. */
export type Given = { field: FoldedField; text: string };

/** Fields of the first pair and of these later ones that hold something. */
export function givenFields(
  texts: Partial<ExtraTexts>,
  pairs: PairsTexts,
  later: readonly LaterPair[],
): Given[] {
  const own = foldedFields.map((field) => [field, texts[field] ?? ""] as const);
  const ofPairs = later.flatMap((pair) =>
    pairMeasures.map((name) => [pairField(pair, name), pairs[`${pair}`][name]] as const),
  );
  return [...own, ...ofPairs]
    .filter(([, typed]) => typed !== "")
    .map(([field, typed]) => ({ field, text: `${labelOf(field)} ${shownText(typed)}` }));
}

const shownText = (typed: string): string =>
  extraTexts.bases[typed as PrismBase]?.toLowerCase() ?? typed;

function labelOf(field: FoldedField): string {
  const measure = measureOfField(field);
  const pair = /^pairs\.(\d)/.exec(field)?.[1];
  if (pair) return `${extraStrings.pair(Number(pair))} ${extraStrings.ofPair[measure as "wrap"]}`;
  const side = eyeSides.find((one): one is EyeSide => measure.startsWith(`${one}_`));
  if (!side) return extraStrings[measure as "wrap"];
  const name = measure.slice(side.length + 1) as EyeExtraName;
  return `${extraStrings[name]} ${eyeLabels[side].mark}`;
}
