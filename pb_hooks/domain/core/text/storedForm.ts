/** Stored forms of a text. */
import { hiddenCharacters, trimBlanks } from "./blank.ts";

/** Text that needs no cleaning: one line of Latin, Arabic or Tifinagh letters. */
const cleanForm = /^[ -~\u00a0-\u1fff\u2c00-\u2dff]*$/;
/** Hidden characters to remove. Joiners are not among them: Arabic letters need them. */
const anyHidden = new RegExp(`[${hiddenCharacters}]`, "g");
const breaks = /\r\n|[\t-\r\u0085\u2028\u2029]/g;

/** Stored form of a text with several lines: trimmed, without hidden characters. */
export const storedLines = (text: string): string =>
  trimBlanks(cleanForm.test(text) ? text : text.replace(anyHidden, ""));

/** Stored form of a text with one line: tabs and line breaks become spaces. */
export const storedLine = (text: string): string =>
  cleanForm.test(text) ? trimBlanks(text) : storedLines(text.replace(breaks, " "));

const unseen = "\\u00ad\\u034f\\u061c\\u180e\\u200b-\\u200f\\u2060-\\u2064\\ufe00-\\ufe0f\\ufeff";
const unseenSigns = new RegExp(`[${unseen}]`, "g");

/** Text without invisible characters, for search: no direction marks, no joiners. */
export const withoutUnseen = (text: string): string =>
  /^[ -~]*$/.test(text) ? text : text.replace(anyHidden, "").replace(unseenSigns, "");

/** Visible form of a line, for comparison: no joiners, normalised letters and digits. */
export const visibleForm = (text: string): string =>
  /^[ -~]*$/.test(text)
    ? trimBlanks(text)
    : storedLine(text.replace(unseenSigns, "").normalize("NFKC"));

/** Text without any space. */
export const withoutSpaces = (text: string): string => text.replace(/\s/g, "");

/** Stored form of a barcode: its visible form without spaces. */
export const storedBarcode = (text: string): string => withoutSpaces(visibleForm(text));
