import type { Keys } from "#lib/pages.strings.ts";

/** Texts of the page of '?'. */
export const strings = {
  title: "Raccourcis du clavier",
  here: "Sur cet écran",
  everywhere: "Partout",
  help: "Guide de la boutique",
  common: [
    ["Ctrl K", "Chercher partout, encaisser, imprimer"],
    ["H", "Masquer les montants à l’écran, ou les montrer"],
    ["Échap", "Fermer une fenêtre"],
    ["?", "Afficher cette aide"],
  ] satisfies Keys as Keys,
} as const;
