import type { BillMethod } from "#domain/core/records.ts";

/** Ways in which suppliers are paid, on screens, papers and files. */
export const billMethodNames: Record<BillMethod, string> = {
  cash: "Espèces",
  check: "Chèque",
  lcn: "Effet",
  transfer: "Virement",
  card: "Carte",
  debit: "Prélèvement",
  credit: "Avoir",
  other: "Autre",
};
