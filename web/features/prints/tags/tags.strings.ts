import { counted } from "#lib/texts/labels.ts";

/** French of the print of tags. */
export const tagPrintText = {
  title: (tags: number) => counted(tags, "étiquette"),
  trialTitle: "Étiquette d’essai",
  failed: "Les étiquettes n’ont pas pu être préparées. Réessayez.",
  missing: "Aucune étiquette à imprimer",
  price: "Prix",
  code: "Code",
  tooLong: "Code trop long pour cette étiquette",
  resolution: "Imprimante",
  dots: (resolution: number) => `${resolution} points par pouce`,
  offsetX: "Décalage à droite, en mm",
  offsetY: "Décalage en bas, en mm",
  offsetHint: "De -3 à 3, gardé sur cet ordinateur.",
  trial: { name: "Monture Riad 52-17", reference: "RIAD-52" },
  confirm: "Étiquettes imprimées\u00a0?",
  confirmHint: "Corrigez ce qui est vraiment sorti\u00a0: le reste est à imprimer encore.",
  printedOf: (name: string) => `Imprimées, ${name}`,
  done: "C’est imprimé",
  kept: (tags: number) =>
    tags > 1 ? `${tags} étiquettes notées comme imprimées` : "1 étiquette notée comme imprimée",
  keepFailed: "L’impression n’a pas pu être notée. Réessayez.",
};
