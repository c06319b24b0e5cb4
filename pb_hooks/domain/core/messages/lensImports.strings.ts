/** Sentences about the import of suppliers' tariffs, by code (messages.ts). */
export const lensImportSentences: Record<string, string> = {
  cell_unread: "{name}\u00a0: «\u00a0{typed}\u00a0» n’est pas lisible",
  grid_missing: "La grille manque sous cet en-tête",
  range_unnamed: "Cette ligne n’a ni code ni nom",
  range_left_out: "La gamme «\u00a0{name}\u00a0» est laissée de côté",
  range_empty: "La gamme «\u00a0{name}\u00a0» n’a pas de prix\u00a0: elle est laissée de côté",
  range_long: "La gamme «\u00a0{name}\u00a0» a trop de prix différents ({max} au plus)",
  range_twice:
    "La gamme «\u00a0{name}\u00a0» donne deux prix à {count} puissances\u00a0: le premier compte",
  range_archived:
    "La gamme «\u00a0{name}\u00a0» est archivée\u00a0: son tarif est écrit, mais elle n’est pas proposée",
  range_not_written:
    "La gamme «\u00a0{name}\u00a0» n’a pas été écrite\u00a0: importez-la de nouveau",
  cells: "Chaque ligne du fichier est une liste de textes",
  sign_guessed:
    "Les cylindres sans signe sont lus en moins\u00a0: choisissez le signe, ou notez-le sur le fournisseur",
  no_lens_tariff:
    "Ce fichier n’est pas un tarif de verres\u00a0: il faut un code ou un nom, des puissances et des prix",
  "coefficient.required": "Le fichier n’a que des prix d’achat\u00a0: donnez un coefficient",
};
