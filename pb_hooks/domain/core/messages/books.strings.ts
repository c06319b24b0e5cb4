/** Sentences about the books, by code (messages.ts). */
export const bookSentences: Record<string, string> = {
  period_closed: "La période jusqu’au {until} est transmise\u00a0: datez du {from} ou après",
  period_first: "La période commence le {from}, le lendemain de la dernière qui est transmise",
  period_order: "La période finit avant de commencer",
  period_open: "La période n’est pas terminée\u00a0: elle finit avant aujourd’hui",
  period_sums: "Les sommes du dossier diffèrent entre elles\u00a0: rien n’est transmis",
  differences: "Nommez chaque écart de la période pour la transmettre\u00a0: {names}",
  period_fixed: "Une période s’écrit par les pages du comptable",
  no_period: "Aucune période n’est transmise",
  accounts: "Un compte a des chiffres et des lettres, 20 au plus",
  "from.required": "Le premier jour est requis",
  "to.required": "Le dernier jour est requis",
  "reason.required": "Le motif est requis",
};
