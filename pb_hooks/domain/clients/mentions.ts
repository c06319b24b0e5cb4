/** Detects a person's name, telephone or e-mail in a text (docs/rules-clients.md, Erasure). */
import { withoutTitles } from "./printedName.ts";
import { fold } from "#domain/core/text/fold.ts";
import { phonesIn } from "#domain/core/text/phone.ts";

export type Person = { name: string; phone: string; email: string };

/** Spaces and punctuation between two words. */
const between = /[\s!-/:-@[-`{-~\u00a0-\u00bf\u2000-\u206f]+/;
const wordsOf = (text: string): string[] => fold(text).split(between).filter(Boolean);
const asLine = (words: readonly string[]): string => ` ${words.join(" ")} `;

/** The name starting at each of its words in turn, because it is unknown which of them are the first name. */
const ordersOf = (words: readonly string[]): string[] =>
  words.map((_, at) => asLine([...words.slice(at), ...words.slice(0, at)]));

/** A name of one word may be a common word ('Rose'): it names the person only as the whole text. */
function hasName(text: readonly string[], name: readonly string[]): boolean {
  const line = asLine(text);
  return name.length > 1
    ? ordersOf(name).some((order) => line.includes(order))
    : name.length === 1 && line === asLine(name);
}

/** Fewest digits of a number to look for; a shorter one may occur inside others. */
const minPhoneDigits = 8;
/** Digits that all spellings of each number of a field share: a Moroccan number without 212 and 0. */
export function phoneDigits(field: string): string[] {
  const phones = phonesIn(field);
  const read = phones.map(({ dialled, international }) =>
    dialled.startsWith("+") ? international : dialled.slice(1),
  );
  const digits = phones.length > 0 ? read : [field.replace(/\D/g, "").replace(/^0+/, "")];
  return digits.filter(({ length }) => length >= minPhoneDigits);
}

function hasPhone(text: string, phone: string): boolean {
  const compact = text.replace(/[\s.()/-]/g, "");
  const written = [compact, ...phonesIn(text).map(({ international }) => international)];
  return phoneDigits(phone).some((digits) => written.some((number) => number.includes(digits)));
}

export function mentionsPerson(text: string, { name, phone, email }: Person): boolean {
  return (
    hasName(wordsOf(text), withoutTitles(wordsOf(name))) ||
    hasPhone(text, phone) ||
    (email !== "" && fold(text).includes(fold(email)))
  );
}
