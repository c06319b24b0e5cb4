import { counted } from "#lib/texts/labels.ts";

/** French of the prescription log, on screen, in its file and on paper. */
export const prescriptionLogStrings = {
  short: "Registre",
  source: "Source",
  sold: "Vendu",
  isSold: { yes: "Oui", no: "Non" },
  count: (count: string) => counted(count, "ordonnance"),
  empty: "Aucune ordonnance sur la période",
  failed: "Le registre n’a pas pu être chargé. Réessayez.",
} as const;
