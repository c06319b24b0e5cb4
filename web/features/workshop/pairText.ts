import type { JobPair } from "#api/sales/jobs.ts";
import { formatFrameSize } from "#domain/optics/measures/formatExtra.ts";
import { sizeInName } from "#domain/stock/frameSize.ts";
import { labOrderTexts } from "#domain/workshop/labOrder.strings.ts";
import { splitKind } from "./board/cardTexts.ts";
import { workshopPageStrings } from "./workshop.strings.ts";

const joined = (parts: readonly (string | false)[]): string =>
  parts.filter(Boolean).join(" \u00b7 ");

/** Text of a pair: 'paire 2, solaires · Agave 52□17-140 · 2 verres'. */
export const pairText = ({ pair, use, frame, size, lenses }: JobPair): string =>
  joined([
    labOrderTexts.pair(pair, true, use),
    [frame, size && formatFrameSize(size)].filter(Boolean).join(" "),
    lenses > 0 && workshopPageStrings.card.lenses(lenses),
  ]);

/** Eye size and bridge of a frame: '52□17'; '' when unknown. */
export const shortSize = ({ size }: Pick<JobPair, "size">): string =>
  size ? formatFrameSize({ ...size, temple: null, lens_height: null }) : "";

/**
 * Short text of a pair, 'Agave 52□17 · loin · 2 verres', shown after 'P1' on a card. A size that is already in the name
 * is not repeated.
 */
export function shortPairText({ use, frame, size, lenses }: JobPair): string {
  const name = splitKind(frame ?? "")
    .map(([, rest]) => rest)
    .join("");
  return joined([
    [name, !sizeInName(name) && shortSize({ size })].filter(Boolean).join(" "),
    use && workshopPageStrings.card.uses[use],
    lenses > 0 && workshopPageStrings.card.lenses(lenses),
  ]);
}
