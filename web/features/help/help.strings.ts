/** French of the guide's page; the chapters themselves are in chapters/. */
export const helpStrings = {
  tab: "Guide",
  subtitle: "Les premiers jours, puis chaque chose quand vous en aurez besoin",
  print: "Imprimer le guide",
  chapters: "Chapitres",
  firstDays: "Les premiers jours",
  whenNeeded: "Quand vous en aurez besoin",
  enlarge: "Agrandir l’image",
  goodToKnow: "À savoir",
  free: "Optique est un logiciel libre.",
  licenses: "Licences des logiciels qui le composent",
} as const;
