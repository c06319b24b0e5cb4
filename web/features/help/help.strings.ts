/** French around the guide; the chapters are in chapters/. */
export const strings = {
  tab: "Guide",
  subtitle: "Premier jour, vente, livraison, inventaire, et quand quelque chose ne va pas",
  print: "Imprimer le guide",
  chapters: "Chapitres",
  enlarge: "Agrandir l’image",
  goodToKnow: "À savoir",
} as const;
