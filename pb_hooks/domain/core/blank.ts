/** What counts as nothing given. U+0085 is white space too, though trim() and \s leave it. */

const onlyBlanks = /^[\s\u0085]*$/;
const blanksAround = /^[\s\u0085]+|[\s\u0085]+$/g;

/** No white space for certain: most texts begin and end with such a character, and a pattern costs ten times as much. */
const isPlain = (code: number): boolean => code > 32 && code < 127;

/** Nothing given: undefined, null, or a text without anything but white space. */
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === "string" && !isPlain(value.charCodeAt(0)) && onlyBlanks.test(value));

/** The text without white space around it. */
export const trimBlanks = (text: string): string =>
  isPlain(text.charCodeAt(0)) && isPlain(text.charCodeAt(text.length - 1))
    ? text
    : text.replace(blanksAround, "");
