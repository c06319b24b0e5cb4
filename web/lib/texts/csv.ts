/** CSV that the browser saves; its form is that of `domain/core/text/csv.ts`, but it keeps the digits of numbers. */
import { csvFile, csvLines } from "#domain/core/text/csv.ts";

export type Cell = string | number;

/** Telephones, references and numbers of which a spreadsheet would drop the zeros at the front, or the last digits. */
const digits = String.raw`(?:0[\d ]*\d|\d{12,})`;
/** The same as a constant formula, which spreadsheets show as text. */
const keptDigits = new RegExp(`^="(${digits})"$`);
const onlyDigits = new RegExp(`^${digits}$`);
/** Text that a spreadsheet would run as a formula; signed amounts, telephones and kept digits are not. */
const formula = new RegExp(`^(?:=(?!"${digits}"$)|[@\t\r]|[+-](?![\\d\\s.,]+$))`);

function written(cell: Cell): string {
  if (typeof cell === "number") return String(cell).replace(".", ",");
  const text = onlyDigits.test(cell) ? `="${cell}"` : cell;
  return formula.test(text) ? `'${text}` : text;
}

/** Text of a cell in a file of ours, which may keep its digits by a formula. */
export const readCell = (cell: string): string => keptDigits.exec(cell.trim())?.[1] ?? cell;

/** CSV text of a header and rows. */
export const writeCsv = (head: readonly string[], rows: readonly Cell[][]): string =>
  csvFile(
    head.map(written),
    rows.map((row) => row.map(written)),
  );

/** The same with commas, as specified; `sep=` makes Excel split them in every language. */
export const writeCommaCsv = (head: readonly string[], rows: readonly string[][]): string =>
  `sep=,\r\n${csvLines([head, ...rows.map((row) => row.map(written))], ",")}`;

/** Downloads a file. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The download has read its address by now.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Downloads a table as `name`, with the ending '.csv'. */
export const saveCsv = (name: string, head: readonly string[], rows: readonly Cell[][]): void =>
  saveFile(name, writeCsv(head, rows), "text/csv;charset=utf-8");
