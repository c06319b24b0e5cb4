/** Which products a count covers (docs/rules-counts.md, What a count covers). */
import type { Count, Product } from "#domain/core/records.ts";
import { hasDrawer, hasStock, isOnShelfSql } from "#domain/stock/nonStock.ts";
import { companyListCondition } from "#server/engine/lists/listPlan.ts";
import { listRows } from "#server/engine/lists/listQueries.ts";
import { searchCondition } from "#server/engine/search/searchConditions.ts";
import type { SqlParams } from "#server/platform/storage/sql.ts";
import { productList } from "#server/stock/stockLists.ts";

export type CountScope = Pick<Count, "company" | "types" | "word" | "supplier">;

/** Most products that a search word may find: as many as a shop may have. */
const maxFound = 50_000;

/** Ids of the products that a search word finds, as in the product list; null without a word. */
export function productsOfWord(app: core.App, company: string, word: string): string[] | null {
  const found = word === "" ? null : searchCondition(app, productList, company, word);
  if (!found) return null;
  const condition = companyListCondition(company, [found]);
  const { order } = productList;
  return listRows(app, productList, { condition, order, limit: maxFound }).map(([id]) => id);
}

/** Product types that a count covers; an empty list means all. */
export const typesOf = ({ types }: Pick<Count, "types">): string[] =>
  Array.isArray(types) ? (types as string[]) : [];

/** SQL condition: a product p is in the scope. Archived products are included while they have stock. */
export function scopeCondition(
  app: core.App,
  scope: CountScope,
): { sql: string; params: SqlParams } {
  const { company, supplier, word } = scope;
  const types = typesOf(scope);
  const found = productsOfWord(app, company, word);
  const parts = [`${isOnShelfSql("p")} AND (p.archived = FALSE OR p.stock > 0)`];
  const params: SqlParams = {};
  const add = (sql: string, name: string, value: string) => {
    parts.push(sql);
    params[name] = value;
  };
  if (types.length > 0)
    add("p.type IN (SELECT value FROM json_each({:types}))", "types", JSON.stringify(types));
  if (supplier !== "") add("p.supplier = {:scopeSupplier}", "scopeSupplier", supplier);
  if (found) add("p.id IN (SELECT value FROM json_each({:found}))", "found", JSON.stringify(found));
  return { sql: parts.join(" AND "), params };
}

export type ScopedProduct = { id: string } & Pick<
  Product,
  "type" | "made_to_order" | "is_range" | "supplier"
>;

/** Returns the function that gives a scan's state; an archived product counts, because its scanned piece exists. */
export function stateInScope(
  app: core.App,
  scope: CountScope,
): (product: ScopedProduct) => "counted" | "no_stock" | "outside" {
  const types = typesOf(scope);
  const { company, supplier, word } = scope;
  let found: Set<string> | null | undefined;
  const hasWord = (id: string): boolean => {
    if (found === undefined) {
      const ids = productsOfWord(app, company, word);
      found = ids && new Set(ids);
    }
    return found === null || found.has(id);
  };
  return (product) => {
    if (!hasStock(product) || hasDrawer(product)) return "no_stock";
    const isOfType = types.length === 0 || types.includes(product.type);
    const isOfSupplier = supplier === "" || supplier === product.supplier;
    return isOfType && isOfSupplier && hasWord(product.id) ? "counted" : "outside";
  };
}
