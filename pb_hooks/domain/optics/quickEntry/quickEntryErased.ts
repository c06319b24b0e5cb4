/**
 * Writes a reading as a line of text, and erases unread words for the button 'Effacer les mots non lus'
 * (docs/rules-optics.md, Quick entry).
 */
import { type EyeSide, eyeSides, type PrismBase } from "#domain/core/records.ts";
import { formatMeasure } from "#domain/optics/format.ts";
import { isNothingRead, type QuickReading, readQuickEntry } from "./quickEntry.ts";
import type { ReadEye } from "./quickEntryEyes.ts";
import type { Note } from "./quickEntryNotes.ts";
import { quickEntryTokens, type TextRange } from "./tokens/quickEntryTokens.ts";

type Values = Pick<QuickReading, "eyes" | "extra">;
type ExtraRead = Values["extra"]["right"];

const marks: Record<EyeSide, string> = { right: "OD", left: "OG" };
const bases: Record<PrismBase | "", string> = {
  in: "BI",
  out: "BE",
  up: "BS",
  down: "BINF",
  "": "",
};

function writtenEye({ sphere, cylinder, axis }: ReadEye): string {
  return [
    sphere === undefined ? "" : sphere === null ? "rien" : formatMeasure("sphere", sphere),
    typeof cylinder === "number" ? `(${formatMeasure("cylinder", cylinder)})` : "",
    typeof axis === "number" ? `${axis}\u00b0` : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Near vision, to write after its distance vision: ' VP +1.00 (−0.50) 90°'; '' without one. */
const writtenNear = ({ near_sphere: sphere, near_cylinder, near_axis }: ExtraRead): string =>
  sphere === undefined
    ? ""
    : ` VP ${writtenEye({ sphere, cylinder: near_cylinder ?? null, axis: near_axis ?? null })}`;

const writtenPrism = (power: number | null | undefined, base: PrismBase | "" = ""): string =>
  typeof power === "number" ? `${power.toFixed(2)}\u0394 ${bases[base]}`.trim() : "";

/** Prisms and acuities of an eye as texts: '2.00Δ BI', 'AVL 10/10 AVP P2'. The caller puts the eye mark before each. */
function writtenExtras(extra: ExtraRead): string[] {
  const prisms = [writtenPrism(extra.prism, extra.base), writtenPrism(extra.prism2, extra.base2)];
  const written = (name: string, acuity = "") =>
    acuity === "" ? "" : `${name} ${acuity === "PL" ? "perception lumineuse" : acuity}`;
  const acuities = [written("AVL", extra.va), written("AVP", extra.near_va)];
  return [prisms, acuities].map((texts) => texts.filter(Boolean).join(" ")).filter(Boolean);
}

/** Label with the values of both eyes: 'Add OD +2.00 OG +2.25'; '' without values. */
function named(name: string, textOf: (side: EyeSide) => string): string {
  const values = eyeSides
    .filter((side) => textOf(side) !== "")
    .map((side) => `${marks[side]} ${textOf(side)}`);
  return values.length === 0 ? "" : [name, ...values].join(" ");
}

/**
 * Writes a reading as one line that quick entry parses to the same values of the same eyes. With `notes`, these words
 * are written instead of the values of prisms, heights and acuities.
 */
export function quickEntryText({ eyes, extra }: Values, notes?: readonly Note[]): string {
  const measureOf = (name: "eip" | "addition") => (side: EyeSide) => {
    const value = eyes[side][name];
    return typeof value === "number" ? formatMeasure(name, value) : "";
  };
  const nears = eyeSides
    .map((side) => extra[side].near_eip)
    .filter((eip) => typeof eip === "number");
  const heightOf = (side: EyeSide) =>
    notes ? "" : formatMeasure("eip", extra[side].height ?? null);
  const hasNear = eyeSides.some((side) => extra[side].near_sphere !== undefined);
  const wordsOf = (side: EyeSide) =>
    (notes ?? []).filter(({ sides }) => sides[0] === side).map(({ words }) => words);
  return [
    named("EIP", measureOf("eip")),
    nears.length === 2 ? `EIP VP ${nears.map((eip) => formatMeasure("eip", eip)).join("/")}` : "",
    named("H", (side) => heightOf(side).replace("-", "")),
    ...eyeSides.flatMap((side) => {
      const eye = writtenEye(eyes[side]) + writtenNear(extra[side]);
      const words = wordsOf(side);
      return eye || words.length > 0 ? [hasNear ? "VL" : "", marks[side], eye, ...words] : [];
    }),
    named("Add", measureOf("addition")),
    ...eyeSides.flatMap((side) =>
      notes ? [] : writtenExtras(extra[side]).map((text) => `${marks[side]} ${text}`),
    ),
    ...(notes ?? []).filter(({ sides }) => sides.length === 0).map(({ words }) => words),
  ]
    .filter(Boolean)
    .join(" ");
}

/**
 * Ranges around each unread eye mark: up to the next mark, and back to the previous one as long as no earlier mark was
 * read.
 */
function besideUnreadEyes(text: string, unread: readonly TextRange[]): TextRange[] {
  const eyes = quickEntryTokens(text).filter(({ kind }) => kind === "eye");
  const isUnread = (mark: TextRange) =>
    unread.some(({ start, end }) => start <= mark.start && mark.end <= end);
  return eyes.flatMap((mark, index) => {
    if (!isUnread(mark)) return [];
    const before = eyes.slice(0, index);
    const start = before.every(isUnread) ? (before.at(-1)?.end ?? 0) : mark.start;
    return [{ start, end: eyes[index + 1]?.start ?? text.length }];
  });
}

/** Replaces each range by a space, so that its neighbours do not join into one word. */
function erase(text: string, places: readonly TextRange[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of [...places].sort((a, b) => a.start - b.start)) {
    parts.push(text.slice(from, Math.max(from, start)));
    from = Math.max(from, end);
  }
  return [...parts, text.slice(from)].join(" ").replace(/ {2,}/g, " ").trim();
}

const entriesOf = ({ eyes, extra }: Values): Map<string, unknown> =>
  new Map(
    eyeSides.flatMap((side) =>
      [eyes[side], extra[side]].flatMap((values) =>
        Object.entries(values).map(([name, value]) => [`${side} ${name}`, value] as const),
      ),
    ),
  );

/** True when `other` has each value of `one`. */
function isWithin(one: Values, other: Values): boolean {
  const values = entriesOf(other);
  return [...entriesOf(one)].every(([name, value]) => values.get(name) === value);
}

/**
 * Text without its unread words, and without what surrounds an unread eye mark. Parsing the result leaves nothing
 * unread, and gives no new or different value; '' when that is impossible.
 */
export function withoutUnread(text: string, reading: QuickReading): string {
  if (isNothingRead(reading)) return "";
  const beside = besideUnreadEyes(text, reading.unread);
  const erased = erase(text, [...reading.unread, ...beside]);
  const again = readQuickEntry(erased);
  const isRead = (typed: string) => {
    const read = readQuickEntry(typed);
    const isWhole = beside.length > 0 || isWithin(reading, read);
    return read.unread.length === 0 && isWhole && isWithin(read, reading);
  };
  const texts = [erased, quickEntryText(reading, again.notes), quickEntryText(reading)];
  return texts.find(isRead) ?? "";
}
