/** Words and signs before a document's number in a query, to be removed: 'Facture #2026110042', 'avoir N° …'. */
export const documentMarks =
  /(?<!\S)(?:#(?=\d{3})|(?:factures?|avoirs?|devis)(?:\s+|$)|n\u00b0\s*(?=[a-z]{0,2}\d))/g;
