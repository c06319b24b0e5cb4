/** Tickets in the export of a client (docs/rules-clients.md, Export). */
import type { ExportedService } from "#domain/clients/exportServices.ts";
import type { PersonalExport } from "#server/engine/attached.ts";
import { findRecords, toPlainRecord } from "#server/platform/records/storedRecords.ts";

function exportedService(app: core.App, record: core.Record): ExportedService {
  const {
    expected: _expected,
    received_amount: _received,
    cost: _cost,
    ...service
  } = toPlainRecord<"optique_services">(record);
  const parts = findRecords(app, "optique_service_items", { service: record.id }, "created ASC");
  const items = parts.map((part) => {
    const { unit_cost: _unit, ...item } = toPlainRecord<"optique_service_items">(part);
    return item;
  });
  return { ...service, items };
}

export const serviceExport: PersonalExport = (app, client) => {
  const records = findRecords(app, "optique_services", { client }, "date ASC", "created ASC");
  if (records.length === 0) return { records };
  return { data: { services: records.map((record) => exportedService(app, record)) }, records };
};
