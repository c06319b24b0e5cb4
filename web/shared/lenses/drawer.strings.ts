import { counted } from "#lib/texts/labels.ts";

/** French of a drawer of lenses. */
export const drawerStrings = {
  diameter: (mm: number) => `Ø ${mm}`,
  head: "Sph. \\ Cyl.",
  awaited: (count: number) => counted(count, "verre attendu", "verres attendus"),
  loose: (count: number) =>
    `${counted(count, "pièce")} sans puissance\u00a0: comptez le tiroir pour les ranger.`,
  count: "Compter le tiroir",
  print: "Imprimer le tiroir",
  empty: "Le tiroir est vide.",
  failed: "Le tiroir n’a pas pu être chargé. Réessayez.",
} as const;
