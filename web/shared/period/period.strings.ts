/** French of the choice of a period. */
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
  /** Sentences about a day in a transmitted period. */
  closed: {
    booked: (until: string, on: string) =>
      `La période jusqu’au ${until} est transmise\u00a0: ce papier sera comptabilisé le ${on}.`,
    kept: (until: string, _from: string) =>
      `La période jusqu’au ${until} est transmise\u00a0: ce qui en fait partie ne change plus.`,
  },
} as const;
