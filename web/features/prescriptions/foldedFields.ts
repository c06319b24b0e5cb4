/** Fields of 'Plus de mesures': heights and near EIP are in the first fold, the others in a second one. */
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

/** True of a field in the second fold. */
export const isDeep = (field: FoldedField): boolean => !/(?:height|near_eip)$/.test(field);

const all: readonly FoldedField[] = [...foldedFields, ...pairFields];
/** Fields of each fold; `extra` includes those of the second one. */
export const foldedParts = { extra: all, deep: all.filter(isDeep) } as const;

/** Field with a value, and the summary shown while it is folded: 'Hauteur OD 18,5'. */
export type Given = { field: FoldedField; text: string };

/** Fields that have a value, of the first pair and of the given later pairs. */
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
