/** Files that a French Excel or LibreOffice opens as they are: UTF-8 with its mark, semicolons, decimal commas. */

export type Cell = string | number;

/** What a spreadsheet would run as a formula; a signed amount or telephone is not one. */
const formula = /^(?:[=@\t\r]|[+-](?![\d\s.,]+$))/;
const written = (cell: Cell): string =>
  typeof cell === "number" ? String(cell).replace(".", ",") : cell;

/** Rows under a head as the text of such a file. */
export async function writeCsv(head: readonly string[], rows: readonly Cell[][]): Promise<string> {
  const { default: papa } = await import("papaparse");
  const text = papa.unparse([[...head], ...rows.map((row) => row.map(written))], {
    delimiter: ";",
    newline: "\r\n",
    escapeFormulae: formula,
  });
  return `\ufeff${text}\r\n`;
}

/** The same rows between commas, as the specification reads them; `sep=` has Excel split them in every language. */
export async function writeCommaCsv(
  head: readonly string[],
  rows: readonly string[][],
): Promise<string> {
  const { default: papa } = await import("papaparse");
  const text = papa.unparse([[...head], ...rows.map((row) => [...row])], {
    delimiter: ",",
    newline: "\r\n",
    escapeFormulae: formula,
  });
  return `sep=,\r\n${text}\r\n`;
}

/** Hands a file to the browser's downloads. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The download has read its address by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Saves a table as `name`, which ends with '.csv'. */
export async function saveCsv(
  name: string,
  head: readonly string[],
  rows: readonly Cell[][],
): Promise<void> {
  saveFile(name, await writeCsv(head, rows), "text/csv;charset=utf-8");
}
