/** Whether a text names a person for certain: by the whole name, the telephone or the e-mail (domain/README.md §11). */
import { fold } from "#domain/core/fold.ts";
import { nationalNumber } from "#domain/core/phone.ts";

export type Person = { name: string; phone: string; email: string };

/** What stands between words. */
const between = /[\s!-/:-@[-`{-~\u00a0-\u00bf\u2000-\u206f]+/;
const wordsOf = (text: string): string[] => fold(text).split(between).filter(Boolean);
const asLine = (words: readonly string[]): string => ` ${words.join(" ")} `;

/** First name before last name, and after it: where the one ends, nobody knows. */
const ordersOf = (words: readonly string[]): string[] =>
  words.map((_, at) => asLine([...words.slice(at), ...words.slice(0, at)]));

/** A shorter number stands in others. */
const shortestNumber = 8;
/** The digits that every way of writing a number has. */
function digitsOf(phone: string): string {
  const digits = (nationalNumber(phone) ?? phone).replace(/\D/g, "").replace(/^0+/, "");
  return digits.length < shortestNumber ? "" : digits;
}

/** A name of one word may be any other word ('Rose'): it names the person where it is all that is said. */
function hasName(said: readonly string[], name: readonly string[]): boolean {
  const line = asLine(said);
  return name.length > 1
    ? ordersOf(name).some((order) => line.includes(order))
    : line === asLine(name) && name.length === 1;
}

export function isNamedIn(text: string, { name, phone, email }: Person): boolean {
  const digits = digitsOf(phone);
  return (
    hasName(wordsOf(text), wordsOf(name)) ||
    (digits !== "" && text.replace(/[\s.()/-]/g, "").includes(digits)) ||
    (email !== "" && fold(text).includes(fold(email)))
  );
}
