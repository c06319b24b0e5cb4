/**
 * Warranty of sold lines (docs/rules-services.md, Warranty). Its inputs are read with the sale and removed from the
 * answer; the day of a delivery survives a remake.
 */
import { membersSql } from "#domain/core/text/sqlTexts.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import type { NestedInvoice } from "#domain/documents/documents.ts";
import {
  type Warranty,
  type WarrantedLine,
  type WarrantyInputs,
  warrantiesOf,
  warrantyFields,
  warrantyOf,
  wasDelivered,
} from "#domain/services/warranty.ts";
import type { JobStep } from "#domain/workshop/jobs.ts";
import type { Beside, Follow } from "#server/engine/attached.ts";
import { readJson, readText, reading } from "#server/platform/storage/statements.ts";
import { piecesLeftSql } from "#server/workshop/creditedPieces.ts";

const monthsSql = (company: string): string =>
  `(SELECT json_object(${membersSql(warrantyFields, "w")})
    FROM optique_companies w WHERE w.id = ${company})`;

const jobSql = (prescription: string, company: string): string =>
  `(SELECT json_object('delivered_on', j.delivered_on) FROM optique_jobs j
    WHERE j.prescription = ${prescription} AND +j.company = ${company})`;

/** SQL of the tickets on an invoice's lines; a remake stores its pair itself. */
const ticketsSql = (invoice: string): string =>
  `(SELECT json_group_array(json_object('date', s.date, 'status', s.status, 'pair', IIF(s.pair > 0, s.pair, x.pair),
      'with_client', json(IIF(s.with_client, 'true', 'false')), 'steps', json(IIF(json_valid(s.steps), s.steps, '[]'))))
    FROM optique_invoice_items x CROSS JOIN optique_services s ON s.invoice_item = x.id
    WHERE x.invoice = ${invoice} AND s.invoice_item > '')`;

/** SQL of the inputs of warranties. `column`: gives SQL of the invoice's column. */
const inputsSql = (column: (name: string) => string): string =>
  `json_object('months', json(${monthsSql(column("company"))}),
    'job', json(${jobSql(column("prescription"), column("company"))}), 'tickets', json(${ticketsSql(column("id"))}))`;

type Sold = Pick<NestedInvoice, "date" | "status" | "items" | "credit_notes"> & {
  warranty_facts?: WarrantyInputs;
};

/** Sets the warranty of each line of an invoice; lines of a cancelled invoice have none. */
function completes(document: Values): void {
  const sold = document as unknown as Sold;
  const { warranty_facts: inputs } = sold;
  delete sold.warranty_facts;
  if (!inputs) return;
  const credited = new Map<string, number>();
  for (const { items } of sold.credit_notes)
    for (const { invoice_item, quantity } of items)
      credited.set(invoice_item, (credited.get(invoice_item) ?? 0) + quantity);
  const isGone = sold.status === "cancelled";
  const warrantyIn = warrantiesOf(sold.date, inputs);
  for (const item of sold.items) {
    const { product, product_type, product_name, pair, use, quantity, expand } = item;
    const pieces = isGone ? 0 : quantity - (credited.get(item.id) ?? 0);
    const geometry = expand?.product?.geometry ?? "";
    item.warranty = warrantyIn({
      product,
      product_type,
      product_name,
      pair,
      use,
      geometry,
      pieces,
    });
  }
}

/** Attaches the inputs to an invoice, and computes the warranties. */
export const besideInvoice: Beside = {
  members: (column) => ({ warranty_facts: inputsSql(column) }),
  completes,
};

const lineRead =
  reading(`SELECT json_object('sold', i.date, 'inputs', ${inputsSql((name) => `i.${name}`)},
    'line', json_object('product', l.product, 'product_type', l.product_type, 'product_name', l.product_name,
      'pair', l.pair, 'use', l.[use], 'geometry', COALESCE(p.geometry, ''),
      'pieces', IIF(i.status = 'cancelled', 0, ${piecesLeftSql("l")})))
  FROM optique_invoice_items l JOIN optique_invoices i ON i.id = l.invoice
  LEFT JOIN optique_products p ON p.id = l.product WHERE l.id = {:line} AND l.company = {:company}`);

/** Warranty of a ticket's line; null without a line. */
export function warrantyOfTicket(app: core.App, company: string, line: string): Warranty | null {
  const text = line && readText(app, lineRead, { line, company });
  if (!text) return null;
  const read = JSON.parse(text) as { sold: string; line: WarrantedLine; inputs: WarrantyInputs };
  return warrantyOf(read.line, read.sold, read.inputs);
}

/** SQL of the instants at which a job was remade. A ticket that later became a remake stores its instant in `undo`. */
const remadeRead =
  reading(`SELECT json_group_array(COALESCE(IIF(json_valid(s.undo), s.undo ->> '$.at', NULL), s.created))
    FROM optique_services s WHERE s.job = {:job} AND s.job > ''`);

/** Restores the day of delivery that the workshop cleared, when the glasses went back for a remake. */
export const followDelivery: Follow = {
  prepare({ tx, record, before }) {
    const stored = textValue(before?.["delivered_on"]);
    if (stored === "" || record.getString("delivered_on") !== "") return;
    const remade = readJson<string[]>(tx, remadeRead, { job: record.id });
    const steps = before?.["steps"];
    if (Array.isArray(steps) && wasDelivered(steps as JobStep[], remade))
      record.set("delivered_on", stored);
  },
};
