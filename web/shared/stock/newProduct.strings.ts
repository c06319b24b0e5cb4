/** French of the dialog for an unknown scanned code. */
import { words } from "#lib/texts/words.strings.ts";
export const newProductStrings = {
  unknown: (code: string) => `Aucun produit pour ${code}`,
  make: words.create,
  title: words.newProduct,
  name: words.name,
  type: words.type,
  chooseType: words.chooseType,
  selling_price: words.sellingPrice,
  stock: words.stock,
  barcode: words.barcode,
  save: "Créer le produit",
  notOpened: words.windowFailed,
  failed: "Une erreur est survenue lors de l’enregistrement du produit",
} as const;
