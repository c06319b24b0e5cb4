/** Texts of the quotes. */
export const quoteTexts = {
  compared:
    "Deux propositions pour la même monture\u00a0: la seconde est plus fine et plus légère.",
  internal: "Rappeler après 18 h.",
  prospect: "Alami Omar",
  prospectPhone: "06 00 00 09 01",
  proforma: "Pour la mutuelle de l’employeur.",
} as const;
