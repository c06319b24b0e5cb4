/**
 * CSV files that the browser saves, in the format of `domain/core/text/csv.ts`, but with the digits of numbers kept.
 */
import { csvFile, csvLines } from "#domain/core/text/csv.ts";

export type Cell = string | number;

/**
 * Telephones, references and numbers that a spreadsheet would damage, because it drops leading zeros and rounds long
 * numbers.
 */
const digits = String.raw`(?:0[\d ]*\d|\d{12,})`;
/** Digits kept as a constant formula, '="0661"', which spreadsheets show as text. */
const keptDigits = new RegExp(`^="(${digits})"$`);
const onlyDigits = new RegExp(`^${digits}$`);
/**
 * Matches text that a spreadsheet would run as a formula, but not signed amounts, telephones, or digits kept as above.
 */
const formula = new RegExp(`^(?:=(?!"${digits}"$)|[@\t\r]|[+-](?![\\d\\s.,]+$))`);

function written(cell: Cell): string {
  if (typeof cell === "number") return String(cell).replace(".", ",");
  const text = onlyDigits.test(cell) ? `="${cell}"` : cell;
  return formula.test(text) ? `'${text}` : text;
}

/** Text of a cell of our own files, in which digits may be kept as a formula. */
export const readCell = (cell: string): string => keptDigits.exec(cell.trim())?.[1] ?? cell;

/** CSV text of a header and rows. */
export const writeCsv = (head: readonly string[], rows: readonly Cell[][]): string =>
  csvFile(
    head.map(written),
    rows.map((row) => row.map(written)),
  );

/** CSV text with commas, as specified. The line `sep=` makes Excel split it in every language. */
export const writeCommaCsv = (head: readonly string[], rows: readonly string[][]): string =>
  `sep=,\r\n${csvLines([head, ...rows.map((row) => row.map(written))], ",")}`;

/** Downloads a file. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // By now the download has read its address.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Downloads a table as `name`, with the ending '.csv'. */
export const saveCsv = (name: string, head: readonly string[], rows: readonly Cell[][]): void =>
  saveFile(name, writeCsv(head, rows), "text/csv;charset=utf-8");
