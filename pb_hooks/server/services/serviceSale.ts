/** Sale that a client pays for a ticket: the body of its save names the ticket (docs/rules-services.md, Sale). */
import type { Service } from "#domain/core/records.ts";
import type { Values } from "#domain/core/fields/values.ts";
import type { Beside } from "#server/engine/attached.ts";
import { writeHeader } from "#server/engine/documents/documentWrites.ts";
import { writeJournalEntry } from "#server/engine/journal/journal.ts";
import { refuse, refuseConflict } from "#server/platform/requests/refuse.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";
import { ownRecord } from "#server/platform/records/storedRecords.ts";
import { invoiceNumberOf } from "#server/sale/numberSeries.ts";

type Sold = { id: string; client: string };

/** Ticket that a sale is made for; null without one, and when it has this sale already. */
function soldService(tx: core.App, company: string, body: Values, sale: Sold): Service | null {
  const sent = body["service"] ?? "";
  if (typeof sent !== "string") return refuse([{ field: "service", code: "text" }]);
  if (sent.trim() === "") return null;
  const service = ownRecord(tx, "optique_services", company, sent.trim());
  if (!service) return refuse([{ field: "service", code: "unknown_record" }]);
  const { invoice } = service;
  if (invoice !== "" && invoice === sale.id) return null;
  if (invoice !== "")
    refuseConflict("service", "service_invoiced", {
      invoice,
      number: invoiceNumberOf(tx, invoice),
    });
  if (service.client !== "" && service.client !== sale.client)
    refuse([{ field: "client", code: "service_client" }]);
  return service;
}

function invoiceService(tx: core.App, staff: Staff, service: Service, sale: Sold): void {
  const values = {
    invoice: sale.id,
    pays: "client",
    ...(service.client === "" ? { client: sale.client } : {}),
  };
  writeHeader(tx, "optique_services", service.id, values, true);
  writeJournalEntry(tx, {
    ...staff,
    action: "update",
    collection: "optique_services",
    record: service.id,
    label: service.number,
    changes: { invoice: [service.invoice, sale.id], pays: [service.pays, "client"] },
  });
}

/** Gives the ticket that the body of a sale names its invoice, after the save. */
export const serviceOfSale: Beside = {
  takes(tx, staff, body, sale) {
    const service = soldService(tx, staff.company, body, sale);
    return (
      service && {
        approved: [],
        lenses: [],
        saved: (later) => invoiceService(later, staff, service, sale),
      }
    );
  },
};
