import type { TagTemplate } from "#domain/core/records.ts";
import { counted } from "#lib/texts/labels.ts";

/** French of the papers of tags, for screens and settings. */
export const tagStrings = {
  template: "Modèle d’étiquette",
  templates: {
    fold: "Pliée 102 × 20, queue au bout",
    dumbbell: "Haltère 102 × 20, queue au milieu",
    card: "78 × 34",
    box: "50 × 30",
    sheet24: "Planche A4 de 24, 70 × 37",
    sheet65: "Planche A4 de 65, 38,1 × 21,2",
  } satisfies Record<TagTemplate, string>,
  count: (tags: number) => counted(tags, "étiquette"),
  print: "Imprimer l’étiquette",
  printAll: "Imprimer les étiquettes",
};
