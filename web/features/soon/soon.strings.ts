export const strings = {
  soon: "Bientôt",
  text: "Cette page arrive dans une prochaine version.",
  dashboard: "Retour au tableau de bord",
  login: "Se connecter",
  titles: {
    company: "Mon Entreprise",
    products: "Produits",
    stock: "Stock",
    suppliers: "Fournisseurs",
    statistics: "Statistiques",
    reminders: "Rappels de prescriptions",
  } as Record<string, string>,
};
