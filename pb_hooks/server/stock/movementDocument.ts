/** Of each kind of document that movements name: where it is, and what the ledger tells of it. */
const documents: Record<string, [table: string, facts: string]> = {
  invoice: ["optique_invoices", "'number', d.invoice_number"],
  receipt: ["optique_stock_receipts", "'number', d.receipt_number"],
  adjustment: ["optique_stock_adjustments", "'number', d.adjustment_number, 'reason', d.reason"],
};

const cases = Object.entries(documents).map(
  ([type, [table, facts]]) =>
    `WHEN '${type}' THEN (SELECT json_object(${facts}) FROM ${table} d WHERE d.id = t.reference_id AND +d.company = t.company)`,
);

/** The document of movement t as JSON; none where it has none, or that one is gone and only a floor is left. */
export const documentSql = `CASE t.reference_type ${cases.join(" ")} END`;
