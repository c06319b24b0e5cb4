/** Finds the text of a box to skip: its lot and expiry day, with their labels. */
import type { TextRange } from "./readings.ts";

const lot =
  /(?<![a-z\u00c0-\u00ff])lot(?![a-z\u00c0-\u00ff])[^\S\n]*(?:n[\u00b0\u00ba]|[.:#=])?[^\S\n]*([a-z0-9][a-z0-9-]*)/gi;
const expiry =
  /(?<![a-z\u00c0-\u00ff])exp(?![a-z\u00c0-\u00ff])\.?[^\S\n]*[:=]?[^\S\n]*(?:\d{4}[-/.]\d{1,2}(?:[-/.]\d{1,2})?|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|\d{1,2}[-/.]\d{4}|\d{8}|\d{6})/gi;

/** True when a number continues after the match, which is then no lot or day. */
const goesOn = (text: string, end: number): boolean =>
  /^(?:[a-z0-9]|[.,/-]\d)/i.test(text.slice(end, end + 2));

/** Ranges of lots and expiry days. A lot has at least one digit, and is no decimal number. */
export function skippedIn(text: string): TextRange[] {
  const found: TextRange[] = [];
  for (const match of text.matchAll(lot)) {
    const end = match.index + match[0].length;
    if (/\d/.test(match[1] ?? "") && !goesOn(text, end)) found.push({ start: match.index, end });
  }
  for (const match of text.matchAll(expiry)) {
    const end = match.index + match[0].length;
    if (!goesOn(text, end)) found.push({ start: match.index, end });
  }
  return found;
}
