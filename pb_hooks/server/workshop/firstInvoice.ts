/** Of the first invoice of a prescription, which alone its document and its job tell of: a column of it, as `i`. */
export const ofFirstInvoice = (column: string, prescription: string): string =>
  `(SELECT ${column} FROM optique_invoices i WHERE i.prescription = ${prescription} ORDER BY i.created, i.rowid LIMIT 1)`;
