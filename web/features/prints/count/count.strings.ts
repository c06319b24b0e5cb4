import { counted } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";

/** French of the prints of a count. */
export const countPrints = {
  list: "Liste à compter",
  listOf: (name: string) => `Liste à compter, ${name}`,
  figures: (pieces: string, products: string) =>
    `${counted(pieces, "pièce")}, ${counted(products, "produit")}`,
  begun: "Commencé le",
  posted: "Validé le",
  scope: "Produits comptés",
  total: words.counted,
  people: "Personnes",
  differences: "Écarts",
  none: "Le comptage correspond au stock\u00a0: aucun écart.",
  nothing: "Rien ne reste à compter.",
  expected: "Attendu",
  difference: "Écart",
  sum: "Total des écarts",
  value: "Valeur (DH)",
  atCost: "Valeurs au prix d’achat.",
  signatures: { counter: "Compté par", checker: "Vérifié par" },
} as const;
