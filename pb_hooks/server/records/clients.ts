import { recordHooks } from "./recordHooks.ts";
import { refuse } from "#server/platform/refuse.ts";
import { isUsed } from "./usage.ts";

export const clients = recordHooks("optique_clients", {
  search: "clients",
  // A name would outlive the person in the journal.
  label: () => "",
  removing({ tx, record }) {
    if (isUsed(tx, "client", record.id, ["prescriptions", "invoices"])) {
      refuse([{ field: "id", code: "client_used" }]);
    }
  },
});
