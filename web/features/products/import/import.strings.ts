/** A count as it is written. */
const isOne = (count: string): boolean => count === "0" || count === "1";

export const strings = {
  title: "Importer CSV",
  choose: "Choisir un fichier CSV",
  hint: "Un fichier CSV de votre tableur ou de votre fournisseur\u00a0: les colonnes sont reconnues à leur titre, dans n’importe quel ordre, et vous les vérifiez avant d’importer.",
  expected:
    "Colonnes reconnues\u00a0: nom, type, référence, description, prix d’achat, prix de vente, stock, fournisseur, code-barres.",
  reading: "Lecture du fichier",
  comparing: "Comparaison avec le catalogue",
  empty: "Le fichier CSV est vide",
  csvFailed: "Erreur lors de la lecture du fichier CSV",
  fileFailed: "Erreur lors de la lecture du fichier",
  compareFailed: "Erreur lors de la comparaison avec le catalogue",
  importFailed: "Erreur lors de l'importation des produits",
  openQuote: (line: number) =>
    `Erreur lors de la lecture du fichier CSV\u00a0: un guillemet de la ligne ${line} n’est jamais refermé.`,
  noName:
    "Aucune colonne n’a été reconnue comme le nom du produit\u00a0: choisissez-la ci-dessous.",
  noHead: "(sans titre)",
  ignored: "Ignorée",
  columnOf: (head: string) => `Colonne ${head}`,
  columnsRead: (known: number, ignored: readonly string[]) =>
    ignored.length === 0
      ? `Colonnes\u00a0: toutes reconnues (${known})`
      : `Colonnes\u00a0: ${known} reconnue${known > 1 ? "s" : ""}, ${ignored.length} ignorée${ignored.length > 1 ? "s" : ""} (${ignored.map((head) => head || "sans titre").join(", ")})`,
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
  cancel: "Annuler",
  close: "Fermer",
  imported: (count: number) => `${count} produits importés avec succès`,
  pricesUpdated: (count: number) =>
    count > 1 ? `Prix de ${count} produits mis à jour` : "Prix d’un produit mis à jour",
  notTaken: (count: string) =>
    isOne(count) ? "1 ligne n’a pas été importée" : `${count} lignes n’ont pas été importées`,
  notTakenNone: "Toutes les lignes ont été importées.",
  download: "Télécharger ces lignes",
  downloadName: "lignes-non-importees",
  line: "Ligne",
  name: "Nom",
  type: "Type",
  reference: "Référence",
  purchasePrice: "Prix d’achat",
  price: "Prix de vente",
  supplier: "Fournisseur",
  reason: "Raison",
  stock: "Stock",
  state: "État",
  take: (line: number) => `Importer la ligne ${line}`,
  ready: "Prête",
  exists: "Cette référence existe déjà\u00a0: cochez pour en faire un second produit.",
  updated: "La référence existe\u00a0: ses prix seront mis à jour.",
  ambiguous: (count: number) =>
    `${count} produits ont cette référence\u00a0: leurs prix restent. Cochez pour importer la ligne comme nouveau produit.`,
  sameAs: (line: number) => `Même référence qu’à la ligne ${line}`,
  unticked: "Décochée",
  leftOut: "Laissée de côté\u00a0: la référence existe déjà",
  unknownSupplier: (name: string) =>
    `Fournisseur «\u00a0${name}\u00a0» inconnu\u00a0: importée sans fournisseur`,
  onlyProblems: "Seulement les lignes avec une remarque",
  templateName: "template-produits",
  /** Without accents: behind `sep=` Excel reads the letters of its own country. */
  example: ["Monture exemple", "frame", "REF-001", "Ligne exemple", "380", "850", "3", ""],
  /** The columns of the file format, and the French names that people give them. */
  columns: {
    name: [
      "name",
      "nom",
      "produit",
      "désignation",
      "libellé",
      "article",
      "modèle",
      "nom du produit",
    ],
    type: ["type", "catégorie", "famille", "rayon"],
    reference: ["reference", "référence", "ref", "réf", "code", "sku", "code article"],
    description: ["description", "détail"],
    purchase_price: [
      "purchase_price",
      "prix d'achat",
      "prix achat",
      "achat",
      "prix d'achat ht",
      "prix achat ht",
      "pa",
      "pa ht",
      "pah",
      "prix d'achat ttc",
      "coût",
    ],
    selling_price: [
      "selling_price",
      "prix de vente",
      "prix vente",
      "prix",
      "vente",
      "pv",
      "pv ttc",
      "pvp",
      "prix de vente ttc",
      "prix ttc",
      "prix public",
      "tarif",
    ],
    stock: ["stock", "quantité", "qté", "qte", "quantité en stock", "stock initial"],
    supplier_name: ["supplier_name", "fournisseur", "supplier", "nom du fournisseur"],
    barcode: ["barcode", "code-barres", "code barre", "codebarre", "ean", "ean13", "gencod"],
  },
} as const;
