/** Sentences about the stock, by code (messages.ts). */
export const stockSentences: Record<string, string> = {
  stock_fixed:
    "Le stock ne se modifie pas ici\u00a0: passez par un bon de réception, un ajustement ou une vente",
  stock_max: "Le stock de ce produit dépasserait 999\u202f999\u202f999 pièces",
  non_stock: "Ce produit n’a pas de stock",
  counted_twice: "Ce produit est compté deux fois dans cet inventaire",
  movements_fixed: "Les mouvements de stock sont écrits par le serveur",
};
