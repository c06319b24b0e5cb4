/** Prefixes of an invoice number as we write it, folded: 'Facture #2026110042', 'Facture N° …'. */
export const invoiceMarks = /(?<!\S)(?:#(?=\d{3})|factures?\s+|n\u00b0\s*(?=\d))/g;
