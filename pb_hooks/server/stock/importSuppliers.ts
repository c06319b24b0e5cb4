/** Finds the suppliers that the rows of an import name. */
import { violationMessage } from "#domain/core/messages/messages.ts";
import { type CatalogueRow, supplierKey } from "#domain/stock/catalogue.ts";
import { queryJson } from "#server/platform/storage/sql.ts";
import type { Remark } from "./importBody.ts";

type NamedRow = Pick<CatalogueRow, "supplierName"> & { line: number };

/** Supplier id for each row. */
export const supplierIds = (
  piece: readonly NamedRow[],
  suppliers: ReadonlyMap<string, string>,
  remarks: Remark[],
): string[] => piece.map((row) => supplierOf(row, suppliers, remarks));

/** Suppliers of a company, by folded name. */
export function suppliersOf(app: core.App, company: string): Map<string, string> {
  const found = queryJson<[string, string][]>(
    app,
    "SELECT json_group_array(json_array(name, id)) AS json FROM optique_suppliers WHERE company = {:company}",
    { company },
  );
  return new Map((found ?? []).map(([name, id]) => [supplierKey(name), id]));
}

/** Supplier id of a row; '' when it names none, or an unknown one, which adds a warning. */
function supplierOf(
  { supplierName, line }: NamedRow,
  suppliers: ReadonlyMap<string, string>,
  warnings: Remark[],
): string {
  const supplier = supplierName ? suppliers.get(supplierKey(supplierName)) : "";
  if (supplier !== undefined) return supplier;
  const params = { name: supplierName };
  const text = violationMessage({ field: "supplier", code: "unknown_supplier", params });
  warnings.push({ line, status: "warning", message: text });
  return "";
}
