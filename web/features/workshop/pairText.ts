import type { JobPair } from "#api/jobs.ts";
import { formatFrameSize } from "#domain/optics/formatMore.ts";
import { labOrderTexts } from "#domain/workshop/labOrder.strings.ts";
import { strings } from "./workshop.strings.ts";

/** 'paire 2, solaires · Agave 52□17-140 · 2 verres'. */
export const pairText = ({ pair, use, frame, size, lenses }: JobPair): string =>
  [
    labOrderTexts.pair(pair, true, use),
    [frame, size && formatFrameSize(size)].filter(Boolean).join(" "),
    lenses > 0 && strings.card.lenses(lenses),
  ]
    .filter(Boolean)
    .join(" \u00b7 ");
