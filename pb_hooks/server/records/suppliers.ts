import { recordHooks } from "./recordHooks.ts";
import { refuseUsed } from "./usage.ts";

export const suppliers = recordHooks("optique_suppliers", {
  search: "suppliers",
  label: (record) => record.getString("name"),
  removing({ tx, record }) {
    refuseUsed(tx, "optique_suppliers", record.id);
  },
});
