/** Reorder list: products that are low or out of stock, with recent sales and a proposed quantity. */
import { today } from "#domain/core/days/days.ts";
import { productTypes } from "#domain/core/records.ts";
import { proposedQuantitySql, reorderPeriodStart } from "#domain/stock/reorder.ts";
import { isOnShelfSql } from "#domain/stock/nonStock.ts";
import { lowStockSql } from "#domain/stock/stockLevel.ts";
import { productSearch } from "#domain/stock/stockSearch.ts";
import type { ListCondition, ListFilter, List, ListOrder } from "#server/engine/lists/list.ts";
import { nameOrder } from "#server/engine/lists/listOrder.ts";
import { equalFilter, oneOfFilter } from "#server/engine/lists/listFilters.ts";
import { levelFilter } from "./stockLists.ts";
import type { SqlParams } from "#server/platform/storage/sql.ts";

/** Repeats the condition of the partial index. A lens drawer has its own refill list instead. */
export const lowStockCondition: ListCondition = {
  sql: `t.archived = FALSE AND ${isOnShelfSql("t")} AND t.stock <= ${lowStockSql("t")}`,
  params: {},
};
const lowestStockFirst: ListOrder = {
  columns: ["t.stock", "t.name COLLATE NOCASE", "t.rowid"],
  descends: false,
};

/** 'none' selects products without a supplier. */
const ofSupplier: ListFilter = (value) =>
  value === "none" ? { sql: "t.supplier = ''", params: {} } : equalFilter("supplier")(value);

export const shelfFilters = {
  level: levelFilter,
  supplier: ofSupplier,
  type: oneOfFilter("type", productTypes),
};

/** SQL of the quantity of product t sold in the reorder period, from the daily totals. */
export const soldQuantitySql = `(SELECT COALESCE(SUM(d.quantity), 0) FROM optique_sale_days d
  WHERE d.product = t.id AND d.day BETWEEN {:since} AND {:today} AND +d.company = t.company)`;

export const reorderPeriodParams = (): SqlParams => ({
  since: reorderPeriodStart(today()),
  today: today(),
});

export const shelfList: List = {
  table: "optique_products",
  kind: productSearch,
  order: lowestStockFirst,
  orderedBy: "idx_products_shelf",
  orderByName: nameOrder,
  filters: shelfFilters,
  always: () => lowStockCondition,
  expand: { supplier: "optique_suppliers" },
  computed: {
    sold: soldQuantitySql,
    proposed: proposedQuantitySql(soldQuantitySql, lowStockSql("t"), "t.stock"),
  },
  computedParams: reorderPeriodParams,
};
