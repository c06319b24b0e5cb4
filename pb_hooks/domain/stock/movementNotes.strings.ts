/** Notes of the movements that the stock ledger itself adds (docs/rules-stock.md, Ledger). */
export const floorNote = "Stock ramené à 0";
export const correctionNote = "Correction manuelle";
export const nonStockNote = "Produit sans stock désormais";
