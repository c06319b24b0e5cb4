/** The words of a catalogue that is read in: apart from the names that every page has. */
import type { ProductType } from "#domain/core/records.ts";

/** Other words that catalogues have for them, in the singular, without accents and case. */
export const productTypeWords: Record<ProductType, readonly string[]> = {
  frame: ["frame", "monture optique", "monture de vue", "optique"],
  lens: ["lens", "lense", "verre optique", "verre correcteur"],
  sunglasses: ["sunglass", "solaire", "monture solaire", "lunette solaire", "lunette de soleil"],
  accessory: ["accessory", "accessorie", "etui", "accessoire optique"],
  other: ["other", "divers", "diver"],
};

/** The columns of a catalogue, as a refusal names them. */
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
