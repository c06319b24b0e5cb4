import { recordHooks } from "./recordHooks";
import { refuse } from "./refuse";
import { isUsed } from "./usage";

export const suppliers = recordHooks("optique_suppliers", {
  search: "suppliers",
  label: (record) => record.getString("name"),
  removing({ tx, record }) {
    if (isUsed(tx, "supplier", record.id, ["products", "stock_receipts"])) {
      refuse([{ field: "id", code: "supplier_used" }]);
    }
  },
});
