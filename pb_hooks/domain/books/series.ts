/**
 * Checks that the numbers of a month are continuous (docs/rules-books.md, Continuity): first, last, missing and
 * repeated numbers.
 */
import type { IsoDay } from "#domain/core/days/days.ts";

export const seriesStates = ["first", "last", "missing", "reissued"] as const;
export type SeriesState = (typeof seriesStates)[number];

/** Missing number, with the day of its deletion and who deleted it when the journal has them. */
export type LostNumber = { number: string; day: IsoDay | ""; by: string };
/** Numbers of one month. `first` and `last` are '' when there are none. */
export type Series = {
  kind: "invoice" | "credit";
  month: string;
  first: string;
  last: string;
  missing: readonly LostNumber[];
  reissued: readonly LostNumber[];
};
export type SeriesRow = LostNumber & Pick<Series, "kind" | "month"> & { state: SeriesState };

/** Length of the month prefix of a number: 'A202611' or '202611'. */
const monthLength = (kind: Series["kind"]): number => (kind === "credit" ? 7 : 6);
export const monthOfNumber = (kind: Series["kind"], number: string): string =>
  number.slice(0, monthLength(kind));

/** Rows of a series: its first and last number, then missing ones, then repeated ones. */
export function seriesRows({ kind, month, ...series }: Series): SeriesRow[] {
  const end = (state: SeriesState, number: string) =>
    number === "" ? [] : [{ kind, month, state, number, day: "" as const, by: "" }];
  const lost = (state: SeriesState, numbers: readonly LostNumber[]) =>
    numbers.map((one) => ({ kind, month, state, ...one }));
  return [
    ...end("first", series.first),
    ...end("last", series.last),
    ...lost("missing", series.missing),
    ...lost("reissued", series.reissued),
  ];
}
