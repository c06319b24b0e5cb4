import { counted } from "#lib/texts/labels.ts";

/** French about the days from which tariffs apply. */
export const tariffDateStrings = {
  since: (day: string) => `Depuis le ${day}`,
  from: (day: string) => `À partir du ${day}`,
  current: "en cours",
  coming: "à venir",
  past: "passé",
  rows: (count: number) => counted(count, "ligne"),
  failed: "Les tarifs n’ont pas pu être chargés. Réessayez.",
} as const;
