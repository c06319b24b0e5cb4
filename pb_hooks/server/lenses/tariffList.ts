/** List of tariffs: by product or supplier, the latest first. */
import type { List, ListFilter } from "#server/engine/lists/list.ts";
import { equalFilter } from "#server/engine/lists/listFilters.ts";

/** Filter by supplier, among the products that have a tariff. */
const supplierFilter: ListFilter = (supplier) =>
  supplier
    ? {
        sql: `t.product IN (SELECT p.id FROM optique_products p
          WHERE p.id IN (SELECT g.product FROM optique_lens_grids g WHERE g.company = {:company}) AND p.supplier = {:supplier})`,
        params: { supplier },
        findsFew: true,
      }
    : null;

export const tariffList: List = {
  table: "optique_lens_tariffs",
  order: { columns: ["t.[from]", "t.rowid"], descends: true },
  orderedBy: "idx_lens_tariffs_company_from",
  filters: { product: equalFilter("product"), supplier: supplierFilter },
  expand: { product: "optique_products" },
};
