/** CSV for a French Excel or LibreOffice: UTF-8 with BOM, semicolons, decimal commas. */

export type Cell = string | number;

/** Text that a spreadsheet would run as a formula; signed amounts and telephones are not. */
const formula = /^(?:[=@\t\r]|[+-](?![\d\s.,]+$))/;
const written = (cell: Cell): string =>
  typeof cell === "number" ? String(cell).replace(".", ",") : cell;

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
  const text = papa.unparse([[...head], ...rows.map((row) => [...row])], {
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
