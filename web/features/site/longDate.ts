/** '20 novembre 2026'. */
export const longDate = (day: string): string =>
  new Date(`${day}T12:00:00`).toLocaleDateString("fr-FR", {
    day: "numeric",
    month: "long",
    year: "numeric",
  });
