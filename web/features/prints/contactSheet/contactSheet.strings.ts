/** French of a printed sheet of contact lenses. */
export const contactSheetPrint = {
  page: (client: string, day: string) => `Fiche lentilles - ${client} - ${day}`,
  title: "FICHE LENTILLES",
  of: (day: string) => `Du ${day}`,
  wearer: "Porteur",
  source: "Source",
  examined: "Ordonnance du",
  warning: "Valeurs pour lentilles, jamais pour des lunettes",
  lens: "Lentille",
  wear: "Port",
  everyDay: "tous les jours",
  days: (days: number) => `${days} jour${days > 1 ? "s" : ""} par semaine`,
  overnight: "port de nuit",
  check: "Contrôle avant le",
  solution: "Produit d’entretien",
  care: "Entretien",
} as const;
