/** Parses tariffs in the shape `grid`, with one grid for each range (docs/rules-lens-imports.md, Shapes). */
import { isBlank } from "#domain/core/text/blank.ts";
import { mergedAreas, type Point } from "./areas.ts";
import {
  amountIn,
  checkedSpan,
  diametersIn,
  noteUnread,
  powerIn,
  signedCylinder,
  type Unread,
} from "./cells.ts";
import { gridHeadOf, isCorner } from "./heads.ts";
import {
  addLine,
  type Found,
  type HeadedCells,
  nothingFound,
  refuseLine,
  type Zone,
} from "./range.ts";
import type { TableSettings } from "./table.ts";

/** Grid being parsed: its lines above, its cylinders by column (null before the corner line), and its prices. */
type Block = {
  line: number;
  cells: HeadedCells;
  cylinders: { place: number; cylinder: number }[] | null;
  points: Point[];
  unread: { line: number; unread: Unread }[];
};

const newBlock = (line: number): Block => ({
  line,
  cells: {},
  cylinders: null,
  points: [],
  unread: [],
});

/** Parses the ranges of a file with grids; null for a file without a grid. */
export function readGrid(
  rows: readonly (readonly string[])[],
  settings: TableSettings,
): Found | null {
  if (!rows.some(isCorner)) return null;
  const found = nothingFound();
  let block: Block | null = null;
  rows.forEach((row, place) => {
    const line = place + 1;
    const head = gridHeadOf(row[0] ?? "");
    if (block?.cylinders && (row.every(isBlank) || head)) block = endBlock(found, block, settings);
    if (isCorner(row)) readCorner((block ??= newBlock(line)), line, row, settings);
    else if (block?.cylinders) readSphere(block, line, row, settings);
    else if (head) (block ??= newBlock(line)).cells[head] = row[1] ?? "";
    else if (block && row.every(isBlank)) block = endBlock(found, block, settings);
  });
  if (block) endBlock(found, block, settings);
  return found;
}

function readCorner(
  block: Block,
  line: number,
  row: readonly string[],
  { rule }: TableSettings,
): void {
  const unread: Unread = [];
  block.cylinders = [];
  row.forEach((cell, place) => {
    const power = place > 0 && !isBlank(cell) ? powerIn(cell) : null;
    if (!power) return;
    const cylinder = signedCylinder(power, rule);
    if (checkedSpan([cylinder, cylinder], "cylinder", unread).length > 0)
      block.cylinders?.push({ place, cylinder });
  });
  if (unread.length > 0) block.unread.push({ line, unread });
}

function readSphere(
  block: Block,
  line: number,
  row: readonly string[],
  { as }: TableSettings,
): void {
  const unread: Unread = [];
  const [cell = ""] = row;
  const sphere = powerIn(cell)?.value;
  if (sphere === undefined) noteUnread(unread, "sphere", cell);
  else if (checkedSpan([sphere, sphere], "sphere", unread).length > 0)
    for (const { place, cylinder } of block.cylinders ?? []) {
      const amount = amountIn(row[place] ?? "", as, unread);
      if (amount !== null) block.points.push({ sphere, cylinder, amount });
    }
  if (unread.length > 0) block.unread.push({ line, unread });
}

/** Adds the finished grid to its range. Returns null: no grid is open now. */
function endBlock(found: Found, block: Block, { as }: TableSettings): null {
  const headless: Unread = block.cylinders ? [] : [{ field: "", code: "grid_missing" }];
  const areas = mergedAreas(block.points);
  const widths = diametersIn(block.cells.diameter ?? "", []);
  const zones = areas.flatMap(({ sphere, cylinder, amount }) =>
    (widths.length > 0 ? widths : [0]).map((diameter): Zone => ({
      sphere,
      cylinder,
      diameter,
      price: null,
      cost: null,
      [as]: amount,
    })),
  );
  const draft = addLine(found, block.line, block.cells, zones, headless);
  for (const { line, unread } of block.unread) refuseLine(found, line, draft, unread);
  return null;
}
