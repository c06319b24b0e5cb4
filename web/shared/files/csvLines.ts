/** Reads CSV. An unclosed quote spoils only its own line. */
import type Papa from "papaparse";
import { readCell } from "#lib/texts/csv.ts";
import { fileStrings } from "./files.strings.ts";
import { isWebPage } from "./fileKinds.ts";

/** `line`: line number in the spreadsheet, from 1. `isBroken`: a quote is not closed, so the cells are a guess. */
export type FileLine = { line: number; cells: string[]; isBroken?: boolean };
/** Thrown for a file that is not a table; its message is shown. */
export class CsvFailure extends Error {}

/** Excel's first line that declares the delimiter, such as 'sep=;'. */
const declaredDelimiter = /^\ufeff?sep=([^\r\n])\r?\n/i;
const mostBroken = 200;

type Parser = typeof Papa;

/** Parses the rows of a text; a broken line does not affect the next ones. */
function rowsIn(papa: Parser, text: string, delimiter: string): FileLine[] {
  const rows: FileLine[] = [];
  let rest = text;
  for (let broken = 0; rest !== ""; broken += 1) {
    const { data, errors } = papa.parse(rest, { delimiter });
    const [bad] = errors.filter(({ type }) => type === "Quotes");
    const good = bad ? data.slice(0, bad.row) : data;
    for (const cells of good) rows.push({ line: rows.length + 1, cells: cells.map(readCell) });
    if (!bad) break;
    const { line, after } = lineOfRow(papa, rest, delimiter, bad.row ?? 0);
    const cells = line.split(delimiter).map((cell) => cell.replaceAll('"', ""));
    rows.push({ line: rows.length + 1, cells, isBroken: true });
    rest = broken < mostBroken ? after : "";
  }
  return rows;
}

/** Splits the text at a row: returns the first line of the row, and the text after that line. */
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
  // The guess of the delimiter skips empty lines, which still count in the numbering.
  const guess = papa.parse(text, {
    skipEmptyLines: "greedy",
    delimitersToGuess: [",", ";", "\t", "|"],
    preview: 100,
  });
  return guess.meta.delimiter;
}

/** Reads all lines of a CSV text, blank ones included. Throws for a web page. */
export async function readLines(text: string): Promise<FileLine[]> {
  if (isWebPage(text)) throw new CsvFailure(fileStrings.isWebPage);
  const { default: papa } = await import("papaparse");
  const [declaration = "", declared] = declaredDelimiter.exec(text) ?? [];
  const table = text.slice(declaration.length);
  return rowsIn(papa, table, declared ?? delimiterOf(papa, table)).map((row) => ({
    ...row,
    line: row.line + (declared === undefined ? 0 : 1),
  }));
}
