/** The lines of a CSV file: a bad quote costs its own line. */
import type Papa from "papaparse";
import { strings } from "./import.strings.ts";
import { isWebPage } from "./fileKinds.ts";
import { placesOf } from "./places.ts";

/** `line`: its number in the spreadsheet, from 1. `isBroken`: a quote of it is never closed, its cells are a guess. */
export type FileLine = { line: number; cells: string[]; isBroken?: boolean };
export type CatalogueFile = { head: string[]; lines: FileLine[] };
export class CsvFailure extends Error {}

/** Titles and addresses may stand above the head. */
const headWithin = 10;
const isBlankLine = ({ cells }: FileLine): boolean => cells.every((cell) => cell.trim() === "");
const recognised = ({ cells }: FileLine): number =>
  placesOf(cells).filter((column) => column !== undefined).length;

/** 'sep=;' above the head is how Excel is told. */
const toldDelimiter = /^\ufeff?sep=([^\r\n])\r?\n/i;
const mostBroken = 200;

type Parser = typeof Papa;

/** The rows of a text, each bad line by itself; the rest is read as if it were not there. */
function rowsIn(papa: Parser, text: string, delimiter: string): FileLine[] {
  const rows: FileLine[] = [];
  let rest = text;
  for (let broken = 0; rest !== ""; broken += 1) {
    const { data, errors } = papa.parse(rest, { delimiter });
    const [bad] = errors.filter(({ type }) => type === "Quotes");
    const good = bad ? data.slice(0, bad.row) : data;
    for (const cells of good) rows.push({ line: rows.length + 1, cells });
    if (!bad) break;
    const { line, after } = lineOfRow(papa, rest, delimiter, bad.row ?? 0);
    const cells = line.split(delimiter).map((cell) => cell.replaceAll('"', ""));
    rows.push({ line: rows.length + 1, cells, isBroken: true });
    rest = broken < mostBroken ? after : "";
  }
  return rows;
}

/** The text of a row up to the end of its line, and what comes after it. */
function lineOfRow(papa: Parser, text: string, delimiter: string, row: number) {
  const before = papa.parse(text, { delimiter, preview: row });
  const start = row === 0 ? 0 : before.meta.cursor;
  const end = text.indexOf("\n", start);
  return {
    line: text.slice(start, end < 0 ? undefined : end).replace(/\r$/, ""),
    after: end < 0 ? "" : text.slice(end + 1),
  };
}

function delimiterOf(papa: Parser, text: string): string {
  // Empty lines count in the spreadsheet's numbering, but would mislead the guess.
  const guess = papa.parse(text, {
    skipEmptyLines: "greedy",
    delimitersToGuess: [",", ";", "\t", "|"],
    preview: 100,
  });
  return guess.meta.delimiter;
}

/** The head and the rows under it; empty ones are left out. Refuses a file without rows. */
export async function parse(text: string): Promise<CatalogueFile> {
  if (isWebPage(text)) throw new CsvFailure(strings.isWebPage);
  const { default: papa } = await import("papaparse");
  const [toldLine = "", told] = toldDelimiter.exec(text) ?? [];
  const table = text.slice(toldLine.length);
  const lines = rowsIn(papa, table, told ?? delimiterOf(papa, table))
    .map((row) => ({ ...row, line: row.line + (told === undefined ? 0 : 1) }))
    .filter((line) => !isBlankLine(line));
  const [first, ...others] = lines.slice(0, headWithin);
  if (!first) throw new CsvFailure(strings.empty);
  const head = others.reduce(
    (best, line) => (recognised(line) > recognised(best) ? line : best),
    first,
  );
  const rows = lines.filter(({ line }) => line > head.line);
  if (rows.length === 0) throw new CsvFailure(strings.empty);
  return { head: head.cells, lines: rows };
}
