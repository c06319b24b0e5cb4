/** French of the counter sale. */
import type { RenewalWarning } from "#domain/contactLenses/contactAnswers.ts";

/** Warnings of a renewal of contact lenses. */
const renewalWarnings: Record<RenewalWarning, string> = {
  trial: "Cette fiche est à l’essai",
  stopped: "Cette fiche est arrêtée",
  older: "Ce client a une fiche plus récente",
  check: "Le contrôle de ces lentilles est dépassé",
  early: "Le client a encore des lentilles\u00a0: c’est tôt pour renouveler",
  product_right: "OD\u00a0: son produit manque, est archivé ou supprimé\u00a0: choisissez-le",
  product_left: "OG\u00a0: son produit manque, est archivé ou supprimé\u00a0: choisissez-le",
};

export const saleStrings = {
  subtitle: "Sans prescription. Le client est facultatif.",
  serviceSubtitle: (number: string) => `Ticket SAV ${number}`,
  serviceLine: (number: string) => `Réparation, ticket ${number}`,
  keys: {
    quantity: "quantité",
    remove: "retirer",
  },
  renewal: {
    title: "Renouvellement de lentilles",
    last: "dernière vente",
    on: (day: string) => `du ${day}`,
    first: "aucune vente de lentilles avant",
    difference: (name: string, before: string, now: string) => `${name}\u00a0: ${before} → ${now}`,
    warnings: renewalWarnings,
    noEyes:
      "Les valeurs des lentilles vous sont cachées, et seraient commandées sans. Une personne qui les voit fait cette vente.",
    failed: "Le renouvellement n’a pas pu être préparé. Réessayez.",
  },
  lenses: {
    title: "Modifier les lentilles",
    saved: "Lentilles enregistrées",
    only: (reason: string) => `${reason} Seules la fiche et les valeurs se modifient ici.`,
    boxes: (quantity: string) => `× ${quantity}`,
  },
  contactSubtitle: "Vente par la fiche lentilles",
  scan: {
    placeholder: "Scanner, référence ou nom",
    looking: (typed: string) => `Recherche de «\u00a0${typed}\u00a0»…`,
    unknown: (typed: string) => `Aucun produit pour «\u00a0${typed}\u00a0».`,
    several: (typed: string) =>
      `Plusieurs produits ont la référence «\u00a0${typed}\u00a0»\u00a0: choisissez-le par son nom.`,
    failed: (typed: string) =>
      `«\u00a0${typed}\u00a0» n’a pas pu être cherché\u00a0: il n’est pas ajouté.`,
    last: "Dernier lu\u00a0:",
    added: (name: string, quantity: string) => `Ajouté\u00a0: ${name}, quantité ${quantity}`,
  },
  items: {
    empty: "Scannez un premier produit, ou tapez sa référence ou son nom.",
    less: (name: string) => `Un de moins\u00a0: ${name}`,
    more: (name: string) => `Un de plus\u00a0: ${name}`,
    remove: (name: string) => `Retirer\u00a0: ${name}`,
    count: (products: number, pieces: string) =>
      `${products} produit${products > 1 ? "s" : ""}, ${pieces} pièce${pieces === "1" || pieces === "0" ? "" : "s"}`,
    row: (number: number) => `article ${number}`,
  },
  tiles: {
    title: "Touches rapides",
    order: "épinglées, puis les plus vendues",
    type: "Type des touches rapides",
    all: "Tout",
    sold: "Déjà dans la vente\u00a0:",
  },
  payment: {
    receivedOf: (amount: string) => `Donné ${amount}`,
    tendered: (received: string, change: string) => `Donné ${received}, rendu ${change}`,
    credit: (number: string) => `Avoir ${number}`,
    save: (amount: string) => `Encaisser ${amount}`,
    ticket: "Ticket 80 mm, numéro donné à l’enregistrement",
    number: "Numéro donné à l’enregistrement",
    draft: (time: string) => `Brouillon gardé à ${time}`,
  },
  debt: {
    title: "Un client de passage devrait encore",
    ask: (amount: string) =>
      `Il reste ${amount} à payer, et sans client personne ne pourra les réclamer. Enregistrer quand même\u00a0?`,
    correct: "Corriger la vente",
  },
  edit: {
    title: "Modifier la vente",
    subtitle: (number: string) => `Facture ${number}`,
    save: "Enregistrer la vente",
  },
  buyer: "Nom de l’acheteur",
  saved: (number: string) => `Vente enregistrée\u00a0: facture ${number}`,
  failed: "Échec de l’enregistrement de la vente",
} as const;
