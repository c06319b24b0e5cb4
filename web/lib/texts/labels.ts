/** French names of stored values. */
import type { InvoiceStatus, ProductType, ReceiptStatus } from "#domain/core/records.ts";
import type { QuoteState } from "#domain/quotes/quote.ts";
import { fundMethodName, paymentMethodNames } from "#domain/core/names/names.strings.ts";
import { words } from "./words.strings.ts";

/** Words of the domain, which catalogues, search and personal data exports use too. */
export {
  claimStatusNames as claimStatusLabels,
  contactDesignNames as contactDesignLabels,
  contactOrderStatusNames as contactOrderStatusLabels,
  contactSheetSourceNames as contactSheetSourceLabels,
  contactSheetStatusNames as contactSheetStatusLabels,
  contactWearNames as contactWearLabels,
  fundKindNames as fundKindLabels,
  creditGoodsNames as creditGoodsLabels,
  creditReasonNames as creditReasonLabels,
  jobStatusNames as jobStatusLabels,
  messageKindNames as messageKindLabels,
  paymentMethodNames as paymentMethodLabels,
  prescriptionSourceNames as prescriptionSourceLabels,
  productTypeNames as productTypeLabels,
  quoteRefusalNames as quoteRefusalLabels,
  quoteTitleNames as quoteTitleLabels,
  estimateAnswerNames as estimateAnswerLabels,
  partDirectionNames as partDirectionLabels,
  serviceCauseNames as serviceCauseLabels,
  serviceConditionNames as serviceConditionLabels,
  serviceKindNames as serviceKindLabels,
  servicePayerNames as servicePayerLabels,
  serviceStatusNames as serviceStatusLabels,
  supplierAnswerNames as supplierAnswerLabels,
} from "#domain/core/names/names.strings.ts";

/** Labels of payment methods in figures, where payments by funds are one method. */
export const takenMethodLabels = { ...paymentMethodNames, fund: fundMethodName };

export const invoiceStatusLabels: Record<InvoiceStatus, string> = {
  unpaid: "Non payée",
  partial: "Partielle",
  paid: "Payée",
  cancelled: "Annulée",
};

export const quoteStateLabels: Record<QuoteState, string> = {
  open: "À envoyer",
  sent: "Envoyé",
  expired: "Expiré",
  accepted: "Accepté",
  refused: "Refusé",
};

/** Options of a select, from stored values and their names. */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  names: Record<Value, string>,
): [value: Value, name: string][] => values.map((value) => [value, names[value]]);

/** Short statuses for lists. */
export const receiptStatusLabels: Record<ReceiptStatus, string> = {
  pending: "En attente",
  received: words.received,
  partial: "Reçu partiellement",
  cancelled: "Annulé",
};
export const partialInList = "Partiel";

export const stockLabels = {
  out: "Rupture",
  inStock: (count: number) => `${count} en stock`,
  tooFew: (count: number) => `stock insuffisant (${count})`,
  noReference: "pas de reference",
} as const;

/** Text for a non-stock product, in place of a stock. */
export const nonStockLabel = (type: ProductType): string =>
  type === "service" ? "sans stock" : "sur commande";

/** Names of eyes and measures. */
export const eyeLabels = {
  right: { mark: "OD", name: "Œil droit" },
  left: { mark: "OG", name: "Œil gauche" },
  /** Mark of a line with one lens for each eye. */
  both: { mark: "ODG" },
  measures: {
    sphere: "Sphère",
    cylinder: "Cylindre",
    axis: "Axe",
    addition: "Addition",
    eip: "EIP",
  },
  /** Names of measures for use inside a sentence. */
  measureNames: {
    sphere: "sphère",
    cylinder: "cylindre",
    axis: "axe",
    addition: "addition",
    eip: "EIP",
  },
  axisLabel: (axis: number) => `Axe ${axis}°`,
} as const;

/**
 * Count with its noun: '1 produit', '0 ligne', '2 avis'. Plural from two on; `count` may be an already formatted text.
 */
export const counted = (count: number | string, one: string, many = `${one}s`): string =>
  `${count} ${/^[01]?$/.test(String(count)) ? one : many}`;

/** Joins names: 'a, b et c'. */
export const listed = (names: readonly string[]): string =>
  [names.slice(0, -1).join(", "), names.at(-1)].filter(Boolean).join(" et ");

export const timeLabels = {
  days: (count: number) => `${count} jour${count > 1 ? "s" : ""}`,
  months: (count: number) => `${count} mois`,
  years: (count: number) => `${count} an${count > 1 ? "s" : ""}`,
  at: (time: string) => `à ${time}`,
  atDay: (day: string, time: string) => `le ${day} à ${time}`,
};

export const buyerLabels = { passerBy: "Client de passage" } as const;

type Sold = { client: string; expand?: { client?: { name: string } } };

/** Name of an invoice's buyer: its client, or the walk-in. */
export const buyerOf = ({ client, expand }: Sold): string =>
  expand?.client?.name ?? (client === "" ? buyerLabels.passerBy : words.unknownClient);
