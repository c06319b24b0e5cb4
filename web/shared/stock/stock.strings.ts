import type { AdjustmentReason, CountStatus, MovementType } from "#domain/core/records.ts";
import { words } from "#lib/texts/words.strings.ts";

/** French of stock movements, in a file of its own so that the first page need not load it. */
export const adjustmentReasonLabels: Record<AdjustmentReason, string> = {
  inventory_count: "Inventaire",
  damage: "Produits endommagés",
  theft: "Vol/Perte",
  other: words.other,
};

export const countStatusLabels: Record<CountStatus, string> = {
  open: "En cours",
  posted: "Validé",
  abandoned: "Abandonné",
};

export const movementTypeLabels: Record<MovementType, string> = {
  sale: words.sale,
  purchase: "Achat",
  adjustment: "Ajustement",
  return: "Retour",
  initial: "Stock initial",
  service: "SAV",
};

export const stockWords = {
  cell: "Puissance",
  cellHint: "-1,25 (-0,50) 65",
  left: (count: number) => `reste ${count}`,
  low: (count: number) => `Stock bas\u00a0: ${count}`,
};

/** Names of stock documents, existing or deleted. */
export const documentLabels = {
  invoice: (number: string) => `Facture n°\u00a0${number}`,
  adjustment: (number: string, reason: AdjustmentReason) =>
    `${number} · ${adjustmentReasonLabels[reason]}`,
  gone: {
    invoice: "Facture supprimée",
    receipt: "Bon de réception supprimé",
    adjustment: "Ajustement supprimé",
  },
  product: "Fiche produit",
  entered: (moment: string) => `saisi le ${moment}`,
} as const;
