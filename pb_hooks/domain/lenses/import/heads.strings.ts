/** Words that suppliers' tariffs use in headers and cells: folded, with single spaces, without points. */

/** Column headers of a tariff by meaning: our own, French ones and suppliers' words. */
export const headWords = {
  reference:
    "code|reference|ref|code article|code produit|code verre|code fournisseur|reference fournisseur|ref fournisseur|sku|item code|product code|lens code",
  name: "nom|name|designation|libelle|produit|verre|gamme|article|modele|nom du verre|designation du verre|product|lens",
  geometry: "geometrie|geometry|type|type de verre|famille|foyer|foyers|conception|categorie",
  lens_index: "indice|index|lens index|ind|indice de refraction|refractive index",
  material: "matiere|material|materiau|matieres|matiere du verre",
  treatment: "traitement|treatment|traitements|coating|couche|couches|revetement",
  tint: "teinte|tint|couleur|coloration|teintes|color|colour",
  diameter: "ø|diametre|diametres|diameter|diameters|diam|dia|ø mm|diametre mm|diam mm|diameter mm",
  fabrication: "fabrication|disponibilite|mode|stock rx|stock ou prescription|origine",
  delay_days:
    "delai|delay days|delay|delai jours|delai j|delai de livraison|delai en jours|livraison|lead time",
  sphere_from:
    "sph min|sphere min|sph mini|sphere mini|sph de|sphere de|sphere from|sph from|sphere minimum|sph debut|min sph|min sphere",
  sphere_to:
    "sph max|sphere max|sph maxi|sphere maxi|sph a|sphere a|sphere to|sph to|sphere maximum|sph fin|max sph|max sphere",
  cylinder_from:
    "cyl min|cylindre min|cyl mini|cylindre mini|cyl de|cylindre de|cylinder from|cyl from|cylinder min|cylindre minimum|cyl debut|min cyl|min cylinder",
  cylinder_to:
    "cyl max|cylindre max|cyl maxi|cylindre maxi|cyl a|cylindre a|cylinder to|cyl to|cylinder max|cylindre maximum|cyl fin|max cyl|max cylinder",
  add_from: "add min|addition min|add mini|add de|addition de|add from|addition minimum|min add",
  add_to: "add max|addition max|add maxi|add a|addition a|add to|addition maximum|max add",
  max_power: "puissance max|max power|puissance maximum|meridien max",
  max_prism: "prisme max|max prism|prisme maximum",
  power:
    "sph cyl|puissance|puissances|power|sphere cylindre|sphere cylinder|jusqu a|sph cyl max|puissance jusqu a",
  cost: "pvo|cost|cout|pa|pa ht|pvo ht|prix d achat|prix d achat ht|prix achat|prix achat ht|prix opticien|tarif opticien|prix net|prix net ht|ht|prix ht|net ht|cout ht|cost price",
  price:
    "pvp|price|prix|pv|pvp ttc|pv ttc|prix de vente|prix vente|prix public|prix ttc|prix public ttc|prix de vente ttc|prix de vente conseille|prix conseille|ppc|pvc|tarif|tarif ttc|tarif public|ttc|retail price|public price",
} as const;

/** First cell of a grid, above its spheres and left of its cylinders. */
export const cornerWords = "sph cyl|sphere cylindre|sphere cylinder|s c|cyl sph|sph|sphere";

/** Words for a lens without power. */
export const planWords = "plan|plano|pl|neutre";

/** Words for geometries; they are also searched in the name of a range, in this order. */
export const geometryWords = {
  office:
    "office|mi distance|midistance|degressif|degressifs|bureau|interieur|proximite|ordinateur",
  myopia:
    "myopia|freination|freinateur|freination de la myopie|controle de la myopie|myopie|myopia control",
  progressive: "progressive|progressif|progressifs|multifocal|multifocaux|progressives",
  bifocal: "bifocal|double foyer|doubles foyers|bifocaux|df|double foyers|bi focal",
  single: "single|unifocal|unifocaux|simple foyer|uni focal|sv|single vision|monofocal",
} as const;

/** Words for lenses ground for the client, and for the supplier's stock lenses. */
export const fabricationWords = {
  prescription:
    "prescription|rx|fabrication|labo|sur mesure|surfacage|surface|true|oui|verre de prescription",
  stock: "stock|verre de stock|verres de stock|st|en stock|fini|finis|false|non",
} as const;

/** Names of the parsed values, for the messages of an import. */
export const cellNames: Readonly<Record<string, string>> = {
  sphere: "Sphère",
  cylinder: "Cylindre",
  add: "Addition",
  power: "Puissance",
  prism: "Prisme",
  price: "Prix",
  cost: "Prix d’achat",
  diameter: "Diamètre",
  lens_index: "Indice",
  geometry: "Géométrie",
  fabrication: "Fabrication",
  delay_days: "Délai",
  material: "Matière",
  treatment: "Traitement",
  tint: "Teinte",
  name: "Nom",
  reference: "Code",
};
