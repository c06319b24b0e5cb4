/** CSV for a French Excel or LibreOffice: UTF-8 with BOM, semicolons, decimal commas. */

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
  return onlyDigits.test(cell) ? `="${cell}"` : cell;
}

/** Text of a cell in a file of ours, which may keep its digits by a formula. */
export const readCell = (cell: string): string => keptDigits.exec(cell.trim())?.[1] ?? cell;

/** CSV text of a header and rows. */
export async function writeCsv(head: readonly string[], rows: readonly Cell[][]): Promise<string> {
  const { default: papa } = await import("papaparse");
  const text = papa.unparse([[...head], ...rows.map((row) => row.map(written))], {
    delimiter: ";",
    newline: "\r\n",
    escapeFormulae: formula,
  });
  return `\ufeff${text}\r\n`;
}

/** The same with commas, as specified; `sep=` makes Excel split them in every language. */
export async function writeCommaCsv(
  head: readonly string[],
  rows: readonly string[][],
): Promise<string> {
  const { default: papa } = await import("papaparse");
  const text = papa.unparse([[...head], ...rows.map((row) => row.map(written))], {
    delimiter: ",",
    newline: "\r\n",
    escapeFormulae: formula,
  });
  return `sep=,\r\n${text}\r\n`;
}

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
export async function saveCsv(
  name: string,
  head: readonly string[],
  rows: readonly Cell[][],
): Promise<void> {
  saveFile(name, await writeCsv(head, rows), "text/csv;charset=utf-8");
}
