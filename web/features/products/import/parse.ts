/** Head and rows of a catalogue file. */
import { CsvFailure, type FileLine, readLines } from "#shared/files/csvLines.ts";
import { fileStrings } from "#shared/files/files.strings.ts";
import { placesOf } from "./places.ts";

export type CatalogueFile = { head: string[]; lines: FileLine[] };

/** Number of lines within which the header is looked for; the lines above it are skipped. */
const headWithin = 10;
const isBlankLine = ({ cells }: FileLine): boolean => cells.every((cell) => cell.trim() === "");
const recognised = ({ cells }: FileLine): number =>
  placesOf(cells).filter((column) => column !== undefined).length;

/** Header and non-empty rows of the file. Throws for a file without rows. */
export async function parse(text: string): Promise<CatalogueFile> {
  const lines = (await readLines(text)).filter((line) => !isBlankLine(line));
  const [first, ...others] = lines.slice(0, headWithin);
  if (!first) throw new CsvFailure(fileStrings.empty);
  const head = others.reduce(
    (best, line) => (recognised(line) > recognised(best) ? line : best),
    first,
  );
  const rows = lines.filter(({ line }) => line > head.line);
  if (rows.length === 0) throw new CsvFailure(fileStrings.empty);
  return { head: head.cells, lines: rows };
}
