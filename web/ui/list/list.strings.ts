/** The words of lists and of what can be done with their rows. */
export const listStrings = {
  actions: (name: string) => `Actions, ${name}`,
  call: "Appeler",
  view: "Voir",
  invoice: "Facture",
  print: "Imprimer",
  edit: "Modifier",
  remove: "Supprimer",
  pay: "Paiement",
  nothingDue: (client: string) => `Il ne reste rien à payer pour ${client}`,
  invoicePaid: (number: string) => `Il ne reste rien à payer pour la facture ${number}`,
  prescription: "Prescription",
  client: "Fiche client",
  supplier: "Fournisseur",
  space: "Espace",
  toCollect: "à encaisser",
} as const;
