/**
 * What counts as nothing given: white space (U+0085 too, though trim() and \s leave it), and what shows nothing of itself, such as
 * control characters, marks of direction, joiners and the soft hyphen.
 */

/** Control characters but tab and line feed, and those that turn the direction of what follows: as a set of a pattern. */
export const hidden = "\\u0000-\\u0008\\u000b-\\u001f\\u007f\\u202a-\\u202e\\u2066-\\u2069";
const unseen = `\\s\\u0085\\u00ad\\u200b-\\u200f\\u2060-\\u2064${hidden}`;
const blank = new RegExp(`^[${unseen}]$`);
/** Whether a character code is a blank, for each code that was met. */
const known: Record<number, boolean> = {};

function isBlankAt(text: string, place: number): boolean {
  const code = text.charCodeAt(place);
  return (known[code] ??= blank.test(text.charAt(place)));
}

/** A longer text is refused by its length wherever it is checked: nobody needs to know whether all of it is blank. */
const longest = 20_000;

/** Nothing given: undefined, null, or a text of which nothing is seen. */
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === "string" && value.length <= longest && trimBlanks(value) === "");

/** The text without blanks around it. In one pass from each end: a pattern is quadratic in the blanks that it meets. */
export function trimBlanks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isBlankAt(text, start)) start += 1;
  while (end > start && isBlankAt(text, end - 1)) end -= 1;
  return start === 0 && end === text.length ? text : text.slice(start, end);
}
