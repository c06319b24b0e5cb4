import type { BillMethod } from "#domain/core/records.ts";

/** Names of the methods by which suppliers are paid, on screens, papers and files. */
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
