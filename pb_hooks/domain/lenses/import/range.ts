/**
 * Collects the ranges of a tariff (docs/rules-lens-imports.md, Shapes): lines with the same code, or else name, form
 * one range.
 */
import type { Centimes } from "#domain/core/money.ts";
import { fold } from "#domain/core/text/fold.ts";
import { trimBlanks } from "#domain/core/text/blank.ts";
import { violationMessage } from "#domain/core/messages/messages.ts";
import type { PowerRow } from "#domain/lenses/tariff.ts";
import {
  diametersIn,
  geometryNamed,
  geometryOf,
  isNotMade,
  isPrescription,
  noteUnread,
  powerIn,
  type Unread,
} from "./cells.ts";
import type { Head } from "./heads.ts";

/** Zone as in the file; a price or cost that the file lacks is null. */
export type Zone = Pick<PowerRow, "sphere" | "cylinder" | "diameter"> & {
  price: Centimes | null;
  cost: Centimes | null;
};

/** Product fields that the file gives. */
export type RangeValues = Partial<{
  geometry: string;
  lens_index: number;
  material: string;
  treatment: string;
  tint: string;
  diameters: number[];
  fabrication: boolean;
  delay_days: number;
  add_from: number;
  add_to: number;
  max_power: number;
  max_prism: number;
}>;

export type LineRemark = { line: number; status: "refused" | "warning"; message: string };

/** Range collected so far; `isUnread` is true when a line could not be parsed, and excludes the range. */
export type Draft = {
  line: number;
  reference: string;
  name: string;
  values: RangeValues;
  zones: Zone[];
  isUnread: boolean;
};

export type Found = {
  drafts: Draft[];
  remarks: LineRemark[];
  byCode: Map<string, Draft>;
  byName: Map<string, Draft>;
};

export const nothingFound = (): Found => ({
  drafts: [],
  remarks: [],
  byCode: new Map(),
  byName: new Map(),
});

/** Form in which codes and names are compared. */
export const rangeKey = (text: string): string => fold(trimBlanks(text)).replace(/\s+/g, " ");

/** Cells of a line by the meaning of their headers. */
export type HeadedCells = Partial<Record<Head, string>>;

/** Range of a line; a line without code and name belongs to the previous range. */
function draftOf(found: Found, line: number, cells: HeadedCells): Draft | undefined {
  const reference = trimBlanks(cells.reference ?? "");
  const name = trimBlanks(cells.name ?? "");
  const code = rangeKey(reference);
  const key = rangeKey(name);
  if (!code && !key) return found.drafts.at(-1);
  const known = code ? found.byCode.get(code) : found.byName.get(key);
  if (known) {
    known.name ||= name;
    return known;
  }
  const draft = { line, reference, name, values: {}, zones: [], isUnread: false };
  found.drafts.push(draft);
  if (code) found.byCode.set(code, draft);
  if (key && !found.byName.has(key)) found.byName.set(key, draft);
  return draft;
}

export const displayName = ({ name, reference }: Pick<Draft, "name" | "reference">): string =>
  name || reference;

/** Reports what could not be parsed in a line, and excludes its range. */
export function refuseLine(
  found: Found,
  line: number,
  draft: Draft | undefined,
  unread: Unread,
): void {
  const texts = unread.map(violationMessage);
  if (draft) {
    draft.isUnread = true;
    texts.push(
      violationMessage({ field: "", code: "range_left_out", params: { name: displayName(draft) } }),
    );
  }
  found.remarks.push({ line, status: "refused", message: texts.join(". ") });
}

/** Adds the values and zones of a line to its range. */
export function addLine(
  found: Found,
  line: number,
  cells: HeadedCells,
  zones: readonly Zone[],
  unread: Unread,
): Draft | undefined {
  const draft = draftOf(found, line, cells);
  if (!draft) {
    if (zones.length > 0 || unread.length > 0) unread.push({ field: "", code: "range_unnamed" });
  } else {
    mergeValues(draft, rangeValues(cells, unread), zones);
  }
  if (unread.length > 0) refuseLine(found, line, draft, unread);
  return draft;
}

/** Merges values: the first one given counts, except that diameters are collected. */
function mergeValues(draft: Draft, values: RangeValues, zones: readonly Zone[]): void {
  const widths = [...(draft.values.diameters ?? []), ...(values.diameters ?? [])];
  for (const { diameter } of zones) if (diameter > 0) widths.push(diameter);
  draft.values = { ...values, ...draft.values };
  if (widths.length > 0) draft.values.diameters = [...new Set(widths)].sort((a, b) => a - b);
  for (const zone of zones) draft.zones.push(zone);
}

const decimalForm = /^\d{1,3}(?:[.,]\d{1,2})?$/;
const daysForm = /^(\d{1,2})(?:j|jrs?|jours?|days?)?\.?$/;

/** Parsers for the fields of a range; they return undefined for an invalid cell. */
const readers: {
  [Name in Exclude<keyof RangeValues, "diameters">]-?: (cell: string) => RangeValues[Name];
} = {
  geometry: geometryOf,
  lens_index: decimalIn,
  material: trimBlanks,
  treatment: trimBlanks,
  tint: trimBlanks,
  fabrication: isPrescription,
  delay_days: (cell) => {
    const [, days] = daysForm.exec(bareWord(cell)) ?? [];
    return days === undefined ? undefined : Number(days);
  },
  add_from: (cell) => powerIn(cell)?.value,
  add_to: (cell) => powerIn(cell)?.value,
  max_power: (cell) => powerIn(cell)?.value,
  max_prism: decimalIn,
};
const readNames = Object.keys(readers) as (keyof typeof readers)[];

const bareWord = (cell: string): string => fold(cell).replace(/\s/g, "");

function decimalIn(cell: string): number | undefined {
  const bare = bareWord(cell);
  return decimalForm.test(bare) ? Number(bare.replace(",", ".")) : undefined;
}

/** Parses the product fields of a line; a blank cell or '-' gives no value. */
export function rangeValues(cells: HeadedCells, unread: Unread): RangeValues {
  const values: Record<string, unknown> = {};
  for (const name of readNames) {
    const cell = cells[name];
    if (cell === undefined || isNotMade(cell)) continue;
    const value = readers[name](cell);
    if (value === undefined) noteUnread(unread, name, cell);
    else values[name] = value;
  }
  const diameters = diametersIn(cells.diameter ?? "", unread);
  return diameters.length > 0 ? { ...values, diameters } : values;
}

/** Geometry of a new range: from the file, else from its name, else `single`. */
export const geometryOfRange = ({ values, name }: Pick<Draft, "values" | "name">): string =>
  values.geometry ?? geometryNamed(name) ?? "single";
