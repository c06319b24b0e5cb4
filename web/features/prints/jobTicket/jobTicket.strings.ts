export const jobTicketStrings = {
  page: (number: string, client: string) => `Fiche d’atelier - ${number || client}`,
  missing: "Montage non trouvé",
  loadFailed: "Erreur lors du chargement de la fiche d’atelier",
  barcode: (text: string) => `Code 128\u00a0: ${text}`,
  labReference: (reference: string) => `Réf. ${reference}`,
  measures: "Mesures",
  pieces: (count: number) => `×\u00a0${count}`,
  near: (mark: string) => `VP ${mark}`,
  signatures: ["Verres reçus, par", "Monté, par", "Contrôlé, par"],
  sold: (day: string, by: string) => `Vente du ${day}${by && ` par ${by}`}`,
  weekdays: ["dim.", "lun.", "mar.", "mer.", "jeu.", "ven.", "sam."],
} as const;
