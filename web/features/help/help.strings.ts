/** French around the guide; the chapters are in chapters/. */
export const helpStrings = {
  tab: "Guide",
  subtitle: "Premier jour, vente, arrivage, inventaire, et quand quelque chose ne va pas",
  print: "Imprimer le guide",
  chapters: "Chapitres",
  enlarge: "Agrandir l’image",
  goodToKnow: "À savoir",
  free: "Optique est un logiciel libre.",
  licenses: "Licences des logiciels qui le composent",
} as const;
