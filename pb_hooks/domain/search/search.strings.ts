/** Kind of a document before or after what it is searched by, and marks of a number: 'Facture #2026110042', 'avoir N° …'. */
export const documentMarks =
  /(?<!\S)(?:#(?=\d{3})|(?:factures?|avoirs?|devis)(?:\s+|$)|n\u00b0\s*(?=[a-z]{0,2}\d))/g;
