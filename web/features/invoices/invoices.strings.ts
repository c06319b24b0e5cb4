import { counted, timeLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";

/** French of the invoice screens. */
export const invoicesStrings = {
  list: {
    exportName: (day: string) => `factures-${day}`,
    exportHead: [
      words.invoice,
      words.date,
      words.client,
      words.status,
      words.amount,
      words.paid,
      words.due,
    ],
    fundPart: "Part de l’organisme",
    net: "HT",
    vatHead: (rate: string) => `TVA ${rate}\u00a0%`,
    summary: (count: string) => counted(count, "facture"),
    search: "Rechercher par numéro ou client...",
    filter: "Filtrer par statut",
    filters: [
      { value: "", label: words.all },
      { value: "unpaid", label: "Non payées" },
      { value: "partial", label: "Partielles" },
      { value: "paid", label: "Payées" },
    ],
    overdue: (count: string) => `${count} de plus de 30 j`,
    overdueHint: "Impayées depuis plus de 30 jours, les plus anciennes d’abord",
    number: "Facture #",
    of: "sur",
    view: "Voir la facture",
    print: words.printInvoice,
    edit: "Modifier la prescription de la facture",
    remove: "Supprimer la facture",
    noPrescription: (number: string) =>
      `La facture ${number} n’a pas de prescription\u00a0: elle ne se modifie pas ici`,
    days: timeLabels.days,
    unpaidSince: (days: number) => `Non soldée depuis ${timeLabels.days(days)}`,
    empty: "Aucune facture trouvée",
    emptyHint: "Une facture naît avec une prescription ou une vente au comptoir.",
    emptyFilterHint: "Essayez un autre numéro, ou effacez le filtre.",
    clearFilter: "Effacer le filtre",
  },
  detail: {
    title: (number: string) => `Facture #${number}`,
    created: (date: string) => `Créée le ${date}`,
    seePrescription: (date: string) => `Voir la prescription du ${date}`,
  },
  credits: {
    title: "Avoirs et remboursements",
    make: "Faire un avoir",
    exchange: "Échanger",
    note: (number: string) => `Avoir ${number}`,
    refund: "Remboursement",
    fundRefund: (fund: string) => `Remboursé à l’organisme ${fund}`.trim(),
  },
  issue: {
    title: "Émission",
    on: (moment: string) => `Émise le ${moment}`,
    ice: (number: string) => `ICE\u00a0: ${number}`,
    draft: "Pas encore émise\u00a0: un paiement ou une impression l’émet.",
    draftLocking:
      "Pas encore émise\u00a0: un paiement ou une impression l’émet, et elle ne change plus.",
    issue: "Émettre",
    issuing: "Émission...",
    issued: "Facture émise",
    failed: "Erreur lors de l’émission de la facture",
  },
  target: (number: string) => `Facture ${number}`,
  removed: "Facture supprimée avec succès",
  removeFailed: "Erreur lors de la suppression de la facture",
} as const;
