export const strings = {
  title: "Mon Entreprise",
  none: "Aucune entreprise associée à cet utilisateur",
  /** Two screens have a sentence of their own, one of them in English (supply.md §8, sales.md §8). */
  noneOf: {
    "/app/statistics": "Données de l'entreprise non disponibles",
    "/app/stock": "Please log in with a valid company account.",
  } as Record<string, string>,
  stockGone: "Company not found. Please make sure you are properly logged in.",
  noneHint: "Donnez un nom à votre boutique pour commencer.",
  name: "Nom",
  address: "Adresse",
  phone: "Téléphone",
  email: "Email",
  create: "Créer",
  creating: "Création...",
  failed: "L'entreprise n'a pas pu être créée. Réessayez.",
  nameRequired: "Le nom est requis",
  emailInvalid: "Adresse email invalide",
} as const;
