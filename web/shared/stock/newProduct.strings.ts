/** The French of a product that is made where a scanned code found none. */
export const newProductStrings = {
  unknown: (code: string) => `Aucun produit pour ${code}`,
  make: "Créer",
  title: "Nouveau produit",
  name: "Nom",
  type: "Type",
  chooseType: "Choisir un type",
  selling_price: "Prix de vente",
  stock: "Stock",
  barcode: "Code-barres",
  save: "Créer le produit",
  notOpened: "Cette fenêtre n’a pas pu s’ouvrir. Réessayez.",
  failed: "Une erreur est survenue lors de l’enregistrement du produit",
} as const;
