import type { TagReason } from "#domain/tags/tagAnswers.ts";
import { counted } from "#lib/texts/labels.ts";

/** French of the queue of tags and of their prints. */
export const tagsText = {
  subtitle: (tags: number) =>
    tags === 0 ? "Rien à étiqueter" : `${counted(tags, "étiquette")} à imprimer`,
  first: "Choisissez le papier de vos étiquettes",
  firstHint:
    "Ce que vous recevez, et ce dont le prix change, s’inscrira alors ici. Le modèle se change dans «\u00a0Mon Entreprise\u00a0».",
  firstOther:
    "La personne qui gère la boutique choisit d’abord le papier, ici ou dans «\u00a0Mon Entreprise\u00a0».",
  chosen: "Modèle enregistré\u00a0: les étiquettes peuvent commencer",
  chooseFailed: "Le modèle n’a pas pu être enregistré. Réessayez.",
  trial: "Imprimer une étiquette d’essai",
  cell: "Première case",
  cellHint: (cells: number) => `De 1 à ${cells}\u00a0: les cases d’avant restent blanches.`,
  add: "Ajouter un produit",
  addFailed: "Le produit n’a pas pu être ajouté. Réessayez.",
  added: (name: string) => `${name} ajouté aux étiquettes`,
  search: "Rechercher un produit à étiqueter...",
  loadFailed: "Les étiquettes n’ont pas pu être chargées. Réessayez.",
  empty: "Rien à étiqueter",
  emptyHint: "Une réception ou un changement de prix remplit cette liste.",
  emptyFilterHint: "Aucun produit ne correspond à ces critères.",
  reason: "Raison",
  allReasons: "Toutes les raisons",
  reasons: {
    receipt: "Reçu",
    price: "Prix changé",
    code: "Code changé",
    hand: "À la main",
  } satisfies Record<TagReason, string>,
  reasonCount: (reason: string, products: number) => `${reason} (${products})`,
  quantity: "Étiquettes",
  quantityOf: (name: string) => `Étiquettes de ${name}`,
  remove: "Retirer",
  removeOf: (name: string) => `Retirer ${name}`,
  removed: (name: string) => `${name} retiré des étiquettes`,
  removeFailed: "Le produit n’a pas pu être retiré. Réessayez.",
  print: (tags: number) => `Imprimer ${counted(tags, "étiquette")}`,
  most: (products: number) => `${products} produits au plus par impression\u00a0: le reste suivra.`,
  views: { queue: "À étiqueter", impressions: "Impressions" },
  printsLabel: "Impressions d’étiquettes",
  printsFailed: "Les impressions n’ont pas pu être chargées. Réessayez.",
  noPrint: "Aucune impression",
  noPrintHint: "Ce qui est imprimé et confirmé est gardé ici.",
  heads: { when: "Imprimé le", by: "Par", template: "Modèle", tags: "Étiquettes" },
  again: "Réimprimer",
  againOf: (when: string) => `Réimprimer les étiquettes du ${when}`,
};
