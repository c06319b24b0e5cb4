/** French of the prints about suppliers. */
export const purchasePrints = {
  account: {
    title: "Relevé fournisseur",
    page: (supplier: string) => `Relevé ${supplier}`,
    to: "Fournisseur",
    ice: "ICE",
    fiscal: "IF",
    entry: "Pièce",
    none: "Aucun mouvement pendant cette période.",
  },
  calendar: {
    title: "Échéancier",
    page: "Échéancier",
    what: "Nature",
    name: "Client ou fournisseur",
    total: "Total de la période",
    net: "Solde",
    wrong: "Ces dates ne sont pas celles d’un échéancier.",
    empty: "Rien à encaisser ni à payer.",
  },
} as const;
