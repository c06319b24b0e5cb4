import { counted } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";

/** French of the boxes of contact lenses. */
export const boxStrings = {
  receive: "Recevoir une boîte",
  code: "Code de la boîte",
  codeHint: "Scannez le code carré, ou tapez les chiffres sous le code-barres.",
  lot: "Lot",
  expires: "Péremption",
  boxes: "Boîtes",
  readFailed: "Le code n’a pas pu être lu. Réessayez.",
  dayWrong: "Écrivez une date, ou laissez vide",
  quantityWrong: "Écrivez un nombre de boîtes",
  product: (name: string) => `Produit\u00a0: ${name}`,
  unknown: "Ce code n’est pas encore connu\u00a0: choisissez la ligne, il le sera.",
  row: "Pour qui\u00a0?",
  noCandidate: "Aucune ligne n’attend cette boîte. Vérifiez sa puissance avant d’en choisir une.",
  noRow: "Aucune ligne n’attend de boîte.",
  others: "Une autre ligne",
  search: "Chercher un client ou une lentille",
  rowRequired: "Choisissez la ligne de cette boîte",
  trial: "Essai",
  missing: (boxes: number) => `manque ${counted(boxes, "boîte")}`,
  more: (rows: number) => `et ${counted(rows, "autre")}`,
  /** Red warning before the box is stored. */
  other: (known: string) =>
    `Cette boîte est connue comme ${known}\u00a0: ce n’est pas la lentille de la ligne choisie.`,
  otherLens: "une autre lentille",
  keep: "Garder la boîte",
  keepAnyway: "Garder quand même",
  keepFirst: "Gardez d’abord cette boîte, puis scannez la suivante.",
  kept: (name: string, there: number, all: number) =>
    there < all
      ? `Boîte gardée\u00a0: ${name}, ${there} sur ${all}`
      : `Boîte gardée\u00a0: ${name}, tout est là`,
  keepFailed: "La boîte n’a pas pu être gardée. Réessayez.",
  of: (name: string) => `Boîtes de ${name}`,
  there: (there: number, all: number) => `${there} sur ${counted(all, "boîte")}`,
  none: "Aucune boîte scannée",
  add: "Ajouter une boîte",
  by: (name: string) => `par ${name}`,
  remove: (what: string) => `${words.remove} la boîte, ${what}`,
  removed: "Boîte supprimée",
  removeFailed: "La boîte n’a pas pu être supprimée. Réessayez.",
  loadFailed: "Les boîtes n’ont pas pu être chargées. Réessayez.",
  noLot: "sans lot",
  untilDay: (day: string) => `jusqu’au ${day}`,
} as const;
