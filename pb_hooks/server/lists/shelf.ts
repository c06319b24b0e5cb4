/** The shelves that are low or empty: what was sold of each product lately, and what is proposed to order. */
import { today } from "#domain/core/days.ts";
import { productTypes } from "#domain/core/records.ts";
import { proposedQuantity, soldSince } from "#domain/stock/reorder.ts";
import { lowStock } from "#domain/stock/stockLevel.ts";
import type { Condition, Filter, List, Order } from "./list.ts";
import { equal, oneOf } from "./listFilters.ts";
import { inList, type Params, queryJson } from "#server/platform/sql.ts";

/** In the words of the partial index: the emptiest first, then by name. */
export const isShort: Condition = {
  sql: `t.archived = FALSE AND t.stock <= ${lowStock}`,
  params: {},
};
const emptiestFirst: Order = {
  columns: ["t.stock", "t.name COLLATE NOCASE", "t.rowid"],
  descends: false,
};

const level: Filter = (value) => {
  if (!value) return null;
  const conditions: Record<string, string> = { out: "t.stock = 0", low: "t.stock > 0" };
  return { sql: conditions[value] ?? "FALSE", params: {} };
};

/** 'none': the products that have no supplier. */
const ofSupplier: Filter = (value) =>
  value === "none" ? { sql: "t.supplier = ''", params: {} } : equal("supplier")(value);

export const shelfFilters = { level, supplier: ofSupplier, type: oneOf("type", productTypes) };

export const shelf: List = {
  table: "optique_products",
  kind: "products",
  order: emptiestFirst,
  orderedBy: "idx_products_shelf",
  filters: shelfFilters,
  always: () => isShort,
  expand: ["supplier"],
  complete: proposeQuantities,
};

/** What was sold of product t in the days that count; read from the totals, by the product. */
export const soldSql = `(SELECT COALESCE(SUM(d.quantity), 0) FROM optique_sale_days d
  WHERE d.product = t.id AND d.day BETWEEN {:since} AND {:today} AND +d.company = t.company)`;

export const soldParams = (): Params => ({ since: soldSince(today()), today: today() });

function proposeQuantities(app: core.App, products: readonly core.Record[]): void {
  const sold =
    queryJson<Record<string, number>>(
      app,
      `SELECT json_group_object(t.id, ${soldSql}) AS json FROM optique_products t WHERE t.id ${inList("ids")}`,
      { ...soldParams(), ids: JSON.stringify(products.map(({ id }) => id)) },
    ) ?? {};
  for (const product of products) {
    const stock = product.getInt("stock");
    product.withCustomData(true);
    product.set("sold", sold[product.id] ?? 0);
    product.set("proposed", proposedQuantity({ sold: sold[product.id] ?? 0, stock }));
  }
}
