/** Sentences about quotes, by code (messages.ts). */
export const quoteSentences: Record<string, string> = {
  quote_person: "Choisissez un client ou écrivez le nom de la personne",
  quote_deposit: "Un acompte fait une commande\u00a0: transformez le devis en vente.",
  quote_accepted:
    "Ce devis est devenu la facture {number}\u00a0: dupliquez-le pour en faire un autre",
  quote_refused: "Ce devis est refusé\u00a0: rouvrez-le avant de le transformer en vente",
  sale_quoted: "Cette vente vient déjà d’un autre devis",
  quote_client: "Ce devis est celui d’un autre client",
  quote_fixed: "Un devis est écrit par sa page",
  variant_unknown: "Ce devis n’a pas cette variante",
  "variant.required": "Choisissez la variante qui est vendue",
  "valid_until.period": "Le devis serait valable avant sa date",
  "quote.unknown_record": "Ce devis est introuvable",
  "quotes.unknown_record": "Un de ces devis est introuvable",
  client_quoted: "Ce client a des devis\u00a0: il ne peut pas être supprimé",
};
