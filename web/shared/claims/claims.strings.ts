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
  hint: "Le dossier est fait avec la vente\u00a0; ses pièces se cochent ensuite.",
  chooseClient: "Choisissez d’abord le client.",
  notSaved:
    "La vente est enregistrée, mais pas sa prise en charge\u00a0: faites-la depuis la facture.",
} as const;
