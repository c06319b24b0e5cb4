/** Erases a person's tickets (docs/rules-slips.md, Erasure). */
import { serviceMessagesSql } from "#domain/services/serviceMessages.ts";
import type { Erased, Erasure } from "#server/engine/attached.ts";
import { markSavedWhole, saveValues } from "#server/platform/records/recordEvents.ts";
import { recordValues } from "#server/platform/records/recordValues.ts";
import { findRecords } from "#server/platform/records/storedRecords.ts";
import { inJsonList, runSql } from "#server/platform/storage/sql.ts";
import { serviceIndex } from "./serviceIndex.ts";

/** Personal fields of a ticket with their empty values, for an erasure. */
const blank = {
  object: "",
  found: "",
  notes: "",
  lent: "",
  tray: "",
  supplier_reference: "",
  photos_in: [],
  photos_out: [],
  job: "",
  values: "",
  undo: null,
};

/** True for a ticket that must stay: one with stock, an invoice or a slip, or a remake. */
const isKept = (tx: core.App, service: core.Record): boolean =>
  service.getString("invoice") !== "" ||
  service.getString("slip") !== "" ||
  service.getString("kind") === "remake" ||
  findRecords(tx, "optique_service_items", { service: service.id }).length > 0;

/** Deletes the messages about tickets. */
export function deleteMessages(tx: core.App, services: readonly string[]): void {
  runSql(
    tx,
    `DELETE FROM optique_messages WHERE kind IN (${serviceMessagesSql}) AND record ${inJsonList("ids")}`,
    { ids: JSON.stringify(services) },
  );
}

/** Keeps figures and stock, clears the personal fields, and moves the ticket to the anonymised client. */
function keepService(tx: core.App, service: core.Record, client: string): void {
  saveValues(tx, service, { ...blank, client });
  const values = recordValues("optique_services", service);
  serviceIndex.put(tx, service.getString("company"), service.id, values);
}

function eraseServices(
  tx: core.App,
  { anonymised }: Pick<Erased, "anonymised">,
  services: readonly core.Record[],
): void {
  for (const service of services) {
    if (isKept(tx, service)) keepService(tx, service, anonymised());
    else {
      serviceIndex.remove(tx, service.id);
      tx.delete(markSavedWhole(service));
    }
  }
  deleteMessages(
    tx,
    services.map(({ id }) => id),
  );
}

export const serviceErasure: Erasure = {
  finds(tx, erased) {
    const documents = findRecords(tx, "optique_services", { client: erased.client.id });
    return { documents, erase: () => eraseServices(tx, erased, documents) };
  },
};
