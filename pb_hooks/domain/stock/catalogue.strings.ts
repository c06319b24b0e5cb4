/** Words of a catalogue import, separate from names.strings.ts, which every page loads. */
import type { ProductType } from "#domain/core/records.ts";

/** Other words for product types in catalogues: singular, without accents, lower case. */
export const productTypeWords: Record<ProductType, readonly string[]> = {
  frame: ["frame", "monture optique", "monture de vue", "optique"],
  lens: ["lens", "lense", "verre optique", "verre correcteur"],
  sunglasses: ["sunglass", "solaire", "monture solaire", "lunette solaire", "lunette de soleil"],
  accessory: ["accessory", "accessorie", "etui", "accessoire optique"],
  other: ["other", "divers", "diver"],
  service: ["service", "prestation", "reparation", "main d oeuvre"],
  contact_lens: [
    "contact lens",
    "contact lense",
    "lentille",
    "lentille de contact",
    "lentille souple",
    "lentille rigide",
    "lentille de couleur",
    "contactologie",
  ],
};

/** Column names in the messages of an import. */
export const catalogueNames: Record<string, string> = {
  name: "Nom",
  type: "Type",
  reference: "Référence",
  description: "Description",
  purchase_price: "Prix d’achat",
  selling_price: "Prix de vente",
  stock: "Stock",
  supplier_name: "Fournisseur",
  barcode: "Code-barres",
};
