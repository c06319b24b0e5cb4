import { counted } from "#lib/texts/labels.ts";

/** French of the till's prints. */
export const tillPrintStrings = {
  title: "Caisse du jour",
  page: (day: string) => `Caisse ${day}`,
  missing: "Journée introuvable",
  open: "Non clôturée",
  closed: (day: string, time: string, by: string) =>
    `Clôturée le ${day} à ${time}${by && ` par ${by}`}`,
  credits: "Avoirs, remboursements, rejets",
  byPerson: "Par personne",
  sales: "Ventes",
  openingNote: (day: string) => `compté le ${day}`,
  notes: (note: string) => `Note sur l’écart\u00a0: ${note}`,
  method: (name: string, payments: number) => `${name} (${payments})`,
  chequesTaken: "Chèques pris",
  coins: "Billets et pièces comptés",
  coin: (value: string, count: number) => `${value}\u00a0DH × ${count}`,
  columns: {
    what: "Mouvement",
  },
  bounced: "rejeté",
  signature: "Signature",
  slip: {
    title: "Remise de chèques",
    page: (slip: string) => `Remise ${slip}`,
    number: (slip: string) => `Bordereau ${slip}`,
    on: (day: string) => `Le ${day}`,
    holder: "Remettant",
    account: "Compte à créditer",
    columns: {
      drawer: "Tireur",
    },
    total: (count: number) => `Total, ${counted(count, "chèque")}`,
    inWords: "Arrêté le présent bordereau à la somme de\u00a0:",
    shopSignature: "Signature du remettant",
    bankStamp: "Cachet et signature de la banque",
    missing: "Bordereau introuvable",
    loadFailed: "Le bordereau n’a pas pu être chargé",
  },
} as const;
