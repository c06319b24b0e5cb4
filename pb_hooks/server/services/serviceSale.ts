/** Sale that a client pays for a ticket; the body of the sale names the ticket (docs/rules-services.md, Sale). */
import type { Service } from "#domain/core/records.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import type { Beside, Change } from "#server/engine/attached.ts";
import { writeHeader } from "#server/engine/documents/documentWrites.ts";
import { journalUpdate } from "#server/engine/journal/journal.ts";
import { refuse, refuseConflict } from "#server/platform/requests/refuse.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";
import { checkOpenDay } from "#server/platform/records/closedUntil.ts";
import { ownRecord } from "#server/platform/records/storedRecords.ts";
import { readInteger, readText, reading } from "#server/platform/storage/statements.ts";
import { invoiceNumberOf } from "#server/sale/numberSeries.ts";

type Sold = { id: string; client: string };

/** Ticket that a sale is made for; null without one, or when it already has this sale. */
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
  refuseSecond(tx, sale);
  if (service.client !== "" && service.client !== sale.client)
    refuse([{ field: "client", code: "service_client" }]);
  return service;
}

const holderRead =
  reading(`SELECT json_object('service', s.id, 'number', s.number) FROM optique_services s
  WHERE s.invoice = {:sale} AND s.invoice > ''`);

/** Refuses a sale that already belongs to another ticket. */
function refuseSecond(tx: core.App, { id: sale }: Sold): void {
  const holder = readText(tx, holderRead, { sale });
  if (holder !== "")
    refuseConflict("service", "sale_serviced", JSON.parse(holder) as Record<string, string>);
}

const foreignRead = reading(`SELECT COUNT(*) FROM optique_services s
  WHERE s.invoice = {:sale} AND s.invoice > '' AND s.client NOT IN ('', {:client})`);

/** Refuses to move a ticket's sale to another client. A prescription sets its sale's client itself. */
function checkServedClient(tx: core.App, { id, company, before, after, place }: Change): void {
  if (!before || !after || before["client"] === after["client"]) return;
  checkOpenDay(tx, company, textValue(before["date"]), place("client"));
  if (readInteger(tx, foreignRead, { sale: id, client: textValue(after["client"]) }) > 0)
    refuse([{ field: place("client"), code: "service_client" }]);
}

/**
 * SQL of a defective piece of the ticket's line that no other ticket has; its credit note pays the sale, as in an
 * exchange.
 */
const defectRead = reading(`SELECT c.id FROM optique_payments y
  JOIN optique_credit_items c ON c.credit_note = y.credit_note
  WHERE y.invoice = {:sale} AND y.credit_note > '' AND +c.invoice_item = {:line} AND c.goods = 'defect'
    AND NOT EXISTS (SELECT 1 FROM optique_services s WHERE s.credit_item = c.id) LIMIT 1`);

/** Returned defective piece for the ticket; '' when there is none, or the ticket has one already. */
const defectOf = (tx: core.App, service: Service, { id: sale }: Sold): string =>
  service.credit_item === "" && service.invoice_item !== ""
    ? readText(tx, defectRead, { sale, line: service.invoice_item })
    : "";

function invoiceService(tx: core.App, staff: Staff, service: Service, sale: Sold): void {
  const credit_item = defectOf(tx, service, sale);
  const values = {
    invoice: sale.id,
    ...(credit_item ? { credit_item } : {}),
    pays: "client",
    ...(service.client === "" ? { client: sale.client } : {}),
  };
  writeHeader(tx, "optique_services", service.id, values, true);
  journalUpdate(tx, staff, {
    collection: "optique_services",
    record: service.id,
    label: service.number,
    changes: {
      invoice: [service.invoice, sale.id],
      pays: [service.pays, "client"],
      ...(credit_item ? { credit_item: [service.credit_item, credit_item] } : {}),
    },
  });
}

/** Links the ticket named in a sale's body to the saved invoice; from then on the sale keeps its client. */
export const serviceOfSale: Beside = {
  checks: checkServedClient,
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
