/** SQL of a column of a prescription's first invoice, aliased `i`: documents and jobs use only that invoice. */
export const firstInvoiceSql = (column: string, prescription: string): string =>
  `(SELECT ${column} FROM optique_invoices i WHERE i.prescription = ${prescription} ORDER BY i.created, i.rowid LIMIT 1)`;
