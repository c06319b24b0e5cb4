/** True of a count, given as text, that takes the singular. */
const isOne = (count: string): boolean => count === "0" || count === "1";

export const importStrings = {
  choose: "Choisir un fichier CSV",
  hint: "Un fichier CSV de votre tableur ou de votre fournisseur\u00a0: les colonnes sont reconnues à leur titre, dans n’importe quel ordre, et vous les vérifiez avant d’importer.",
  expected:
    "Colonnes reconnues\u00a0: nom, type, référence, description, prix d’achat, prix de vente, stock, fournisseur, code-barres.",
  reading: "Lecture du fichier",
  comparing: "Comparaison avec le catalogue",
  csvFailed: "Erreur lors de la lecture du fichier CSV",
  fileFailed: "Erreur lors de la lecture du fichier",
  compareFailed: "Erreur lors de la comparaison avec le catalogue",
  importFailed: "Erreur lors de l'importation des produits",
  brokenQuote: "Un guillemet de cette ligne n’est jamais refermé",
  totalRow: "Ligne de total\u00a0: ce n’est pas un produit",
  unknownPrices: (heads: readonly string[]) =>
    heads.length > 1
      ? `Ces colonnes ressemblent à des prix et sont ignorées\u00a0: ${heads.join(", ")}. Choisissez ce qu’elles contiennent.`
      : `La colonne «\u00a0${heads.join()}\u00a0» ressemble à un prix et est ignorée. Choisissez ce qu’elle contient.`,
  makeSuppliers: (names: readonly string[]) =>
    names.length > 1
      ? `Créer ces fournisseurs (${names.length})\u00a0: ${names.join(", ")}`
      : `Créer ce fournisseur\u00a0: ${names.join()}`,
  supplierMade: (name: string) => `Fournisseur «\u00a0${name}\u00a0»\u00a0: sera créé`,
  noName:
    "Aucune colonne n’a été reconnue comme le nom du produit\u00a0: choisissez-la ci-dessous.",
  noHead: "(sans titre)",
  ignored: "Ignorée",
  columnOf: (head: string) => `Colonne ${head}`,
  columnsRead: (known: number, ignored: readonly string[]) =>
    ignored.length === 0
      ? `Colonnes\u00a0: toutes reconnues (${known})`
      : `Colonnes\u00a0: ${known} reconnue${known > 1 ? "s" : ""}, ${ignored.length} ignorée${ignored.length > 1 ? "s" : ""} (${ignored.map((head) => head || "sans titre").join(", ")})`,
  encoding: "Encodage",
  encodings: {
    "utf-8": "Unicode (UTF-8)",
    "utf-16le": "Unicode (UTF-16)",
    "utf-16be": "Unicode (UTF-16)",
    "windows-1252": "Windows occidental (1252)",
    macintosh: "Mac (MacRoman)",
    cp850: "MS-DOS (CP850)",
    "windows-1256": "Windows arabe (1256)",
  },
  defaultType: "Type des lignes qui n’en disent aucun",
  noDefaultType: "Aucun\u00a0: elles sont refusées",
  updatePrices: (count: number) =>
    count > 1
      ? `Mettre à jour les prix des ${count} références qui existent`
      : "Mettre à jour les prix de la référence qui existe",
  summary: (good: string, bad: string) =>
    `${good} ligne${isOne(good) ? "" : "s"} à importer, ${bad} laissée${isOne(bad) ? "" : "s"} de côté`,
  import: (count: string) => `Importer ${count} produit${isOne(count) ? "" : "s"}`,
  importRows: (count: string) => `Importer ${count} ligne${isOne(count) ? "" : "s"}`,
  importing: "Importation...",
  imported: (count: number) =>
    count === 1 ? "1 produit importé avec succès" : `${count} produits importés avec succès`,
  pricesUpdated: (count: number) =>
    count > 1 ? `Prix de ${count} produits mis à jour` : "Prix d’un produit mis à jour",
  notTaken: (count: string) =>
    isOne(count) ? "1 ligne n’a pas été importée" : `${count} lignes n’ont pas été importées`,
  notTakenNone: "Toutes les lignes ont été importées.",
  download: "Télécharger ces lignes",
  downloadName: "lignes-non-importees",
  line: "Ligne",
  reason: "Raison",
  take: (line: number) => `Importer la ligne ${line}`,
  ready: "Prête",
  exists: "Cette référence existe déjà\u00a0: cochez pour en faire un second produit.",
  updated: "La référence existe\u00a0: ses prix seront mis à jour.",
  ambiguous: (count: number) =>
    `${count} produits ont cette référence\u00a0: leurs prix restent. Cochez pour importer la ligne comme nouveau produit.`,
  sameBarcode: (line: number) => `Même code-barres qu’à la ligne ${line}`,
  knownBarcode: (name: string) => `Ce code-barres est celui de «\u00a0${name}\u00a0»`,
  typeOf: (typed: string) => `Type de «\u00a0${typed}\u00a0» dans ce fichier`,
  chooseType: "Choisir son type",
  sameAs: (line: number) => `Même référence qu’à la ligne ${line}`,
  unticked: "Décochée",
  leftOut: "Laissée de côté\u00a0: la référence existe déjà",
  unknownSupplier: (name: string) =>
    `Fournisseur «\u00a0${name}\u00a0» inconnu\u00a0: importée sans fournisseur`,
  onlyProblems: "Seulement les lignes avec une remarque",
  templateName: "template-produits",
  /** Example row without accents, because after `sep=` Excel reads the file in its local encoding. */
  example: ["Monture exemple", "frame", "REF-001", "Ligne exemple", "380", "850", "3", ""],
} as const;
