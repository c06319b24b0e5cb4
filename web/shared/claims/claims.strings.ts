/** French of a claim on a sale. */
export const claimStrings = {
  make: "Faire la prise en charge",
  none: "Aucune",
  see: "Voir le dossier",
  fundPart: "Part de l’organisme",
  clientPart: "Part du client",
  received: "Payé par l’organisme",
  chooseFund: "Choisir un organisme",
  beneficiary: "Bénéficiaire, si ce n’est pas le client",
  member: "N° d’assuré",
  relation: "Lien avec l’assuré",
  lastFailed: "La dernière prise en charge n’a pas pu être chargée. Réessayez.",
  hint: "Le dossier est fait avec la vente\u00a0; ses pièces se cochent ensuite.",
  firstFunds: {
    none: "Aucun organisme pour l’instant. La liste habituelle se change ensuite dans Mon Entreprise.",
    askOwner: "Aucun organisme pour l’instant\u00a0: le gérant les ajoute dans Mon Entreprise.",
    add: (first: string, second: string, others: number) =>
      `Ajouter ${first}, ${second} et ${others} autres`,
    failed: "Les organismes n’ont pas pu être ajoutés. Réessayez.",
  },
  chooseClient: "Choisissez d’abord le client.",
  notSaved:
    "La vente est enregistrée, mais pas sa prise en charge\u00a0: faites-la depuis la facture.",
} as const;
