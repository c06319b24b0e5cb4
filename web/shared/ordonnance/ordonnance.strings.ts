import { words } from "#lib/texts/words.strings.ts";

/** French of a photographed ordonnance, chosen in a form and shown on a page. */
export const ordonnanceStrings = {
  hint: "Photo ou PDF de l’ordonnance, 5 Mo au plus. Envoyée à l’enregistrement.",
  take: words.takePicture,
  choose: "Choisir un fichier",
  keep: "Garder l’ordonnance",
  stored: "Ordonnance enregistrée",
  willGo: "L’ordonnance sera retirée à l’enregistrement.",
  wrongType: "Ce fichier n’est pas une image PNG, JPEG ou WebP, ni un PDF.",
  tooLarge: "Ce fichier est trop lourd\u00a0: 5\u00a0Mo au plus.",
  preparing: "Préparation de l’image…",
  open: "Ouvrir l’ordonnance",
  pdf: "Ordonnance (PDF)",
} as const;
