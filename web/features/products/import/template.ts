import { saveCsv } from "#lib/csv.ts";
import { strings } from "./import.strings.ts";
import { catalogueColumns } from "#domain/stock/catalogue.ts";

const templateColumns = catalogueColumns.filter((column) => column !== "barcode");

/** The eight columns with one row to be replaced. */
export const saveTemplate = (): Promise<void> =>
  saveCsv(`${strings.templateName}.csv`, templateColumns, [[...strings.example]]);
