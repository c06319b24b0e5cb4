import { counted } from "#lib/labels.ts";

/** The French of the cheques. */
export const strings = {
  title: "Chèques",
  back: "Caisse",
  loadFailed: "Les chèques n’ont pas pu être chargés",
  search: "Client, numéro, banque",
  filter: "Chèques affichés",
  filters: [
    { value: "", label: "Ouverts" },
    { value: "due", label: "À remettre" },
    { value: "in_hand", label: "En main" },
    { value: "deposited", label: "Remis" },
    { value: "cleared", label: "Encaissés" },
    { value: "bounced", label: "Rejetés" },
  ],
  toDeposit: (count: number, until: string) =>
    count > 0
      ? `${count} à remettre en banque d’ici au ${until}`
      : `Aucun à remettre en banque d’ici au ${until}`,
  figures: {
    due: "À remettre",
    dueFact: (count: number, until: string) =>
      count > 0
        ? `${count}, ${count > 1 ? "échus" : "échu"} d’ici au ${until}`
        : `aucun d’ici au ${until}`,
    inHand: "En main",
    inHandFact: (count: number) => counted(count, "chèque"),
    deposited: "Remis",
    depositedFact: (count: number) =>
      count > 0 ? `${count}, non ${count > 1 ? "encaissés" : "encaissé"}` : "aucun",
    bounced: "Rejeté",
    bouncedFact: (count: number) =>
      count > 1 ? `${count}, factures à payer` : count === 1 ? "1, facture à payer" : "aucun",
  },
  columns: {
    tick: "Cocher",
    due: "Échéance",
    client: "Client",
    bank: "Banque",
    number: "N°",
    state: "État",
    amount: "Montant (DH)",
  },
  due: {
    overdue: (days: number) => `dépassée de ${days}\u00a0j`,
    today: "aujourd’hui",
    tomorrow: "demain",
    soon: (days: number) => `dans ${days}\u00a0j`,
    none: "sans échéance",
  },
  noNumber: "sans numéro",
  tickAll: "Tout cocher",
  tick: (name: string) => `Cocher le chèque, ${name}`,
  tickWord: "Cocher",
  untickWord: "Décocher",
  ticked: (count: number) => `${count} chèque${count > 1 ? "s" : ""} coché${count > 1 ? "s" : ""}`,
  untick: "Décocher",
  escape: "Échap",
  deposit: "Remettre en banque",
  depositing: "Remise…",
  depositKey: "R",
  depositFailed: "La remise n’a pas pu être enregistrée. Réessayez.",
  slip: "Bordereau",
  slipOf: (slip: string, name: string) => `Bordereau ${slip}, ${name}`,
  edit: "Modifier",
  editOf: (name: string) => `Modifier le chèque, ${name}`,
  empty: "Aucun chèque",
  emptyHint: "Les chèques reçus en paiement arrivent ici d’eux-mêmes.",
  emptyFilterHint: "Aucun chèque ne correspond à cette recherche.",
  exportName: (day: string) => `cheques-${day}`,
  exportHead: [
    "Échéance",
    "Client",
    "Facture",
    "Banque",
    "N° de chèque",
    "État",
    "Montant",
    "Reçu le",
    "Reçu par",
    "Remis le",
    "Bordereau",
  ],
} as const;
