/** Sentences about counts of the stock, by code (messages.ts). */
export const countSentences: Record<string, string> = {
  barcode_kept: "Ce produit a déjà un autre code-barres",
  barcode_taken: "Ce code-barres est déjà celui d’un autre produit",
  count_begun: "Ce comptage a commencé\u00a0: ce qu’il couvre ne change plus",
  count_changed: "Le comptage a changé entre-temps\u00a0: relisez les écarts",
  count_closed: "Ce comptage est terminé",
  count_day: "La date est celle d’un des {max} derniers jours",
  count_fixed: "Un comptage s’écrit par ses pages",
  count_large:
    "L’écart de {name} dépasse {max} pièces\u00a0: recomptez ce produit, ou corrigez d’abord son stock",
  count_not_asked: "Cette ligne ne demande rien\u00a0: relisez les écarts",
  count_posted:
    "Cet ajustement vient d’un comptage\u00a0: sa date, son motif et ses lignes ne changent plus",
  count_unsure: "Dites d’abord si les pièces vendues ou arrivées pendant le comptage sont comptées",
  count_used: "Ce comptage a fait des ajustements\u00a0: il ne peut pas être supprimé",
  product_counted: "Ce produit est dans un comptage\u00a0: archivez-le au lieu de le supprimer",
  supplier_counted: "Un comptage porte sur ce fournisseur\u00a0: il ne peut pas être supprimé",
  "code.required": "Le code est requis",
  "code.unknown_record": "Aucun scan de ce code n’attend de produit dans ce comptage",
  "count.unknown_record": "Ce comptage est introuvable",
  "version.required": "La version du comptage est requise",
};
