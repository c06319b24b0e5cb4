/** French of a quote that becomes a sale. */
export const quoteStrings = {
  of: (number: string, variant: string) =>
    variant ? `Devis ${number}, variante ${variant}` : `Devis ${number}`,
  gone: (names: string) => `Plus au catalogue\u00a0: ${names}. La ligne garde son nom et son prix.`,
  prospect: (person: string) => `pour ${person}, qui n’a pas encore de fiche.`,
  makeClient: "Créer sa fiche",
} as const;
