import { saveCsv } from "../../../lib/csv";
import { strings } from "./import.strings";
import { columns } from "./readCatalogue";

/** The eight columns with one row to be replaced. */
export const saveTemplate = (): Promise<void> =>
  saveCsv(`${strings.templateName}.csv`, columns, [[...strings.example]]);
