/** Paper formats of tags, in millimetres (docs/rules-tags.md, Templates). */
import type { TagTemplate } from "#domain/core/records.ts";

type Size = { width: number; height: number };
export type Box = { x: number; y: number; width: number; height: number };
/** Grid of cells on a page, from its left and top edge; a roll has one cell a page. */
type Grid = {
  columns: number;
  rows: number;
  left: number;
  top: number;
  stepX: number;
  stepY: number;
};
export type TagPaper = {
  page: Size;
  grid: Grid;
  tag: Size;
  /** Printed areas within a cell; the rest stays white. */
  price: Box;
  code: Box;
  /** Width available for bars with their quiet zones. */
  room: number;
};

const face = (x: number, y: number, width: number, height: number): Box => ({
  x,
  y,
  width,
  height,
});
const one: Grid = { columns: 1, rows: 1, left: 0, top: 0, stepX: 0, stepY: 0 };
const roll = (width: number, height: number, price: Box, code: Box): TagPaper => ({
  page: { width, height },
  grid: one,
  tag: { width, height },
  price,
  code,
  room: code.width,
});
const a4 = { width: 210, height: 297 };

export const tagPapers: Readonly<Record<TagTemplate, TagPaper>> = {
  fold: roll(102, 20, face(0, 0, 33.5, 20), face(33.5, 0, 33.5, 20)),
  dumbbell: roll(102, 20, face(0, 0, 33.5, 20), face(68.5, 0, 33.5, 20)),
  card: roll(78, 34, face(0, 0, 39, 34), face(39, 0, 39, 34)),
  box: roll(50, 30, face(0, 0, 50, 13), face(0, 13, 50, 17)),
  // A printer leaves five millimetres unprinted at the edges of a sheet.
  sheet24: {
    page: a4,
    grid: { columns: 3, rows: 8, left: 0, top: 0.5, stepX: 70, stepY: 37 },
    tag: { width: 70, height: 37 },
    price: face(5, 4.5, 60, 13),
    code: face(5, 17.5, 60, 15),
    room: 60,
  },
  sheet65: {
    page: a4,
    grid: { columns: 5, rows: 13, left: 4.75, top: 10.7, stepX: 40.6, stepY: 21.2 },
    tag: { width: 38.1, height: 21.2 },
    price: face(0, 0, 38.1, 9),
    code: face(0, 9, 38.1, 12.2),
    room: 38.1,
  },
};

/** Number of cells on a page. */
export const cellsOf = ({ grid }: TagPaper): number => grid.columns * grid.rows;

/** Left and top position of a cell; cells are counted from 0, row by row. */
export const cellAt = ({ grid }: TagPaper, cell: number): { x: number; y: number } => ({
  x: grid.left + (cell % grid.columns) * grid.stepX,
  y: grid.top + Math.floor(cell / grid.columns) * grid.stepY,
});

/** Width of a barcode module by printer resolution: in millimetres, and in dots. */
export const modulesMm = { 203: 0.25, 300: 0.254, 600: 0.254 } as const;
export type Resolution = keyof typeof modulesMm;
export const moduleDots: Readonly<Record<Resolution, number>> = { 203: 2, 300: 3, 600: 6 };
/** Widest of these modules: bars that fit with it fit on every printer. */
const widestModule = 0.254;

/** True when bars with this many modules, quiet zones included, fit the code area. */
export const fitsFace = (modules: number, { room }: TagPaper): boolean =>
  modules * widestModule <= room;
