import { recordHooks } from "./recordHooks";
import { refuse } from "./refuse";
import { isUsed } from "./usage";

export const clients = recordHooks("optique_clients", {
  search: "clients",
  label: (record) => record.getString("name"),
  removing({ tx, record }) {
    if (isUsed(tx, "client", record.id, ["prescriptions", "invoices"])) {
      refuse([{ field: "id", code: "client_used" }]);
    }
  },
});
