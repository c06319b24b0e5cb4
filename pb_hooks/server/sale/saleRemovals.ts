/** Effects of deleting an invoice or a prescription, shown before the deletion is confirmed. */
import { centimesSql } from "#domain/core/money.ts";
import { earlyJobStatuses } from "#domain/workshop/jobs.ts";
import type { Removal } from "#server/engine/records/removals.ts";
import { collectionsNaming } from "#server/engine/records/usage.ts";
import { listSql } from "#domain/core/text/sqlTexts.ts";

const collectedBy = (column: string): string =>
  `SELECT COALESCE(SUM(${centimesSql("i.paid_amount")}), 0) AS json FROM optique_invoices i
    WHERE i.${column} = {:id} AND +i.company = {:company}`;

/**
 * SQL of an invoice's early job if it has the sale's only lenses; a later job stays
 * (docs/rules-workshop-till.md, Jobs).
 */
const jobOfInvoice = `SELECT 1 FROM optique_invoices i JOIN optique_jobs j ON j.prescription = i.prescription
  WHERE i.id = {:id} AND j.status IN (${listSql(earlyJobStatuses)})
    AND EXISTS (SELECT 1 FROM optique_invoice_items l WHERE l.invoice = i.id AND l.product_type = 'lens')
    AND NOT EXISTS (SELECT 1 FROM optique_invoices o JOIN optique_invoice_items l ON l.invoice = o.id
      WHERE o.prescription = i.prescription AND o.id <> i.id AND l.product_type = 'lens')`;

/** Records that prevent an invoice's deletion, as its hooks check (`uses` of invoices.ts). */
const settledBy = (column: string) =>
  collectionsNaming("invoice", "optique_invoices").map((table) => ({
    sql: `SELECT COUNT(*) AS json FROM optique_invoices i JOIN ${table} n ON n.invoice = i.id WHERE i.${column} = {:id}`,
    code: "invoice_credited",
  }));

const lockedBy = (column: string) => ({
  sql: `SELECT COUNT(*) AS json FROM optique_invoices i JOIN optique_companies c ON c.id = i.company
    WHERE i.${column} = {:id} AND i.issued_at <> '' AND c.invoice_lock = TRUE`,
  code: "invoice_issued",
});

/** Refusals for an invoice, or for a prescription's invoices. */
const refusedBy = (column: string) => [...settledBy(column), lockedBy(column)];

export const invoiceRemoval: Removal = {
  collection: "optique_invoices",
  refused: refusedBy("id"),
  collectedSql: collectedBy("id"),
  jobSql: `SELECT EXISTS (${jobOfInvoice}) AS json`,
};

export const prescriptionRemoval: Removal = {
  collection: "optique_prescriptions",
  refused: refusedBy("prescription"),
  collectedSql: collectedBy("prescription"),
  jobSql: "SELECT EXISTS (SELECT 1 FROM optique_jobs j WHERE j.prescription = {:id}) AS json",
};
