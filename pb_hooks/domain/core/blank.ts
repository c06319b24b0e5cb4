/**
 * What counts as nothing given: white space (U+0085 too, though trim() and \s leave it), and what shows nothing of itself, such as
 * control characters, marks of direction, joiners and the soft hyphen.
 */

/** Control characters but tab and line feed, and those that turn the direction of what follows: as a set of a pattern. */
export const hidden = "\\u0000-\\u0008\\u000b-\\u001f\\u007f\\u202a-\\u202e\\u2066-\\u2069";
const unseen = `\\s\\u0085\\u00ad\\u200b-\\u200f\\u2060-\\u2064${hidden}`;
const onlyBlanks = new RegExp(`^[${unseen}]*$`);
const blanksAround = new RegExp(`^[${unseen}]+|[${unseen}]+$`, "g");

/** Something seen for certain: most texts begin and end with such a character, and a pattern costs ten times as much. */
const isPlain = (code: number): boolean => code > 32 && code < 127;

/** Nothing given: undefined, null, or a text of which nothing is seen. */
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === "string" && !isPlain(value.charCodeAt(0)) && onlyBlanks.test(value));

/** The text without blanks around it. */
export const trimBlanks = (text: string): string =>
  isPlain(text.charCodeAt(0)) && isPlain(text.charCodeAt(text.length - 1))
    ? text
    : text.replace(blanksAround, "");
