/** Texts of the funds and claims. */
export const claimTexts = {
  fund: "Mutuelle du Détroit",
  fundNotes: "Bordereau et factures à remettre le jeudi.",
  papers: ["Ordonnance", "Facture", "Accord de prise en charge", "Copie de la carte"],
  child: "Yassine",
  relation: "Fils",
  reference: "VIR 48120",
  /** Sale of before the demonstration. */
  oldGlasses: "Vente reprise du cahier",
} as const;
