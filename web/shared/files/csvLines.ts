/** Reads CSV; a bad quote affects its own line only. */
import type Papa from "papaparse";
import { readCell } from "#lib/texts/csv.ts";
import { fileStrings } from "./files.strings.ts";
import { isWebPage } from "./fileKinds.ts";

/** `line`: number in the spreadsheet, from 1. `isBroken`: unclosed quote, guessed cells. */
export type FileLine = { line: number; cells: string[]; isBroken?: boolean };
/** File that is no table; its message is shown. */
export class CsvFailure extends Error {}

/** 'sep=;' is an Excel hint. */
const declaredDelimiter = /^\ufeff?sep=([^\r\n])\r?\n/i;
const mostBroken = 200;

type Parser = typeof Papa;

/** Rows of a text; bad lines are isolated. */
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

/** Splits a text at the end of its first line. */
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
  // Empty lines are numbered, but ignored for the delimiter guess.
  const guess = papa.parse(text, {
    skipEmptyLines: "greedy",
    delimitersToGuess: [",", ";", "\t", "|"],
    preview: 100,
  });
  return guess.meta.delimiter;
}

/** Every line of a text, blank ones too. Refuses a web page. */
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
