/** What counts as nothing given. U+0085 is white space too, though trim() and \s leave it. */

const onlyBlanks = /^[\s\u0085]*$/;
const blanksAround = /^[\s\u0085]+|[\s\u0085]+$/g;

/** Nothing given: undefined, null, or a text without anything but white space. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === "string" && onlyBlanks.test(value));

/** The text without white space around it. */
export const trimBlanks = (text: string): string => text.replace(blanksAround, "");
