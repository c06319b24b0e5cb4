/** Converts the rows of a tariff to texts of a sheet, and back. */
import { formatAmount, parseAmount, toCentimes, toDirhams } from "#domain/core/money.ts";
import type { PowerRow, SupplementRow, TariffRow } from "#domain/lenses/tariff.ts";
import { readDioptre, readTyped } from "#domain/optics/parse.ts";
import { dioptreText } from "#domain/lenses/formatPower.ts";
import { tariffTexts as text } from "./tariff.strings.ts";

const powerColumns = [
  "sphereFrom",
  "sphereTo",
  "cylinderFrom",
  "cylinderTo",
  "diameter",
  "price",
  "cost",
] as const;
const supplementColumns = ["to", "price", "cost"] as const;
export type SheetColumn = keyof typeof text.columns;
export type SheetRow = Partial<Record<SheetColumn, string>>;
/** `range`: prices by power of a range; `supplement`: prices of a supplement. */
export type SheetKind = "range" | "supplement";

/** Columns of a kind; the costs are left out for a person who may not see them. */
export const columnsOf = (kind: SheetKind, seesCost: boolean): readonly SheetColumn[] =>
  (kind === "range" ? powerColumns : supplementColumns).filter(
    (column) => seesCost || column !== "cost",
  );

const money = (dirhams: number): string => formatAmount(toCentimes(dirhams));
const isPowerRow = (row: TariffRow): row is PowerRow => "sphere" in row;

export function sheetRow(row: TariffRow): SheetRow {
  const amounts = { price: money(row.price), cost: row.cost === null ? "" : money(row.cost) };
  if (!isPowerRow(row))
    return { to: row.to === null ? "" : String(row.to).replace(".", ","), ...amounts };
  const { sphere, cylinder, diameter } = row;
  return {
    sphereFrom: dioptreText(sphere[0]),
    sphereTo: dioptreText(sphere[1]),
    cylinderFrom: dioptreText(cylinder[0]),
    cylinderTo: dioptreText(cylinder[1]),
    diameter: diameter === 0 ? "" : String(diameter),
    ...amounts,
  };
}

const isBlankRow = (row: SheetRow): boolean =>
  Object.values(row).every((typed) => typed.trim() === "");

/** Parses a cell: null when blank, NaN when not a number. */
function numberIn(column: SheetColumn, typed = ""): number | null {
  if (typed.trim() === "") return null;
  if (column === "price" || column === "cost") {
    const centimes = parseAmount(typed);
    return centimes === null ? Number.NaN : toDirhams(centimes);
  }
  const read = column === "diameter" || column === "to" ? readTyped(typed) : readDioptre(typed);
  return read ?? Number.NaN;
}

type Numbers = Partial<Record<SheetColumn, number | null>>;

const powerRow = (row: Numbers): PowerRow => ({
  sphere: [row.sphereFrom ?? 0, row.sphereTo ?? 0],
  cylinder: [row.cylinderFrom ?? 0, row.cylinderTo ?? 0],
  diameter: row.diameter ?? 0,
  price: row.price ?? Number.NaN,
  cost: row.cost ?? null,
});
const supplementRow = ({ to, price, cost }: Numbers): SupplementRow => ({
  to: to ?? null,
  price: price ?? Number.NaN,
  cost: cost ?? null,
});

/** Error in a row; `row` is its index in the sheet. */
export type SheetFault = { row: number; message: string };
export type ReadSheet = {
  rows: TariffRow[];
  /** Index in the sheet of each row that is sent. */
  places: number[];
  faults: SheetFault[];
};

/** Parses the rows to send, without blank ones, and without costs that the person may not see. */
export function readSheet(
  sheet: readonly SheetRow[],
  kind: SheetKind,
  columns: readonly SheetColumn[],
): ReadSheet {
  const read: ReadSheet = { rows: [], places: [], faults: [] };
  sheet.forEach((row, at) => {
    if (isBlankRow(row)) return;
    const numbers: Numbers = Object.fromEntries(
      columns.map((column) => [column, numberIn(column, row[column])]),
    );
    const wrong = columns.find(
      (column) => Number.isNaN(numbers[column]) || (column === "price" && numbers[column] === null),
    );
    if (wrong) read.faults.push({ row: at, message: text.notNumber(text.columns[wrong], at + 1) });
    read.places.push(at);
    read.rows.push(kind === "range" ? powerRow(numbers) : supplementRow(numbers));
  });
  return read;
}

/** Errors of the server that concern rows, by their index in the sheet; errors of other fields are left out. */
export const faultsOf = (fields: Record<string, string>, places: readonly number[]): SheetFault[] =>
  Object.entries(fields).flatMap(([field, message]): SheetFault[] => {
    const [, sent] = /^rows\.(\d+)/.exec(field) ?? [];
    if (sent === undefined) return [];
    const row = places[Number(sent)] ?? 0;
    return [{ row, message: text.atRow(row + 1, message) }];
  });

/** Sheet after a paste of cells, starting at the given row and column. */
export function withPasted(
  sheet: readonly SheetRow[],
  columns: readonly SheetColumn[],
  { row, column, cells }: { row: number; column: number; cells: string[][] },
): SheetRow[] {
  const rows = [...sheet];
  cells.forEach((line, down) => {
    const filled = line.flatMap((typed, across) => {
      const name = columns[column + across];
      return name ? [[name, typed.trim()]] : [];
    });
    rows[row + down] = { ...rows[row + down], ...Object.fromEntries(filled) };
  });
  return rows;
}
