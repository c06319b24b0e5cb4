/**
 * Recognises the headers of a tariff (docs/rules-lens-imports.md, Shapes): French, our own and suppliers' words, in any
 * order.
 */
import { isDiameter } from "#domain/lenses/power.ts";
import { oneOf, powerIn, wordsOf } from "./cells.ts";
import { cornerWords, headWords } from "./heads.strings.ts";
import { isBlank } from "#domain/core/text/blank.ts";

export type Head = keyof typeof headWords;
export type TableShape = "list" | "upto";

const heads = new Map<string, Head>(
  (Object.entries(headWords) as [Head, string][]).flatMap(([head, words]) =>
    [head.replaceAll("_", " "), ...oneOf(words)].map((word): [string, Head] => [word, head]),
  ),
);
const corners: readonly string[] = oneOf(cornerWords);

/**
 * Finds the field that a column header means; undefined for any other text. A text with digits is a code, never a
 * header.
 */
export const headOf = (cell: string): Head | undefined =>
  /\d/.test(cell) ? undefined : heads.get(wordsOf(cell));

const spanHeads: readonly Head[] = ["sphere_from", "sphere_to", "cylinder_from", "cylinder_to"];

/** Headers that occur only in tables; any other one above a grid describes the range. */
const tableHeads: readonly Head[] = [...spanHeads, "power", "price", "cost"];
export function gridHeadOf(cell: string): Head | undefined {
  const head = headOf(cell);
  return head && !tableHeads.includes(head) ? head : undefined;
}

const diameterHead = /^(?:(?:\u00f8|diametre|diam|dia) ?(\d{2})(?: ?mm)?|(\d{2}) ?mm)$/;

/** Diameter of a header above prices: '65 mm', or with a diameter sign; 0 for any other header. */
export function diameterOfHead(cell: string): number {
  const [, named, bare] = diameterHead.exec(wordsOf(cell)) ?? [];
  const diameter = Number(named ?? bare ?? 0);
  return isDiameter(diameter) ? diameter : 0;
}

/** Columns of a table: those with a known meaning, and those with the prices of a diameter. */
export type Columns = {
  shape: TableShape;
  heads: readonly { place: number; head: Head }[];
  diameters: readonly { place: number; diameter: number }[];
};

/** Columns of a header line; null for any other line. Of two equal headers the first counts. */
export function columnsOf(row: readonly string[]): Columns | null {
  const found = new Map<Head, number>();
  const diameters: { place: number; diameter: number }[] = [];
  row.forEach((cell, place) => {
    const head = headOf(cell);
    const diameter = head ? 0 : diameterOfHead(cell);
    if (head && !found.has(head)) found.set(head, place);
    if (diameter > 0) diameters.push({ place, diameter });
  });
  const isNamed = found.has("reference") || found.has("name");
  const isPriced = found.has("price") || found.has("cost") || diameters.length > 0;
  const isList = spanHeads.some((head) => found.has(head));
  if (!isNamed || !isPriced || (!isList && !found.has("power"))) return null;
  return {
    shape: isList ? "list" : "upto",
    heads: [...found].map(([head, place]) => ({ head, place })),
    diameters,
  };
}

/** True of the top line of a grid: 'SPH\CYL', then cylinders. */
export function isCorner(row: readonly string[]): boolean {
  const [corner = "", ...cylinders] = row;
  const given = cylinders.filter((cell) => !isBlank(cell));
  return (
    corners.includes(wordsOf(corner)) &&
    given.length > 0 &&
    given.every((cell) => powerIn(cell) !== null)
  );
}
