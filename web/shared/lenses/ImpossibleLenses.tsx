import type { ReactNode } from "react";
import type { LensRange } from "#domain/lenses/choices.ts";
import { Summary } from "#ui/page/Summary.tsx";
import { lensesStrings as text } from "./lenses.strings.ts";
import { reasonsText } from "./rangeTexts.ts";

type Props = {
  ranges: readonly LensRange[];
  /** Action beside each range. */
  act?: (range: LensRange) => ReactNode;
};

/** 'Pas possible': a folded list of the ranges that are not made for these eyes, with the reasons. */
export const ImpossibleLenses = ({ ranges, act }: Props) =>
  ranges.length > 0 && (
    <details className="group rounded-control border border-line">
      <Summary className="px-3 py-2 text-ink-2">{text.impossible(ranges.length)}</Summary>
      <ul className="divide-y divide-line border-t border-line">
        {ranges.map((range) => (
          <li key={range.product} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
            <span className="min-w-0 flex-1 basis-56">
              <span dir="auto" className="block truncate font-medium">
                {range.name}
              </span>
              <span className="block text-sm text-ink-2">{reasonsText(range)}</span>
            </span>
            {act?.(range)}
          </li>
        ))}
      </ul>
    </details>
  );
