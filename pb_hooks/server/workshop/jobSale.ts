/** Reads what the rules of a job need from its sale, by one statement. */
import type { JobStatus } from "#domain/core/records.ts";
import type { JobDelays, LensNeed } from "#domain/workshop/jobs.ts";
import { firstInvoiceSql } from "./firstInvoice.ts";
import { reading, readText } from "#server/platform/storage/statements.ts";

export type JobSale = {
  company: string;
  job: { id: string; status: JobStatus } | null;
  /** Day of the invoice, or of the prescription without one. */
  sold: string;
  /** True when the sale is newer than the workshop; older sales get no job automatically. */
  isFollowed: 0 | 1;
  lenses: LensNeed[];
  /** Supplier of the first lens that has one, lenses to order before those from the drawer; '' without one. */
  lab: string;
  delays: JobDelays;
};

/** SQL of the instant at which our first migration with jobs was applied, in the format of records. */
const followedSince = `(SELECT strftime('%Y-%m-%d %H:%M:%f', MIN(applied) / 1000000.0, 'unixepoch') FROM _migrations
  WHERE file >= '1700000500_follow_jobs.js' AND file LIKE '%.js')`;

/** SQL of the sale's lens lines in order of entry, with the stock that each has moved. */
const lensLines = `SELECT l.product, l.source, CAST(l.quantity AS INTEGER) AS quantity, l.created, l.rowid AS place,
    COALESCE((SELECT SUM(CAST(m.quantity AS INTEGER)) FROM optique_stock_movements m
      WHERE m.line = l.id AND m.product = l.product AND +m.company = l.company AND +m.reference_type = 'invoice'), 0) AS moved
  FROM optique_invoices v JOIN optique_invoice_items l ON l.invoice = v.id
  WHERE v.prescription = p.id AND l.product_type = 'lens'`;

const saleRead = reading(`SELECT json_object(
    'company', p.company,
    'job', (SELECT json_object('id', j.id, 'status', j.status) FROM optique_jobs j WHERE j.prescription = p.id),
    'sold', COALESCE(i.date, p.date),
    'isFollowed', COALESCE(i.created, p.created) >= COALESCE(${followedSince}, ''),
    'lenses', (SELECT json_group_array(json_object('needed', needed, 'before', before, 'source', source, 'delay_days', delay_days)) FROM (
      SELECT SUM(s.quantity) AS needed, COALESCE(d.stock, 0) - SUM(s.moved) AS before,
        s.source, COALESCE(CAST(d.delay_days AS INTEGER), 0) AS delay_days
      FROM (${lensLines}) s LEFT JOIN optique_products d ON d.id = s.product GROUP BY s.product, s.source)),
    'lab', COALESCE((SELECT d.supplier FROM (${lensLines}) s JOIN optique_products d ON d.id = s.product
      WHERE d.supplier <> '' ORDER BY s.source = 'stock', s.created, s.place LIMIT 1), ''),
    'delays', (SELECT json_object('mounting_days', c.mounting_days, 'lab_days', c.lab_days)
      FROM optique_companies c WHERE c.id = p.company))
  FROM optique_prescriptions p LEFT JOIN optique_invoices i ON i.id = ${firstInvoiceSql("i.id", "p.id")}
  WHERE p.id = {:prescription}`);

/** Reads the sale; null when the prescription does not exist. */
export function readJobSale(app: core.App, prescription: string): JobSale | null {
  const text = readText(app, saleRead, { prescription });
  return text === "" ? null : (JSON.parse(text) as JobSale);
}
