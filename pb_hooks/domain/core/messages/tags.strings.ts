/** Sentences about tags of products, by code (messages.ts). */
export const tagSentences: Record<string, string> = {
  "products.required": "Choisissez au moins un produit",
  "tags.required": "Choisissez au moins une étiquette",
  "template.required": "Choisissez un modèle d’étiquette",
  no_tag: "Un service ou un produit sur commande n’a pas d’étiquette",
  tag_price: "Le prix s’écrit avec deux décimales au plus",
  tag_code: "Un code-barres s’écrit sans espaces ni signes invisibles",
  tag_fixed: "Les étiquettes s’écrivent par leur page",
  numbers_used: "Tous les numéros de la boutique sont donnés",
};
