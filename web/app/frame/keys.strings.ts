import type { Keys } from "#lib/pages.strings.ts";
import { words } from "#lib/words.strings.ts";

/** Texts of the page of '?'. */
export const strings = {
  here: "Sur cet écran",
  everywhere: "Partout",
  common: [
    [words.ctrlK, "Chercher partout, encaisser, imprimer"],
    ["H", "Masquer les montants à l’écran, ou les montrer"],
    [words.escapeKey, "Fermer une fenêtre"],
    ["?", "Afficher cette aide"],
  ] satisfies Keys as Keys,
} as const;
