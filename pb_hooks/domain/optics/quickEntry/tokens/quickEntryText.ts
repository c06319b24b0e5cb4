/** The characters of a quick entry: marks that messengers paste, other digits, minus signs and fractions. */

/** Marks of direction, zero-width characters, the soft hyphen, and accents written as characters of their own. */
const unseen = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\p{Mn}/u;

const fractions: Readonly<Record<string, string>> = {
  "\u00bc": "1/4",
  "\u00bd": "1/2",
  "\u00be": "3/4",
};

/** Arabic-Indic and Persian digits as 0 to 9, their comma, and any minus sign as '-'. */
function plainCharacter(character: string): string {
  const code = character.charCodeAt(0);
  if (code >= 0x0660 && code <= 0x0669) return String(code - 0x0660);
  if (code >= 0x06f0 && code <= 0x06f9) return String(code - 0x06f0);
  if (/[\u066b\u060c]/.test(character)) return ",";
  return /[\u2010-\u2013\u2212]/.test(character) ? "-" : character;
}

/** A character that is read as another, or as none. */
const isOther = /[\u00ad\u00bc-\u00be]|[^ -\u00ff\s]/;

/** Text to read, and where each of its characters stands in the typed text. */
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
