/** French of a printed credit note. */
export const creditNotePrintStrings = {
  page: (number: string) => `Avoir ${number}`,
  missing: "Avoir non trouvé",
  loadFailed: "Erreur lors du chargement de l’avoir",
  number: (number: string) => `AVOIR N° ${number}`,
  onInvoice: (number: string, day: string) => `sur la facture N° ${number} du ${day}`,
  vat: "TVA comprise dans l’avoir",
  total: "Total de l’avoir",
  inWords: "Arrêté le présent avoir à la somme de\u00a0:",
  kept: "Gardé en avoir par le client",
  deducted: "Déduit de la facture",
  signature: "Reçu la somme remboursée, signature du client",
  slip: {
    title: "Bon d’avoir",
    print: "Bon d’avoir, 80 mm",
    left: "Reste à utiliser",
    of: (amount: string) => `sur ${amount}`,
    bring: "À présenter pour votre prochain achat",
  },
} as const;
