/** French of the question about unsaved changes. */
export const text = {
  title: "Quitter sans enregistrer\u00a0?",
  leave: "Quitter sans enregistrer",
  stay: "Rester",
} as const;
