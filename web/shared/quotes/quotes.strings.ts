/** French of a quote that becomes a sale. */
export const quoteStrings = {
  of: (number: string, variant: string) =>
    variant ? `Devis ${number}, variante ${variant}` : `Devis ${number}`,
  /** Joins the amounts of a message: 'a, b ou c'. */
  offers: (offers: readonly { amount: string; variant: string }[]): string => {
    const said = offers.map(({ amount, variant }) => `${amount} (proposition ${variant})`);
    return `${said.slice(0, -1).join(", ")} ou ${said.at(-1) ?? ""}`;
  },
  gone: (names: string) => `Plus au catalogue\u00a0: ${names}. La ligne garde son nom et son prix.`,
  prospect: (person: string) => `pour ${person}, qui n’a pas encore de fiche.`,
  makeClient: "Créer sa fiche",
} as const;
