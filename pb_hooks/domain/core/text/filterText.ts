/** Splits a filter of the records API as PocketBase's parser does. */

/** String literals; a backslash escapes any next character. */
const strings = /"(?:\\[\s\S]|[^"\\])*(?:"|$)|'(?:\\[\s\S]|[^'\\])*(?:'|$)/g;

/** Filter without its string literals. Unreliable after a comment, in which a quote begins no string. */
export const outsideStrings = (filter: string): string => filter.replace(strings, " ");

/** Names in a filter or sort, in lower case, with their relations and modifiers. */
export const namesIn = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\w.@:#]+/g) ?? [];

/** True when a filter has a comment: the first `//` outside strings begins one. */
export const hasComment = (filter: string): boolean => outsideStrings(filter).includes("//");
