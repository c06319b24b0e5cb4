import { recordHooks } from "./recordHooks.ts";
import { refuse } from "#server/platform/refuse.ts";
import { isUsed } from "./usage.ts";

export const suppliers = recordHooks("optique_suppliers", {
  search: "suppliers",
  label: (record) => record.getString("name"),
  removing({ tx, record }) {
    if (isUsed(tx, "supplier", record.id, ["products", "stock_receipts"])) {
      refuse([{ field: "id", code: "supplier_used" }]);
    }
  },
});
