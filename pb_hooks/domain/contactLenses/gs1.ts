/**
 * Parses the code of a box as a scanner sends it, GS1 or a bare GTIN (docs/rules-contact-lenses.md). An uncertain code
 * is refused.
 */
import { type IsoDay, parseDay } from "#domain/core/days/days.ts";
import { lastOfMonth } from "#domain/core/days/period.ts";
import { scannedDigits } from "#domain/stock/barcodes.ts";
import { hasCheckDigit } from "#domain/tags/ownNumber.ts";
import { elementAt, fitsElement, holdsElement } from "./gs1Elements.ts";

/** `doubt`: the lot may contain the next element, as a separator may be missing. */
export type ScanRefusal = "unread" | "check_digit" | "day" | "doubt";
/** `gtin` has 14 digits. A value that the code lacks is ''. */
export type ReadBox = { gtin: string; lot: string; expires_on: IsoDay | "" };
/** `sure`: values beside the lot that a doubtful code gives for certain. */
export type ScanReading = ReadBox | { refusal: ScanRefusal; sure?: Omit<ReadBox, "lot"> };

/** FNC1, which ends a value of variable length. */
const separator = "\u001d";
const symbologies = ["]d2", "]C1"];
const maxCode = 200;

const gtinForm = /^(?:\d{8}|\d{12,14})$/;

/** GTIN of 8, 12, 13 or 14 digits, padded to 14. Null for another form, only zeros, or a wrong check digit. */
export function gtinOf(code: string): string | null {
  if (!gtinForm.test(code) || Number(code) === 0) return null;
  const gtin = code.padStart(14, "0");
  return hasCheckDigit(gtin) ? gtin : null;
}

/** Day of 'YYMMDD' in this century; day 00 means the last of the month. Null for a day that does not exist. */
function dayOf(digits: string): IsoDay | null {
  const month = `20${digits.slice(0, 2)}-${digits.slice(2, 4)}`;
  const date = digits.slice(4);
  const first = parseDay(`${month}-01`);
  return date === "00" && first ? lastOfMonth(first) : parseDay(`${month}-${date}`);
}

/** `isOpen`: only the end of the code ends the value, without a separator. */
type Found = { ai: string; value: string; isOpen: boolean };

/** Elements of a code in order; null when it is not a GS1 code. */
function elementsOf(text: string): Found[] | null {
  const found: Found[] = [];
  const past = (from: number): number => {
    let place = from;
    while (text.charAt(place) === separator) place += 1;
    return place;
  };
  let place = 0;
  while (place < text.length) {
    const element = elementAt(text, place);
    if (!element) return null;
    const begin = place + element.ai.length;
    const next = text.indexOf(separator, begin);
    const end = element.length === null ? (next < 0 ? text.length : next) : begin + element.length;
    const value = text.slice(begin, end);
    found.push({ ai: element.ai, value, isOpen: element.length === null && next < 0 });
    place = past(end);
  }
  return found;
}

/** Elements of a printed code such as '(01)08412345678905(10)AB12'; null for anything else. */
function bracketsOf(text: string): Found[] | null {
  const [before, ...parts] = text.split(/\((\d{2,4})\)/);
  if (before !== "") return null;
  const found: Found[] = [];
  for (let place = 0; place < parts.length; place += 2)
    found.push({ ai: parts[place] ?? "", value: (parts[place + 1] ?? "").trim(), isOpen: false });
  return found;
}

const wanted: readonly string[] = ["01", "10", "17"];

/**
 * Values of the wanted elements. Null when a value has a wrong form, or an element occurs twice with different values.
 */
function valuesIn(found: readonly Found[]): Record<string, string> | null {
  const values: Record<string, string> = {};
  for (const { ai, value } of found) {
    if (!fitsElement(ai, value) || (values[ai] ?? value) !== value) return null;
    if (wanted.includes(ai)) values[ai] = value;
  }
  return values;
}

/** False for characters that look like an element but have an impossible value. */
function isPrinted(ai: string, value: string): boolean {
  if (ai === "01" || ai === "02") return hasCheckDigit(value);
  return /^1[1-9]$/.test(ai) ? dayOf(value) !== null : true;
}

/** True when the last value may contain further elements: without a separator, the scanner may not send them. */
function isDoubtful(text: string, found: readonly Found[]): boolean {
  const last = found.at(-1);
  if (!last?.isOpen || text.includes(separator)) return false;
  // A code contains each element only once.
  const isNew = (ai: string) => !found.some((one) => one.ai === ai);
  return holdsElement(
    last.value,
    (ai, value) => isNew(ai) && isPrinted(ai, value),
    (ai) => last.ai === "10" || wanted.includes(ai),
  );
}

/** Box with the wanted values, or the reason for its refusal. */
function boxOf({ "01": code, "10": lot = "", "17": digits }: Record<string, string>): ScanReading {
  const gtin = code === undefined ? "" : gtinOf(code);
  const expires_on = digits === undefined ? "" : dayOf(digits);
  if (gtin === null) return { refusal: "check_digit" };
  return expires_on === null ? { refusal: "day" } : { gtin, lot, expires_on };
}

function doubtOf(values: Record<string, string>): ScanReading {
  const box = boxOf(values);
  if ("refusal" in box) return box;
  const { gtin, expires_on } = box;
  return { refusal: "doubt", sure: { gtin, expires_on } };
}

function readElements(text: string, found: readonly Found[] | null): ScanReading {
  if (!found) return { refusal: "unread" };
  const isUnsure = isDoubtful(text, found);
  const values = valuesIn(isUnsure ? found.slice(0, -1) : found);
  if (!values) return { refusal: "unread" };
  if (isUnsure) return doubtOf(values);
  return Object.keys(values).length === 0 ? { refusal: "unread" } : boxOf(values);
}

/** Without a prefix, a GS1 code has to begin with its GTIN or its day, as any text may look like a lot. */
const elementStart = /^(?:01\d{14}|17\d{6})/;

/** Parses a bare GTIN; doubtful when its digits may instead be the elements of a GS1 code. */
function readGtin(code: string): ScanReading {
  const other = elementStart.test(code) ? readElements(code, elementsOf(code)) : null;
  const isOther = other && (!("refusal" in other) || other.refusal === "doubt");
  if (isOther) return { refusal: "doubt", sure: { gtin: "", expires_on: "" } };
  const gtin = gtinOf(code);
  return gtin === null ? { refusal: "check_digit" } : { gtin, lot: "", expires_on: "" };
}

/** Removes FNC1 at the front of a code, where it marks GS1 and ends no value. */
function withoutMark(text: string): string {
  let start = 0;
  while (text.charAt(start) === separator) start += 1;
  return text.slice(start);
}

/**
 * Parses the code of a box. Refuses what is no code (`unread`), a wrong check digit, a day that does not exist, and a
 * lot that may contain the next element because a separator is missing.
 */
export function readScan(code: string): ScanReading {
  if (code.length > maxCode) return { refusal: "unread" };
  const trimmed = code.trim();
  const symbology = symbologies.find((one) => trimmed.startsWith(one));
  const text = scannedDigits(trimmed.slice(symbology?.length ?? 0).trim());
  if (text.startsWith("(")) return readElements(text, bracketsOf(text));
  const bare = text.replace(/ /g, "");
  if (!symbology && gtinForm.test(bare)) return readGtin(bare);
  if (!symbology && !elementStart.test(text) && !text.includes(separator))
    return { refusal: "unread" };
  const elements = withoutMark(text);
  return readElements(elements, elementsOf(elements));
}
