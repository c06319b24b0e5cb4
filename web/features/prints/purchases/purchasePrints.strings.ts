/** French of the prints about suppliers. */
export const purchasePrints = {
  account: {
    title: "Relevé fournisseur",
    page: (supplier: string) => `Relevé ${supplier}`,
    fiscal: "IF",
    entry: "Pièce",
    none: "Aucun mouvement pendant cette période.",
  },
  calendar: {
    what: "Nature",
    name: "Client ou fournisseur",
    total: "Total de la période",
    wrong: "Ces dates ne sont pas celles d’un échéancier.",
    empty: "Rien à encaisser ni à payer.",
  },
} as const;
