/**
 * Blank values: white space, including U+0085, which trim() and \s miss, and invisible characters such as joiners and
 * the soft hyphen.
 */

/** Character class of control characters except tab and line feed, and of marks that change the text direction. */
export const hiddenCharacters =
  "\\u0000-\\u0008\\u000b-\\u001f\\u007f\\u202a-\\u202e\\u2066-\\u2069";
const unseen = `\\s\\u0085\\u00ad\\u200b-\\u200f\\u2060-\\u2064${hiddenCharacters}`;
const blank = new RegExp(`^[${unseen}]$`);
/** Caches by character code whether a character is blank. */
const blankByCode: Record<number, boolean> = {};

function isBlankAt(text: string, place: number): boolean {
  const code = text.charCodeAt(place);
  return (blankByCode[code] ??= blank.test(text.charAt(place)));
}

/** Longer texts count as not blank without a check: every field refuses them for their length. */
const maxCheckedLength = 20_000;

/** True of undefined, null, and a text without a visible character. */
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === "string" && value.length <= maxCheckedLength && trimBlanks(value) === "");

/** Removes blanks at both ends, character by character: a regular expression would take quadratic time. */
export function trimBlanks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isBlankAt(text, start)) start += 1;
  while (end > start && isBlankAt(text, end - 1)) end -= 1;
  return start === 0 && end === text.length ? text : text.slice(start, end);
}
