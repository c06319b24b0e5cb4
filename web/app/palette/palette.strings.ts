/** French of the palette, loaded after the page. */
export const text = {
  title: "Chercher partout",
  placeholder: "Client, facture, produit, action...",
  results: "Résultats",
  none: "Rien ne correspond à votre recherche.",
  count: (found: number) => `${found} résultat${found > 1 ? "s" : ""}`,
  stock: (stock: number) => `${stock} en stock`,
  groups: {
    recents: "Ouverts récemment",
    places: "Aller à",
  },
  actions: {
    newAdjustment: "Nouvel ajustement de stock",
    payment: "Encaisser un paiement",
    help: "Aide\u00a0: guide de la boutique",
    closeTill: "Clôturer la caisse",
  },
  /** Further words that find the price of a lens. */
  lensPrice: "combien coûte un verre",
  firstUse: (name: string) => `${name}\u00a0: première utilisation`,
  due: (due: string) => `Reste ${due}`,
  since: (day: string) => ` du ${day}`,
  /** Payment above the balance, which is allowed after a confirmation. */
  surplus: (amount: string) => `Trop-perçu de ${amount}`,
  nothingDue: (name: string) =>
    name
      ? `Aucune facture à encaisser pour «\u00a0${name}\u00a0».${/\d/.test(name) ? " Un montant s’écrit «\u00a0500\u00a0» ou «\u00a012,50\u00a0»." : ""}`
      : "Aucune facture à encaisser.",
  printInvoice: (number: string) => `Facture ${number}`,
  printQuote: (number: string) => `Devis ${number}`,
  printPrescription: (day: string) => `Prescription du ${day}`,
  printDeposit: (number: string) => `Bon de dépôt ${number}`,
  printThis: {
    prescription: "Cette prescription",
    invoice: "Cette facture",
    receipt: "Ce bon de réception",
    quote: "Ce devis",
    deposit: "Ce bon de dépôt",
    handBack: "Ce bon de restitution",
  },
  /** Sheet of contact lenses with its day; then the day on which its boxes run out. */
  sheetOf: (day: string) => `Fiche du ${day}`,
  sheetUntil: (day: string) => `jusqu’au ${day}`,
  nothingToRenew: (name: string) =>
    `Aucune fiche lentilles à renouveler pour «\u00a0${name}\u00a0».`,
  renewWhom: "Ajoutez un nom\u00a0: «\u00a0renouveler zineb\u00a0».",
  unknownCode: (code: string) => `Aucun produit pour ${code}`,
  makeProduct: (code: string) => `Créer le produit ${code}`,
  payFailed: "Le paiement n’a pas pu s’ouvrir",
  printWhat: "Ajoutez un nom ou un numéro\u00a0: «\u00a0imprimer zineb\u00a0».",
  nothingToPrint: (name: string) => `Rien à imprimer pour «\u00a0${name}\u00a0».`,
  hint: "Essayez «\u00a0zineb paiement 500\u00a0», «\u00a0facture 0042\u00a0», «\u00a0nouvelle prescription zineb\u00a0».",
} as const;

/** Verbs without accents, of which four letters suffice. `quote` must be typed in full, and is tried first. */
export const verbs = {
  pay: ["paiement", "payer", "encaisser", "encaissement", "regler", "reglement", "solder"],
  print: ["imprimer", "impression"],
  invoice: ["facture", "factures"],
  renew: ["renouveler", "renouvellement"],
  quote: "devis",
} as const;
/** Two words that together form a verb: 'nouvelle prescription'. */
export const prescribing = { fresh: "nouvelle", what: ["prescription", "ordonnance"] } as const;
