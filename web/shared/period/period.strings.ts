/** French of the period of a page. */
export const periodStrings = {
  period: "Période",
  presets: {
    today: "Aujourd'hui",
    week: "Cette semaine",
    month: "Ce mois",
    lastMonth: "Mois dernier",
    year: "Cette année",
  },
  from: "Du:",
  to: "Au:",
  days: (from: string, to: string) => (from === to ? `Le ${from}` : `Du ${from} au ${to}`),
  wrong: "La date de début doit précéder la date de fin.",
  widen: "Élargir la période",
} as const;
