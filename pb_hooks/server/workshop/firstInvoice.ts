/** Column of a prescription's first invoice, as `i`: documents and jobs use only that one. */
export const firstInvoiceSql = (column: string, prescription: string): string =>
  `(SELECT ${column} FROM optique_invoices i WHERE i.prescription = ${prescription} ORDER BY i.created, i.rowid LIMIT 1)`;
