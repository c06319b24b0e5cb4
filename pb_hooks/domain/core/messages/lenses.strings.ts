/** Sentences about lenses priced by power, by code (messages.ts). */
import { lensImportSentences } from "./lensImports.strings.ts";

export const lensSentences: Record<string, string> = {
  ...lensImportSentences,
  power_parts: "La puissance s’écrit avec une sphère, un cylindre, une addition et un diamètre",
  lens_add_range: "L’addition d’un verre doit être entre 0,50 et 4,00",
  diameter: "Le diamètre est un nombre entier, de 40 à 90\u00a0mm",
  diameters: "Écrivez au plus six diamètres entiers, de 40 à 90\u00a0mm",
  diameter_unknown: "Cette gamme n’existe pas dans ce diamètre",
  diameter_priced:
    "Un tarif a des prix dans un diamètre que vous retirez\u00a0: changez-le d’abord",
  diameter_lying: "Le tiroir a des verres d’un diamètre que vous retirez\u00a0: sortez-les d’abord",
  rows_empty: "Un tarif a au moins une ligne",
  row_parts: "Une ligne de tarif n’a que sphère, cylindre, diamètre, prix et coût",
  span: "Écrivez les deux bouts\u00a0: de … à …",
  cylinder_signs: "Les deux bouts du cylindre sont du même signe",
  tariff_day: "Ce produit a déjà un tarif à cette date",
  tariff_product: "Seuls une gamme de verres et un supplément ont un tarif",
  tariff_fixed: "Un tarif s’écrit en entier\u00a0: passez par sa page",
  eye_query: "Écrivez une correction comme -5.25,-2.00,,",
  cell: "Une case du tiroir s’écrit comme +1.00 -0.50 65",
  no_drawer: "Ce produit n’a pas de tiroir",
  drawer_stock:
    "Ce produit a un tiroir, dont les cases ne descendent pas ici\u00a0: passez par un ajustement",
  not_in_drawer: "Ce verre n’est plus dans le tiroir",
  not_made: "Ce verre n’est pas possible\u00a0: {words}",
  not_range: "Ce produit n’a pas de prix par puissance",
  "geometry.required": "La géométrie est requise",
  range_lens: "Seul un verre a des prix par puissance",
  supplement_service: "Seul un service est un supplément",
  "quantity.one_lens": "Une ligne avec une puissance est un seul verre",
  "eye.one_eye": "Dites pour quel œil est ce verre\u00a0: OD ou OG",
};
