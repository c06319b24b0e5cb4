/**
 * Sentences of the specification that our screens show literally. They have straight apostrophes; '{}' stands for a
 * value.
 */
export const specifiedSentences: readonly string[] = [
  "Aucun client n'a été ajouté",
  "Aucune prescription n'a été trouvée.",
  "Aujourd'hui",
  "Confirmer la suppression ?",
  "Données de l'entreprise non disponibles",
  "Erreur lors de l'ajout du paiement",
  "Erreur lors de l'envoi du rappel",
  "Erreur lors de l'importation des produits",
  "Gestion des magasins d'optique",
  "Informations de l'entreprise mises à jour avec succès",
  "Lien copié dans le presse-papiers !",
  "Numéro d'ajustement",
  "Numéro d'ajustement requis",
  "Stock bas ! Il ne reste que {} unité(s).",
  "Une erreur est survenue lors de l'enregistrement du produit",
  "Une erreur s'est produite lors de l'enregistrement. Veuillez réessayer.",
  "Vue d'ensemble",
  "Échec de l'enregistrement de l'ajustement. Veuillez réessayer.",
];
