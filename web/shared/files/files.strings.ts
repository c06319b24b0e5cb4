/** French of files that are read as a table. */
export const fileStrings = {
  empty: "Le fichier CSV est vide",
  isWorkbook:
    "Ce fichier est un classeur Excel ou LibreOffice. Ouvrez-le et enregistrez-le au format CSV, puis choisissez ce fichier-là.",
  isWebPage:
    "Ce fichier est une page web (un tableau HTML), même si son nom dit autre chose. Ouvrez-le dans un tableur et enregistrez-le au format CSV.",
  isPicture:
    "Ce fichier est une image\u00a0: ses lignes ne peuvent pas être lues. Choisissez un fichier CSV.",
  isPdf:
    "Ce fichier est un PDF\u00a0: ses lignes ne peuvent pas être lues. Choisissez un fichier CSV.",
} as const;
