export const strings = {
  title: "Mon Entreprise",
  none: "Aucune entreprise associée à cet utilisateur",
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
