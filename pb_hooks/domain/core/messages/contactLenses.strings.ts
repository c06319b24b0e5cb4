/** Sentences about contact lenses, by code (messages.ts). */
export const contactLensSentences: Record<string, string> = {
  contact_bc_range: "Le rayon (RC) doit être entre 4,00 et 11,00\u00a0mm",
  contact_dia_range: "Le diamètre (Ø) doit être entre 6,00 et 24,00\u00a0mm",
  contact_sphere_range: "La sphère d’une lentille doit être entre −50 et +50",
  contact_cylinder_plus:
    "Une lentille se fait en cylindre négatif\u00a0: transposez, ou écrivez le cylindre avec un moins",
  contact_cylinder_range: "Le cylindre d’une lentille doit être entre −12 et 0",
  contact_axis_range: "L’axe doit être entre 1 et 180°",
  contact_add_range: "L’addition d’une lentille doit être entre 0,50 et 4,00",
  contact_add_both: "Écrivez l’addition en dioptries ou en un mot, pas les deux",
  contact_k_range: "La kératométrie doit être entre 5,00 et 10,00\u00a0mm",
  contact_part: "Une lentille n’a pas cette valeur",
  hundredth_step: "La valeur doit être un multiple de 0,01",
  twentieth_step: "La valeur doit être un multiple de 0,05",
  unread: "Ce code n’est pas celui d’une boîte",
  check_digit: "Ce code est mal lu\u00a0: son chiffre de contrôle est faux",
  doubt: "Le lot de ce code est incertain\u00a0: saisissez-le comme il est imprimé sur la boîte",
  "code.day": "La date de ce code n’existe pas",

  // Sheets, rows and boxes
  "right_lens.sheet_empty":
    "Remplissez au moins un œil, ou mettez la fiche «\u00a0À l’essai\u00a0»",
  "client.sheet_client":
    "Cette fiche a des lentilles vendues ou essayées\u00a0: elle garde son client",
  not_contact_lens: "Ce produit n’est pas de type «\u00a0Lentilles de contact\u00a0»",
  "lens.not_contact_lens": "Seules des lentilles de contact ont ces valeurs",
  "contact.unknown_record": "Cette fiche lentilles est introuvable",
  contact_client: "Cette fiche lentilles est celle d’un autre client",
  contact_walk_in: "Une vente sans client n’a pas de fiche lentilles",
  contact_row: "Ces lentilles naissent et partent avec leur ligne de vente",
  follows_line: "Cette valeur est celle de la ligne de vente\u00a0: changez-la là",
  "contact.follows_line": "Des lentilles d’essai gardent leur fiche",
  contact_cancelled: "Ces lentilles ont été annulées par un avoir",
  contact_state: "Des lentilles s’annulent par un avoir",
  "given_on.day_to_come": "La remise ne peut pas être après aujourd’hui",
  box_unnamed: "Indiquez le lot, ou le code de la boîte",
  box_expired: "Cette boîte est périmée",
  box_year: "La péremption doit être avant 2100",
  box_too_many: "Toutes les boîtes de cette ligne sont déjà arrivées",
  box_fixed: "Une boîte scannée ne change pas\u00a0: supprimez-la, puis scannez-la de nouveau",
  base_curves: "Écrivez des rayons de 4,00 à 11,00 mm, vingt au plus",
  lens_diameters: "Écrivez des diamètres de 6,00 à 24,00 mm, vingt au plus",
};
