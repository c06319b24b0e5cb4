/** French of a printed quote. */
import type { QuoteTitle } from "#domain/core/records.ts";

const numbers: Record<QuoteTitle, (number: string) => string> = {
  quote: (number) => `DEVIS N° ${number}`,
  proforma: (number) => `FACTURE PRO FORMA N° ${number}`,
};
const pages: Record<QuoteTitle, (number: string) => string> = {
  quote: (number) => `Devis ${number}`,
  proforma: (number) => `Facture pro forma ${number}`,
};
const disclaimers: Record<QuoteTitle, string> = {
  quote: "Ce devis n’est pas une facture.",
  proforma: "Cette facture pro forma n’est pas une facture.",
};

export const quotePrintStrings = {
  numbers,
  pages,
  disclaimers,
  eyes: "Imprimer la correction",
  validUntil: "Valable jusqu’au",
  delay: "Délai",
  common: "Commun à toutes les propositions",
  proposal: (variant: string) => `Proposition ${variant}`,
  commonPart: "Partie commune",
  pieces: (quantity: number, price: string) => `${quantity} × ${price}`,
  gross: "Total TTC",
  inWords: "Arrêtée la présente facture pro forma à la somme de\u00a0:",
  vatIncluded: (rates: string) => `Les prix comprennent la TVA à ${rates}.`,
  percent: (rate: string) => `${rate}\u00a0%`,
  deposit: "Acompte demandé à la commande",
  conditions: "Conditions",
  agreed: "Bon pour accord",
  agreedWith: "Bon pour accord, proposition choisie\u00a0:",
  dateAndSignature: "Date et signature",
} as const;
