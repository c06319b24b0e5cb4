/** The French of the question before unsaved work is left. */
export const text = {
  title: "Quitter sans enregistrer\u00a0?",
  leave: "Quitter sans enregistrer",
  stay: "Rester",
} as const;
