/** French of the button that pins a product to the quick tiles. */
export const pinProductStrings = {
  add: "Épingler à la vente comptoir",
  remove: "Retirer des touches rapides",
  done: "Produit épinglé à la vente comptoir",
  removed: "Produit retiré des touches rapides",
  failed: "Une erreur est survenue lors de l'enregistrement du produit",
  of: (name: string) => `Épingler\u00a0: ${name}`,
} as const;
