/** A catalogue file that a spreadsheet wrote, read into rows (domain/README.md §10). */
import {
  type CatalogueColumn,
  catalogueColumns,
  type CatalogueRow,
  readCatalogueRow,
} from "#domain/stock/catalogue.ts";
import { message } from "#domain/core/messages.ts";
import { fold } from "#domain/search/search.ts";
import { strings } from "./import.strings.ts";

type FileRow = Record<CatalogueColumn, string>;

/** The text of a file: UTF-8 or UTF-16 with their marks, UTF-8 without, else Windows-1252. */
export function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const plain = (head: string): string =>
  fold(head)
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

const known = new Map<string, CatalogueColumn>(
  catalogueColumns.flatMap((column) =>
    strings.columns[column].map((head): [string, CatalogueColumn] => [plain(head), column]),
  ),
);

export class CsvFailure extends Error {}

/** The rows under the head of a file; empty ones are left out. Refuses a file without rows or without names. */
export async function parse(text: string): Promise<FileRow[]> {
  const { default: papa } = await import("papaparse");
  const { data, errors } = papa.parse(text, {
    skipEmptyLines: "greedy",
    delimitersToGuess: [",", ";", "\t"],
  });
  const [head, ...body] = data;
  if (!head || body.length === 0) throw new CsvFailure(strings.empty);
  if (errors.some(({ type }) => type === "Quotes")) throw new CsvFailure(strings.csvFailed);
  const places = head.map((cell) => known.get(plain(cell)));
  if (!places.includes("name")) throw new CsvFailure(strings.noName);
  return body.map((cells) => {
    const row = Object.fromEntries(catalogueColumns.map((column) => [column, ""])) as FileRow;
    cells.forEach((cell, index) => {
      const column = places[index];
      if (column && cell.trim() !== "") row[column] = cell.trim();
    });
    return row;
  });
}

export type CheckedRow = {
  /** The line of the file as a person counts: the head is the first. */
  line: number;
  row: FileRow;
  read: CatalogueRow;
  errors: string[];
};

const batch = 500;
/** Lets the page answer between two batches. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

/** Each row with what is wrong in it, a batch at a time; `onProgress` gets the share that is done. */
export async function check(
  rows: readonly FileRow[],
  onProgress: (share: number) => void,
): Promise<CheckedRow[]> {
  const checked: CheckedRow[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % batch === 0) {
      onProgress(index / rows.length);
      await breathe();
    }
    const read = readCatalogueRow(row);
    checked.push({ line: index + 2, row, read, errors: read.violations.map(message) });
  }
  return checked;
}
