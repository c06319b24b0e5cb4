/** Names of stored fields, in the journal's screen and in the export of a person's data. */

/** Measures of a prescription. */
export const prescriptionFieldNames = {
  right_sphere: "OD sphère",
  right_cylinder: "OD cylindre",
  right_axis: "OD axe",
  right_add: "OD addition",
  right_eip: "OD EIP",
  right_prism: "OD prisme",
  right_base: "OD base",
  right_prism2: "OD second prisme",
  right_base2: "OD seconde base",
  right_near_sphere: "OD sphère de près",
  right_near_cylinder: "OD cylindre de près",
  right_near_axis: "OD axe de près",
  right_near_eip: "OD EIP de près",
  right_height: "OD hauteur",
  right_va: "OD acuité",
  right_near_va: "OD acuité de près",
  left_sphere: "OG sphère",
  left_cylinder: "OG cylindre",
  left_axis: "OG axe",
  left_add: "OG addition",
  left_eip: "OG EIP",
  left_prism: "OG prisme",
  left_base: "OG base",
  left_prism2: "OG second prisme",
  left_base2: "OG seconde base",
  left_near_sphere: "OG sphère de près",
  left_near_cylinder: "OG cylindre de près",
  left_near_axis: "OG axe de près",
  left_near_eip: "OG EIP de près",
  left_height: "OG hauteur",
  left_va: "OG acuité",
  left_near_va: "OG acuité de près",
  vertex: "distance verre-œil",
  pantoscopic: "angle pantoscopique",
  wrap: "galbe",
  reading_distance: "distance de lecture",
  pairs: "mesures des autres paires",
  source: "source",
} as const;

/** Fields of a claim. */
export const claimFieldNames = {
  fund: "organisme",
  beneficiary: "bénéficiaire",
  beneficiary_birth: "naissance du bénéficiaire",
  member_number: "numéro d’assuré",
  relation: "lien de parenté",
  prescriber_inpe: "INPE du prescripteur",
  examined_on: "ordonnance du",
  fse_number: "numéro FSE",
  agreement_number: "numéro d’accord",
  agreement_on: "accord du",
  asked: "demandé",
  agreed: "accordé",
  papers: "pièces",
  sent_on: "envoyé le",
  received_amount: "payé",
  received_on: "payé le",
  refusal: "refus",
} as const;

/** Fields of a quote. */
export const quoteFieldNames = {
  prospect_name: "nom de la personne",
  prospect_phone: "téléphone de la personne",
  title: "titre",
  internal_notes: "notes internes",
  deposit_asked: "acompte demandé",
  delivery_days: "délai",
  chosen: "variante vendue",
} as const;

/** Fields of the stock: levels, counts and tags. */
export const stockFieldNames = {
  low_stock_at: "seuil de stock bas",
  counted_on: "compté le",
} as const;

/** Fields of ranges, tariffs, and lines with a power. */
export const lensFieldNames = {
  is_range: "prix par puissance",
  geometry: "géométrie",
  lens_index: "indice",
  material: "matière",
  treatment: "traitement",
  tint: "teinte",
  diameters: "diamètres",
  fabrication: "de prescription",
  delay_days: "délai en jours",
  add_from: "addition, de",
  add_to: "addition, à",
  max_power: "puissance maximum",
  max_prism: "prisme maximum",
  supplement: "supplément",
  power: "puissance",
  special: "fabrication spéciale",
  cost: "coût",
  cell: "case du tiroir",
  from: "à partir du",
  rows: "lignes du tarif",
  count: "nombre de prix",
  prices: "prix changés",
};
