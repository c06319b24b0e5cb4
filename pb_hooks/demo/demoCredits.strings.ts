/** Notes of the credit notes. */
export const creditTexts = {
  returned: "Forme trop large, rendue sous huit jours.",
  cancelled: "Commande annulée, acompte gardé en avoir.",
} as const;
