import { recordHooks } from "#server/engine/records/recordHooks.ts";
import { refuseUsed } from "#server/engine/records/usage.ts";

export const suppliers = recordHooks("optique_suppliers", {
  search: "suppliers",
  label: (record) => record.getString("name"),
  removing({ tx, record }) {
    refuseUsed(tx, "optique_suppliers", record.id);
  },
});
