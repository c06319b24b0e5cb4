/**
 * What lists tell of each row beside its record: SQL of a JSON object, asked for the rows of a page alone and found by an index
 * of its own.
 */
import { dueSql } from "#domain/sale/due.ts";

/**
 * Of client t: what is owed in dirhams, the day of the last visit (prescription or invoice), and that of the prescription
 * that reminders go by (domain/README.md §7).
 */
export const clientFacts = `(SELECT json_object(
    'due', COALESCE(SUM(${dueSql("i")}), 0) / 100.0,
    'visit', MAX(COALESCE(MAX(i.date), ''), COALESCE(
      (SELECT p.date FROM optique_prescriptions p WHERE p.client = t.id AND +p.company = t.company
       ORDER BY p.date DESC, p.created DESC LIMIT 1), '')),
    'measured', COALESCE((SELECT v.date FROM optique_visits v WHERE v.client = t.id AND +v.company = t.company), ''))
  FROM optique_invoices i WHERE i.client = t.id AND +i.company = t.company)`;

/** Of supplier t: the day of the last receipt, and how many are awaited, wholly or in part. */
export const supplierFacts = `json_object(
    'last', COALESCE((SELECT r.date FROM optique_stock_receipts r INDEXED BY idx_stock_receipts_supplier_date
      WHERE r.supplier = t.id AND r.company = t.company ORDER BY r.date DESC LIMIT 1), ''),
    'awaited', (SELECT COUNT(*) FROM optique_stock_receipts r INDEXED BY idx_stock_receipts_open
      WHERE r.supplier = t.id AND r.company = t.company AND r.status IN ('pending', 'partial')))`;

/** Of the first invoice of a prescription, which alone its document and its job tell of: a column of it, as `i`. */
export const ofFirstInvoice = (column: string, prescription: string): string =>
  `(SELECT ${column} FROM optique_invoices i WHERE i.prescription = ${prescription} ORDER BY i.created, i.rowid LIMIT 1)`;

/** The job of a prescription, of which t tells; nothing where none is followed. */
export const jobOf = (prescription: string): string =>
  `(SELECT json_object('id', j.id, 'status', j.status, 'promised_on', j.promised_on) FROM optique_jobs j
    WHERE j.prescription = ${prescription} AND +j.company = t.company)`;

/** Of adjustment t: how many products it corrects, and by how many pieces in all. */
export const adjustmentFacts = `(SELECT json_object('products', COUNT(DISTINCT a.product), 'quantity', COALESCE(SUM(CAST(a.quantity AS INTEGER)), 0))
  FROM optique_stock_adjustment_items a WHERE a.adjustment = t.id AND +a.company = t.company)`;
