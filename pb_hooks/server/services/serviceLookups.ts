/** Reads the sold line, the shop's days and the records that a ticket refers to, by one statement each. */
import { storedDay, today } from "#domain/core/days/days.ts";
import { promisedDay } from "#domain/workshop/jobs.ts";
import type { Service } from "#domain/core/records.ts";
import type { Violation } from "#domain/core/violation.ts";
import { companyOf } from "#server/platform/records/storedRecords.ts";
import { readInteger, readText, reading } from "#server/platform/storage/statements.ts";

/** Values of a sold line that its ticket takes over. */
export type SoldLine = { invoice: string; client: string; product: string; name: string };

const lineRead =
  reading(`SELECT json_object('invoice', i.id, 'client', i.client, 'product', l.product,
    'name', l.product_name)
  FROM optique_invoice_items l JOIN optique_invoices i ON i.id = l.invoice
  WHERE l.id = {:line} AND l.company = {:company}`);

/** Reads a sold line; null when it belongs to another company. */
export function soldLineOf(app: core.App, company: string, line: string): SoldLine | null {
  const text = readText(app, lineRead, { line, company });
  return text === "" ? null : (JSON.parse(text) as SoldLine);
}

const daysRead = reading("SELECT service_days FROM optique_companies WHERE id = {:company}");

/** Promised day of a new ticket, in stored form. */
export const promisedService = (tx: core.App, company: string): string =>
  storedDay(promisedDay(today(), readInteger(tx, daysRead, { company })));

const named = {
  product: "optique_products",
  supplier: "optique_suppliers",
  worker: "optique_users",
  credit_item: "optique_credit_items",
} as const;

const defectRead = reading(
  "SELECT COUNT(*) FROM optique_credit_items WHERE id = {:id} AND goods = 'defect'",
);

/** Code of the refusal of a record: another company's, or a returned piece that is not defective; else null. */
function refusalOf(
  tx: core.App,
  company: string,
  field: keyof typeof named,
  id: string,
): string | null {
  if (companyOf(tx, named[field], id) !== company) return "unknown_record";
  const isSound = field === "credit_item" && readInteger(tx, defectRead, { id }) === 0;
  return isSound ? "service_piece" : null;
}

/** Refuses records that this save newly refers to and may not. */
export const checkNamedRecords = (
  tx: core.App,
  company: string,
  after: Service,
  before: Service | null,
): Violation[] =>
  (Object.keys(named) as (keyof typeof named)[])
    .filter((field) => after[field] !== "" && after[field] !== before?.[field])
    .flatMap((field) => {
      const code = refusalOf(tx, company, field, after[field]);
      return code ? [{ field, code }] : [];
    });
