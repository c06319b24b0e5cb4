import type { ReviewList, ReviewSummary } from "#domain/counts/countAnswers.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { reviewListLabels, reviewStrings } from "./review.strings.ts";

const text = reviewStrings.post;
const lists = Object.keys(reviewListLabels) as ReviewList[];

/** Sentences about the totals that changed since they were loaded; a general one when only rows changed. */
export function changesOf(before: ReviewSummary, now: ReviewSummary): string[] {
  const changed = lists
    .filter((list) => before[list] !== now[list])
    .map((list) =>
      text.change(reviewListLabels[list], formatCount(before[list]), formatCount(now[list])),
    );
  return changed.length > 0 ? changed : [text.otherwise];
}
