/** POST /api/optique/products/import: the good rows in one transaction, the others in a report. */
import { type CatalogueRow, readCatalogueRow } from "#domain/stock/catalogue.ts";
import { storedDay, today } from "#domain/core/days.ts";
import { isObject } from "#domain/documents/documentBody.ts";
import { message } from "#domain/core/messages.ts";
import { toCentimes, toDirhams } from "#domain/core/money.ts";
import { fold, searched } from "#domain/search/search.ts";
import { refuse } from "#server/platform/refuse.ts";
import { index } from "#server/scale/searchIndex.ts";
import { insertRows, queryJson } from "#server/platform/sql.ts";
import { bodyOf, staffOf } from "#server/platform/staff.ts";
import { insertInitial } from "#server/records/stockLedger.ts";

type Report = { line: number; status: "refused" | "warning"; message: string };
const maxRows = 20_000;

/** The suppliers of a company by their folded name. */
function suppliersOf(tx: core.App, company: string): Map<string, string> {
  const found = queryJson<[string, string][]>(
    tx,
    "SELECT json_group_array(json_array(name, id)) AS json FROM optique_suppliers WHERE company = {:company}",
    { company },
  );
  return new Map((found ?? []).map(([name, id]) => [fold(name.trim()), id]));
}

function read(rows: readonly unknown[]): {
  good: (CatalogueRow & { line: number })[];
  lines: Report[];
} {
  const good: (CatalogueRow & { line: number })[] = [];
  const lines: Report[] = [];
  rows.forEach((row, place) => {
    const line = place + 1;
    if (!isObject(row))
      return lines.push({
        line,
        status: "refused",
        message: message({ field: "", code: "object" }),
      });
    const read = readCatalogueRow(row);
    if (read.violations.length === 0) return good.push({ ...read, line });
    return lines.push({
      line,
      status: "refused",
      message: read.violations.map(message).join(". "),
    });
  });
  return { good, lines };
}

function write(
  tx: core.App,
  company: string,
  good: readonly (CatalogueRow & { line: number })[],
  lines: Report[],
): string[] {
  const suppliers = suppliersOf(tx, company);
  const products = good.map(({ product, supplierName, line }) => {
    const supplier = supplierName ? suppliers.get(fold(supplierName)) : "";
    if (supplier === undefined) {
      const code = "unknown_supplier";
      lines.push({
        line,
        status: "warning",
        message: message({ field: "supplier", code, params: { name: supplierName } }),
      });
    }
    const price = (name: string) => toDirhams(toCentimes(Number(product[name])));
    const { name, reference, stock, type, description } = product as Record<string, string> & {
      stock: number;
    };
    return {
      id: $security.randomStringWithAlphabet(15, "abcdefghijklmnopqrstuvwxyz0123456789"),
      company,
      name: name ?? "",
      reference: reference ?? "",
      type: type ?? "",
      description: description ?? "",
      stock,
      purchase_price: price("purchase_price"),
      selling_price: price("selling_price"),
      supplier: supplier ?? "",
    };
  });
  insertRows(tx, "optique_products", products);
  insertInitial(tx, company, storedDay(today()), products);
  index(
    tx,
    "products",
    products.map(({ id, name, reference, type }) => ({
      company,
      record: id,
      text: searched.products.text({ name, reference, type }),
    })),
  );
  return products.map(({ id }) => id);
}

/** What SQL writes is announced to nobody: one of the products, saved as it is, tells the other stations. */
function announce(app: core.App, [id]: readonly string[]): void {
  try {
    if (id) app.save(app.findRecordById("optique_products", id));
  } catch (error) {
    // The products are there: a refusal now would have them imported twice.
    console.error(String(error));
  }
}

export const catalogue = {
  post(e: core.RequestEvent): void {
    const { company } = staffOf(e);
    const rows = bodyOf(e)["rows"];
    if (!Array.isArray(rows)) return refuse([{ field: "rows", code: "list" }]);
    if (rows.length === 0) return refuse([{ field: "rows", code: "csv_empty" }]);
    if (rows.length > maxRows)
      return refuse([{ field: "rows", code: "too_many", params: { max: maxRows } }]);
    const { good, lines } = read(rows);
    let made: string[] = [];
    if (good.length > 0)
      e.app.runInTransaction((tx) => {
        made = write(tx, company, good, lines);
      });
    announce(e.app, made);
    lines.sort((a, b) => a.line - b.line);
    e.json(200, { imported: good.length, lines });
  },
};
