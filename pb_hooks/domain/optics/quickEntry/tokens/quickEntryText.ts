/**
 * Normalises the characters of a quick entry: invisible marks pasted from messengers, foreign digits, minus signs and
 * fractions.
 */

/** Direction marks, zero-width characters, the soft hyphen, and combining accents. */
const unseen = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\p{Mn}/u;

const fractions: Readonly<Record<string, string>> = {
  "\u00bc": "1/4",
  "\u00bd": "1/2",
  "\u00be": "3/4",
};

/** Replaces Arabic-Indic and Persian digits by 0 to 9, their comma by ',', and any minus sign by '-'. */
function plainCharacter(character: string): string {
  const code = character.charCodeAt(0);
  if (code >= 0x0660 && code <= 0x0669) return String(code - 0x0660);
  if (code >= 0x06f0 && code <= 0x06f9) return String(code - 0x06f0);
  if (/[\u066b\u060c]/.test(character)) return ",";
  return /[\u2010-\u2013\u2212]/.test(character) ? "-" : character;
}

/** Characters that are replaced or removed. */
const isOther = /[\u00ad\u00bc-\u00be]|[^ -\u00ff\s]/;

/** Cleaned text, and a function from a place in it to the place in the typed text. */
export function cleanText(text: string): { clean: string; placeOf: (at: number) => number } {
  if (!isOther.test(text)) return { clean: text, placeOf: (at) => at };
  const characters: string[] = [];
  const places: number[] = [];
  for (let place = 0; place < text.length; place += 1) {
    const character = text.charAt(place);
    if (unseen.test(character)) continue;
    const fraction = fractions[character];
    const isMixed = fraction !== undefined && /\d/.test(characters.at(-1) ?? "");
    for (const one of (isMixed ? " " : "") + (fraction ?? plainCharacter(character))) {
      characters.push(one);
      places.push(place);
    }
  }
  return { clean: characters.join(""), placeOf: (at) => places[at] ?? 0 };
}

/** Text without invisible marks, for the notes. */
export const visibleText = (text: string): string =>
  text.normalize("NFC").replace(new RegExp(unseen, "gu"), "");
