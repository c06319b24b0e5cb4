import { saveFile, writeCommaCsv } from "#lib/csv.ts";
import { strings } from "./import.strings.ts";
import { catalogueColumns } from "#domain/stock/catalogue.ts";

const templateColumns = catalogueColumns.filter((column) => column !== "barcode");

/** The eight columns with one row to be replaced. */
export async function saveTemplate(): Promise<void> {
  const text = await writeCommaCsv(templateColumns, [[...strings.example]]);
  saveFile(`${strings.templateName}.csv`, text, "text/csv;charset=utf-8");
}
