/** Table and facts of each document type that a movement can name. */
const documents: Record<string, [table: string, facts: string]> = {
  invoice: ["optique_invoices", "'number', d.invoice_number"],
  receipt: ["optique_stock_receipts", "'number', d.receipt_number"],
  adjustment: ["optique_stock_adjustments", "'number', d.adjustment_number, 'reason', d.reason"],
};

const cases = Object.entries(documents).map(
  ([type, [table, facts]]) =>
    `WHEN '${type}' THEN (SELECT json_object(${facts}) FROM ${table} d WHERE d.id = t.reference_id AND +d.company = t.company)`,
);

/** Document of movement t as JSON; NULL without one, or when it is deleted and only a floor remains. */
export const documentSql = `CASE t.reference_type ${cases.join(" ")} END`;
