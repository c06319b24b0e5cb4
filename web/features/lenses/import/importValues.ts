/** Values of the import form, and their request body. */
import type { TariffShape } from "#domain/lenses/import/settings.ts";
import type { LensImport } from "#api/lenses/imports.ts";
import { parseDay, today } from "#domain/core/days/days.ts";
import { readTyped } from "#domain/optics/parse.ts";

export type ImportValues = {
  supplier: string;
  supplierName: string;
  from: string;
  shape: TariffShape | "";
  sign: "minus" | "plus" | "";
  per: "pair" | "";
  as: "cost" | "";
  coefficient: string;
  rounding: "0" | "1" | "5" | "10";
};
/** Chosen file as rows of cells. Blank rows are kept, because they end a grid. */
export type TariffFile = { name: string; rows: string[][] };

export const blankImport = (): ImportValues => ({
  supplier: "",
  supplierName: "",
  from: today(),
  shape: "",
  sign: "",
  per: "",
  as: "",
  coefficient: "",
  rounding: "0",
});

/** Parses the typed coefficient: null when blank, NaN when not a number. */
export const coefficientOf = (typed: string): number | null =>
  typed.trim() === "" ? null : (readTyped(typed.trim()) ?? Number.NaN);

const roundings = { "0": 0, "1": 1, "5": 5, "10": 10 } as const;

/** Request body of the preview; null while a field is missing or invalid. */
export function importBody(values: ImportValues, file: TariffFile | null): LensImport | null {
  const { supplier, from, shape, sign, per, as, rounding } = values;
  const coefficient = coefficientOf(values.coefficient);
  if (!file || supplier === "" || !parseDay(from) || Number.isNaN(coefficient)) return null;
  return {
    supplier,
    from,
    rows: file.rows,
    source: file.name,
    ...(shape && { shape }),
    ...(sign && { sign }),
    ...(per && { per }),
    ...(as && { as }),
    ...(coefficient !== null && { coefficient, rounding: roundings[rounding] }),
  };
}
