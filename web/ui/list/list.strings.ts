/** French of lists and row actions. */
export const listStrings = {
  actions: (name: string) => `Actions, ${name}`,
  nothingDue: (client: string) => `Il ne reste rien à payer pour ${client}`,
  invoicePaid: (number: string) => `Il ne reste rien à payer pour la facture ${number}`,
  client: "Fiche client",
  toCollect: "à encaisser",
} as const;
