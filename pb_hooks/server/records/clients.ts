import { recordHooks } from "./recordHooks.ts";
import { refuseUsed } from "./usage.ts";

export const clients = recordHooks("optique_clients", {
  search: "clients",
  // A name would outlive the person in the journal.
  label: () => "",
  removing({ tx, record }) {
    refuseUsed(tx, "optique_clients", record.id);
  },
});
