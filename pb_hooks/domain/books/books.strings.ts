/** French of the accountant's pack: names of files, columns, natures, differences (docs/rules-books.md). */
import { formatCount, formatDay } from "#domain/core/days/formatDays.ts";
import { type Centimes, formatMoney } from "#domain/core/money.ts";
import type { ComparedFigure } from "./changes.ts";
import type { DifferenceCode } from "./differences.ts";
import type { SeriesState } from "./series.ts";

/** Files of the pack in their order. */
export const fileNames = {
  sales: "ventes.csv",
  takings: "encaissements.csv",
  purchases: "achats.csv",
  payments: "reglements.csv",
  cash: "caisse.csv",
  stamp: "timbre.csv",
  stock: "stock.csv",
  series: "continuite.csv",
  entries: "ecritures.csv",
  about: "lisez-moi.txt",
} as const;
export type PackFile = keyof typeof fileNames;

const rates = ["Taux", "HT", "TVA", "TTC"] as const;
export const fileHeads = {
  sales: ["Type", "Numéro", "Date", "Émise le", "Origine", "Client", "ICE", ...rates],
  takings: [
    "Nature",
    "Date",
    "Facture",
    "Client",
    "Mode",
    "Référence",
    "Banque",
    "Bordereau",
    "Échéance",
    "État",
    "Organisme",
    ...rates,
  ],
  purchases: [
    "Type",
    "Numéro",
    "Date",
    "Comptabilisée le",
    "Fournisseur",
    "IF",
    "ICE",
    ...rates,
    "Échéance",
  ],
  payments: [
    "Nature",
    "Date",
    "Fournisseur",
    "IF",
    "ICE",
    "Mode",
    "Référence",
    "Échéance",
    "Débité le",
    "Facture",
    "Date facture",
    "Désignation",
    ...rates,
  ],
  cash: ["Date", "Nature", "Libellé", "Par", "Entrée", "Sortie", "Attendu", "Compté", "Écart"],
  stamp: ["Mois", "Nombre", "Montant", "Droit"],
  stock: ["Référence", "Produit", "Type", "Fournisseur", "Quantité", "Prix", "Valeur"],
  series: ["Série", "Numéro", "Situation", "Le", "Par"],
  entries: ["Journal", "Date", "Pièce", "Compte", "Libellé", "Débit", "Crédit"],
} as const satisfies Record<Exclude<PackFile, "about">, readonly string[]>;

/** Kinds of documents in the files. */
export const documentNames = { invoice: "Facture", credit: "Avoir" } as const;

/** Names of the kinds of takings, from clients and funds. */
export const takingNatures = {
  payment: "Paiement",
  refund: "Remboursement",
  kept: "Avoir conservé",
  used: "Avoir utilisé",
  bounced: "Chèque rejeté",
  returned: "Chèque rendu",
  honoured: "Chèque honoré",
  fund: "Organisme",
} as const;
export type TakingNature = keyof typeof takingNatures;

/** Names of the kinds of payments to suppliers. */
export const paymentNatures = {
  payment: "Règlement",
  left: "À valoir",
  refused: "Refus",
  credit: "Avoir utilisé",
} as const;
export type PaymentNature = keyof typeof paymentNatures;

/** Name of a count of the till among the rows of cash. */
export const cashNatures = { close: "Clôture" } as const;

/** Labels of entries without a document. */
export const entryLabels = { difference: "Écart de caisse" } as const;

/** Writes '2026-11' as '11/2026'. */
export const monthCell = (month: string): string => month.split("-").reverse().join("/");

export const seriesNames = {
  invoice: (month: string) => `Factures ${month}`,
  credit: (month: string) => `Avoirs ${month}`,
} as const;
export const seriesStates: Record<SeriesState, string> = {
  first: "Premier",
  last: "Dernier",
  missing: "Manquant",
  reissued: "Répété",
};

const many = (count: number, one: string, more: string): string =>
  `${formatCount(count)} ${count > 1 ? more : one}`;
const worth = (amount: Centimes): string => (amount === 0 ? "" : `\u00a0: ${formatMoney(amount)}`);

/** Sentence of each difference, with its number and sum. */
export const differenceSentences: Record<
  DifferenceCode,
  (count: number, amount: Centimes) => string
> = {
  sums: (count, amount) =>
    `${many(count, "fichier n’a pas les sommes", "fichiers n’ont pas les sommes")} des écrans${worth(amount)}`,
  days_open: (count, amount) =>
    `${many(count, "jour de caisse n’est pas clôturé", "jours de caisse ne sont pas clôturés")}${worth(amount)}`,
  days_changed: (count, amount) =>
    `${many(count, "jour de caisse a changé après sa clôture", "jours de caisse ont changé après leur clôture")}${worth(amount)}`,
  gaps: (count) => many(count, "numéro manque", "numéros manquent"),
  reissued: (count) =>
    many(count, "numéro supprimé a été redonné", "numéros supprimés ont été redonnés"),
  not_issued: (count, amount) =>
    `${many(count, "facture n’est pas émise", "factures ne sont pas émises")}${worth(amount)}`,
  cheques_in_hand: (count, amount) =>
    `${many(count, "chèque est encore en main", "chèques sont encore en main")}${worth(amount)}. Sur les encaissements, leur TVA n’est pas encore due`,
  bounced_later: (count, amount) =>
    `${many(count, "chèque de la période a été rejeté", "chèques de la période ont été rejetés")} après elle${worth(amount)}`,
  not_billed: (count, amount) =>
    `${many(count, "pièce reçue n’est pas facturée", "pièces reçues ne sont pas facturées")}${worth(amount)}`,
  credits_expected: (count, amount) =>
    `${many(count, "avoir de fournisseur est attendu", "avoirs de fournisseurs sont attendus")}${worth(amount)}`,
  ids_missing: (count, amount) =>
    `${many(count, "fournisseur n’a pas d’IF ou d’ICE", "fournisseurs n’ont pas d’IF ou d’ICE")}${worth(amount)}`,
  changed_since: (count, amount) =>
    `${many(count, "total a changé", "totaux ont changé")} depuis le dossier précédent${worth(amount)}`,
};

/** Names of the compared totals inside a sentence. */
export const comparedNames: Record<ComparedFigure, string> = {
  sales: "ventes",
  invoiced: "TVA facturée",
  takings: "encaissements",
  collected: "TVA encaissée",
  purchases: "achats",
  payments: "règlements",
  stamp: "timbre",
  series: "numéros",
};

/** Name of a period in the journal: 'du 01/11/2026 au 30/11/2026'. */
export const periodLabel = ({ from, to }: { from: string; to: string }): string =>
  `du ${formatDay(from)} au ${formatDay(to)}`;
