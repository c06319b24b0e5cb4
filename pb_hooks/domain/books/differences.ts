/** Differences of a period: a transmission has to accept each by its code (docs/rules-books.md, Differences). */
import { type Centimes, toDirhams } from "#domain/core/money.ts";
import { differenceSentences } from "./books.strings.ts";

/** Codes in the order of display. `sums` alone is a defect of the program, and prevents the transmission. */
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

/** `names`: what was found, as the end of the sentence. `first`: id or day of the first one to correct. */
export type Found = { count: number; amount: Centimes; names?: readonly string[]; first?: string };
/**
 * `amount` in dirhams, 0 when the code has none. `first`: day of the till, or id of the first record to correct, if
 * any.
 */
export type Difference = {
  code: DifferenceCode;
  message: string;
  count: number;
  amount: number;
  first?: string;
};

/** Differences with a count above 0, each with its sentence. */
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
