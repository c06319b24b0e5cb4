/** Text of a filter of the records API, divided as PocketBase's parser does. */

/** String literals: a backslash escapes the next character, whichever it is. */
const strings = /"(?:\\[\s\S]|[^"\\])*(?:"|$)|'(?:\\[\s\S]|[^'\\])*(?:'|$)/g;

/** Names, operators and numbers of a filter; unreliable after a comment, in which a quote opens no string. */
export const outsideStrings = (filter: string): string => filter.replace(strings, " ");

/** Names of a filter or sort in lower case, with their relations and modifiers. */
export const namesIn = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\w.@:#]+/g) ?? [];

/** True when a filter has a comment. The first always stands outside of strings. */
export const hasComment = (filter: string): boolean => outsideStrings(filter).includes("//");
