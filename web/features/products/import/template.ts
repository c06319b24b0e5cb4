import { saveCsv } from "#lib/csv.ts";
import { strings } from "./import.strings.ts";
import { columns } from "./readCatalogue.ts";

/** The eight columns with one row to be replaced. */
export const saveTemplate = (): Promise<void> =>
  saveCsv(`${strings.templateName}.csv`, columns, [[...strings.example]]);
