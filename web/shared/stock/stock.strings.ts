import type { AdjustmentReason, MovementType } from "#domain/core/records.ts";
import { words } from "#lib/words.strings.ts";

/** The French of what moves stock: away from the labels, which the first page loads. */
export const adjustmentReasonLabels: Record<AdjustmentReason, string> = {
  inventory_count: "Inventaire",
  damage: "Produits endommagés",
  theft: "Vol/Perte",
  other: words.other,
};

export const movementTypeLabels: Record<MovementType, string> = {
  sale: words.sale,
  purchase: "Achat",
  adjustment: "Ajustement",
  return: "Retour",
  initial: "Stock initial",
};

export const stockWords = {
  left: (count: number) => `reste ${count}`,
  low: (count: number) => `Stock bas\u00a0: ${count}`,
};

/** The documents that move stock, by their numbers; what is left when one is deleted. */
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
