/** Copies prisms and heights from one eye to the other, for 'OG idem' and 'OD=OG'. */
import type { EyeSide } from "#domain/core/records.ts";
import { isVertical } from "#domain/optics/measures/prism.ts";
import type { ExtraClause } from "./quickEntryClauses.ts";
import type { ExtraPlaced, ExtrasRead } from "./quickEntrySections.ts";
import type { TextRange } from "./tokens/quickEntryWords.ts";

/** Range of 'idem', with the source eye and the target eye. */
export type Copy = { place: TextRange; from: EyeSide; to: EyeSide };

const isOfOne = ({ section: { sides } }: ExtraPlaced, from: EyeSide, to: EyeSide): boolean =>
  sides.includes(from) && !sides.includes(to);

/**
 * Copies prisms and heights for 'OG idem' and 'OD=OG'. Returns the ranges of copies that fail, for instance with a
 * vertical prism; their values are removed.
 */
export function copyExtras(
  extras: ExtrasRead,
  placed: readonly ExtraPlaced[],
  copies: readonly Copy[],
): TextRange[] {
  return copies.flatMap(({ place, from, to }) => {
    const before = placed.filter(
      ({ clause }) => clause.kind !== "acuity" && clause.start < place.start,
    );
    const has = (kind: ExtraClause["kind"]) => before.some(({ clause }) => clause.kind === kind);
    const { prism, base, prism2, base2, height } = extras[from];
    const isPrism = has("prism") && prism !== undefined && extras[to].prism === undefined;
    const isVerticalPrism = isPrism && [base, base2].some((one) => isVertical(one ?? ""));
    if (isVerticalPrism || before.some((one) => !one.isKept && isOfOne(one, from, to))) {
      for (const one of before) one.isKept = false;
      for (const name of ["prism", "base", "prism2", "base2", "height"] as const)
        delete extras[from][name];
      return [place];
    }
    if (isPrism)
      Object.assign(extras[to], { prism, base }, prism2 === undefined ? {} : { prism2, base2 });
    if (has("height") && height !== undefined) extras[to].height ??= height;
    return [];
  });
}
