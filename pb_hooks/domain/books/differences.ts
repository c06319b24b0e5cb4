/** Differences of a period, which its transmission accepts by their codes (docs/rules-books.md, Differences). */
import { type Centimes, toDirhams } from "#domain/core/money.ts";
import { differenceSentences } from "./books.strings.ts";

/** In the order in which they are shown; `sums` alone is a defect, and refuses the transmission. */
export const differenceCodes = [
  "sums",
  "days_open",
  "days_changed",
  "gaps",
  "reissued",
  "not_issued",
  "cheques_in_hand",
  "bounced_later",
  "not_billed",
  "credits_expected",
  "ids_missing",
  "changed_since",
] as const;
export type DifferenceCode = (typeof differenceCodes)[number];

/** `names`: what they are, in words that the sentence ends with. `first`: id or day where it is mended first. */
export type Found = { count: number; amount: Centimes; names?: readonly string[]; first?: string };
/** `amount` in dirhams, 0 where the code has none. `first`: day of the till, or id of the first record; absent of others. */
export type Difference = {
  code: DifferenceCode;
  message: string;
  count: number;
  amount: number;
  first?: string;
};

/** Differences that are there, each with its sentence. */
export const differencesOf = (found: Readonly<Record<DifferenceCode, Found>>): Difference[] =>
  differenceCodes.flatMap((code) => {
    const { count, amount, names = [], first = "" } = found[code];
    if (count === 0) return [];
    return [
      {
        code,
        message: [differenceSentences[code](count, amount), names.join(", ")]
          .filter(Boolean)
          .join("\u00a0: "),
        count,
        amount: toDirhams(amount),
        ...(first && { first }),
      },
    ];
  });
