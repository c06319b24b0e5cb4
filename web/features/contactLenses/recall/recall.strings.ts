import { counted } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";

/** French of the recall of a lot of contact lenses. */
export const recallStrings = {
  boxes: (count: string, lot: string) => `${counted(count, "boîte")} du lot ${lot}`,
  lot: "Lot, ou code de la boîte",
  lotHint: "Tel que le fabricant l’écrit, ou scanné sur une boîte.",
  search: "Chercher",
  begin: "Quel lot est rappelé\u00a0?",
  beginHint:
    "Chaque boîte scannée de ce lot, vendue ou à l’essai, avec son porteur et le jour de la remise.",
  none: (lot: string) => `Aucune boîte du lot ${lot}`,
  noneHint: "Une boîte n’est retrouvée que si son lot a été scanné ou tapé à l’arrivée.",
  failed: "Les boîtes n’ont pas pu être cherchées. Réessayez.",
  table: (lot: string) => `Boîtes du lot ${lot}`,
  eye: "Œil",
  lens: "Lentille",
  lotHead: "Lot",
  pieces: "Boîtes",
  expires: "Péremption",
  given: "Remise le",
  trial: "Essai",
  message: "Prévenir",
  messageOf: (name: string) => `Prévenir ${name}`,
  messaged: (day: string) => `Message préparé le ${day}`,
  export: "Exporter",
  exporting: "Export…",
  file: (lot: string) => `rappel-lot-${lot}`,
  gtin: "GTIN",
  kind: "Vente ou essai",
  sold: words.sale,
} as const;
