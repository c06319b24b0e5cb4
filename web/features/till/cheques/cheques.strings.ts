import { counted } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { chequeStateLabels } from "#shared/till/till.strings.ts";

/** French of the cheques. */
export const chequesStrings = {
  toFund: "Rembourser l’organisme",
  loadFailed: "Les chèques n’ont pas pu être chargés",
  search: "Client, numéro, banque",
  filter: "Chèques affichés",
  filters: [
    { value: "", label: "Ouverts" },
    { value: "due", label: "À remettre" },
    { value: "in_hand", label: chequeStateLabels.in_hand },
    { value: "deposited", label: chequeStateLabels.deposited },
    { value: "cleared", label: "Encaissés" },
    { value: "bounced", label: "Rejetés" },
  ],
  toDeposit: (count: number, until: string) =>
    count > 0
      ? `${count} à remettre en banque d’ici au ${until}`
      : `Aucun à remettre en banque d’ici au ${until}`,
  figures: {
    due: "À remettre",
    dueDetail: (count: number, until: string) =>
      count > 0
        ? `${count}, ${count > 1 ? "échus" : "échu"} d’ici au ${until}`
        : `aucun d’ici au ${until}`,
    inHandDetail: (count: number) => counted(count, "chèque"),
    depositedDetail: (count: number) =>
      count > 0 ? `${count}, non ${count > 1 ? "encaissés" : "encaissé"}` : "aucun",
    bouncedDetail: (count: number) =>
      count > 1 ? `${count}, factures à payer` : count === 1 ? "1, facture à payer" : "aucun",
  },
  due: {
    overdue: (days: number) => `dépassée de ${days}\u00a0j`,
    soon: (days: number) => `dans ${days}\u00a0j`,
    none: "sans échéance",
  },
  tick: (name: string) => `Cocher le chèque, ${name}`,
  untickWord: "Décocher",
  ticked: (count: number) => `${count} chèque${count > 1 ? "s" : ""} coché${count > 1 ? "s" : ""}`,
  untick: "Décocher",
  deposit: "Remettre en banque",
  depositing: "Remise…",
  depositFailed: "La remise n’a pas pu être enregistrée. Réessayez.",
  slip: "Bordereau",
  slipOf: (slip: string, name: string) => `Bordereau ${slip}, ${name}`,
  editOf: (name: string) => `Modifier le chèque, ${name}`,
  empty: "Aucun chèque",
  emptyHint: "Les chèques des paiements arrivent ici d’eux-mêmes.",
  emptyFilterHint: "Aucun chèque ne correspond à cette recherche.",
  exportName: (day: string) => `cheques-${day}`,
  exportHead: [
    words.dueOn,
    words.client,
    words.invoice,
    words.bank,
    words.chequeNumber,
    words.state,
    words.amount,
    "Pris le",
    "Pris par",
    "Remis le",
    "Bordereau",
  ],
} as const;
