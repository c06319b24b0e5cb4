import { clientParts, indexText } from "../domain/search";
import { recordHooks } from "./recordHooks";
import { refuse } from "./refuse";
import { isUsed } from "./usage";

const textOf = (record: core.Record): string =>
  indexText(
    clientParts({
      name: record.getString("name"),
      phone: record.getString("phone"),
      email: record.getString("email"),
    }),
  );

export const clients = recordHooks("optique_clients", {
  search: { kind: "clients", text: (_, record) => textOf(record) },
  label: (record) => record.getString("name"),
  removing({ tx, record }) {
    if (isUsed(tx, "client", record.id, ["prescriptions", "invoices"]))
      refuse([{ field: "id", code: "client_used" }]);
  },
});
