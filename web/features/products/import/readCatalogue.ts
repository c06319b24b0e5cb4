/** A catalogue file that a spreadsheet wrote, read into rows (domain/README.md §10). */
import {
  type CatalogueColumn,
  catalogueColumns,
  type CatalogueRow,
  readCatalogueRow,
  rowMessage,
} from "#domain/stock/catalogue.ts";
import { fold } from "#domain/search/search.ts";
import { strings } from "./import.strings.ts";

export type FileRow = Record<CatalogueColumn, string>;
/** What a column of the file holds; undefined for one that is left aside. */
export type Places = readonly (CatalogueColumn | undefined)[];
/** `line`: its number in the spreadsheet, from 1. */
type FileLine = { line: number; cells: string[] };
export type CatalogueFile = { head: string[]; lines: FileLine[] };

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

/** What the cells of a head say that their columns hold; of two that say the same the first counts. */
export function placesOf(head: readonly string[]): Places {
  const found = head.map((cell) => known.get(plain(cell)));
  return found.map((column, at) => (found.indexOf(column) === at ? column : undefined));
}

export class CsvFailure extends Error {}

/** Titles and addresses may stand above the head. */
const headWithin = 10;
const isBlankLine = ({ cells }: FileLine): boolean => cells.every((cell) => cell.trim() === "");
const recognised = ({ cells }: FileLine): number =>
  placesOf(cells).filter((column) => column !== undefined).length;

/** The head and the rows under it; empty ones are left out. Refuses a file without rows. */
export async function parse(text: string): Promise<CatalogueFile> {
  const { default: papa } = await import("papaparse");
  // Empty lines count in the spreadsheet's numbering, but would mislead the guess.
  const guess = papa.parse(text, {
    skipEmptyLines: "greedy",
    delimitersToGuess: [",", ";", "	"],
    preview: 100,
  });
  const { data, errors } = papa.parse(text, { delimiter: guess.meta.delimiter });
  const open = errors.find(({ type }) => type === "Quotes");
  if (open) throw new CsvFailure(strings.openQuote((open.row ?? 0) + 1));
  const lines = data
    .map((cells, at): FileLine => ({ line: at + 1, cells }))
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

/** The cells of a line by the columns that they stand for; `type` where the file has none. */
export function rowOf({ cells }: FileLine, places: Places, type: string): FileRow {
  const row = Object.fromEntries(catalogueColumns.map((column) => [column, ""])) as FileRow;
  cells.forEach((cell, at) => {
    const column = places[at];
    if (column) row[column] = cell.trim();
  });
  return { ...row, type: row.type || type };
}

export type CheckedRow = FileLine & {
  row: FileRow;
  read: CatalogueRow;
  errors: string[];
  /** The line of the file that has the same reference before. */
  sameAs: number | null;
};

const batch = 500;
/** Lets the page answer between two batches. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

/** Each row with what is wrong in it, a batch at a time; `onProgress` gets the share that is done. */
export async function check(
  { lines }: CatalogueFile,
  places: Places,
  type: string,
  onProgress: (share: number) => void,
): Promise<CheckedRow[]> {
  const checked: CheckedRow[] = [];
  const seen = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    if (index % batch === 0) {
      onProgress(index / lines.length);
      await breathe();
    }
    const row = rowOf(line, places, type);
    const read = readCatalogueRow(row);
    const reference = fold(row.reference);
    const sameAs = reference === "" ? null : (seen.get(reference) ?? null);
    if (reference !== "" && sameAs === null) seen.set(reference, line.line);
    checked.push({ ...line, row, read, sameAs, errors: read.violations.map(rowMessage) });
  }
  return checked;
}
