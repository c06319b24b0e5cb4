/** French of acts that need an approval: 'Remboursement de 400,00 DH en espèces, facture 2026110041, Bennani'. */
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import type { PaymentMethod } from "#domain/core/records.ts";
import { formatDay } from "#domain/core/days/formatDays.ts";
import type { ApprovedCollection } from "./approvedDocuments.ts";
import type { ApprovableRight } from "./permissions.ts";

const acts: Record<ApprovableRight, string> = {
  "sale.write": "Vente",
  "payment.take": "Encaissement",
  "client.write": "Enregistrement",
  "quote.write": "Enregistrement",
  print: "Impression",
  "prescription.write": "Correction des yeux",
  discount: "Remise",
  "discount.any": "Remise",
  "price.floor": "Vente sous le prix plancher",
  "price.change": "Changement de prix",
  "credit.issue": "Avoir",
  "refund.give": "Remboursement",
  "document.delete": "Suppression",
  "client.delete": "Suppression",
  "client.erase": "Effacement des données",
  "client.export": "Export des données",
  "till.move": "Mouvement de caisse",
  "till.close": "Clôture de caisse",
  "cheque.state": "Suivi de chèque",
  "job.move": "Suivi d’atelier",
  "service.write": "Suivi du SAV",
  "product.write": "Enregistrement",
  "receipt.write": "Réception",
  "adjustment.write": "Ajustement de stock",
  "bill.write": "Facture d’un fournisseur",
  "bill.pay": "Paiement à un fournisseur",
  import: "Importation",
};

const methods: Record<PaymentMethod, string> = {
  cash: "en espèces",
  card: "par carte bancaire",
  check: "par chèque",
  transfer: "par virement bancaire",
  bank_transfer: "par virement bancaire",
  other: "par un autre moyen",
  credit: "en avoir",
};

const documents: Record<ApprovedCollection, (number: string) => string> = {
  optique_clients: (name) => `client ${name}`,
  optique_suppliers: (name) => `fournisseur ${name}`,
  optique_products: (name) => `produit ${name}`,
  optique_funds: (name) => `organisme ${name}`,
  optique_prescriptions: (day) => `prescription du ${formatDay(day)}`,
  optique_jobs: () => "montage",
  optique_invoices: (number) => `facture ${number}`,
  optique_claims: (number) =>
    number.startsWith("D")
      ? `prise en charge du devis ${number}`
      : `prise en charge de la facture ${number}`,
  optique_credit_notes: (number) => `avoir ${number}`,
  optique_credit_items: (number) => `pièce de l’avoir ${number}`,
  optique_quotes: (number) => `devis ${number}`,
  optique_cash_moves: (day) => `mouvement du ${formatDay(day)}`,
  optique_stock_receipts: (number) => `bon de réception ${number}`,
  optique_bills: (number) => `facture ${number} d’un fournisseur`,
  optique_bill_payments: (day) => `paiement du ${formatDay(day)}`,
  optique_supplier_credits: (day) => `avoir demandé le ${formatDay(day)}`,
  optique_stock_adjustments: (number) => `ajustement ${number}`,
  optique_counts: (name) => `comptage ${name}`,
  optique_services: (number) => `ticket SAV ${number}`,
  optique_contact_prescriptions: (day) => `fiche lentilles du ${formatDay(day)}`,
  optique_contact_orders: (product) => `lentilles ${product}`,
};

/** Documents that an act may create. Any act not listed concerns a stored document. */
const newDocuments: Partial<Record<ApprovableRight, string>> = {
  "sale.write": "nouvelle vente",
  "payment.take": "nouvelle vente",
  "client.write": "nouveau client",
  "quote.write": "nouveau devis",
  "prescription.write": "nouvelle prescription",
  discount: "nouvelle vente",
  "discount.any": "nouvelle vente",
  "price.floor": "nouvelle vente",
  "price.change": "nouvelle vente",
  "product.write": "nouvelle fiche",
  "receipt.write": "nouveau bon de réception",
  "adjustment.write": "nouvel ajustement",
  "service.write": "nouveau ticket SAV",
  "bill.write": "nouvelle facture",
  "bill.pay": "nouveau paiement",
};

/** Names of what an act concerns. */
export const subjects = {
  stored: (collection: ApprovedCollection, number: string): string => documents[collection](number),
  day: (day: string): string => `journée du ${formatDay(day)}`,
  slip: (number: string): string => `bordereau ${number}`,
  /** A file is named by the beginning of its digest. */
  file: (digest: string): string => `fichier ${digest.slice(0, 8)}`,
  new: (act: ApprovableRight): string => newDocuments[act] ?? "",
};

/** Values that describe an act. `base`: price before the discount, 0 without a discount. */
export type Done = { act: ApprovableRight; amount: number; method: string; base: number };
/** Document and client that an act concerns; '' without either. */
export type DoneTo = { document: string; name: string };

const money = (dirhams: number): string => formatMoney(toCentimes(dirhams));

/** Formats a discount: '50 % de 890,00 DH', to 0.01 %. */
function percentOf(amount: number, base: number): string {
  const percent = Math.round((toCentimes(amount) * 10_000) / toCentimes(base)) / 100;
  return `${String(percent).replace(".", ",")}\u00a0% de ${money(base)}`;
}

function phraseOf({ act, amount, method, base }: Done): string {
  const sum = amount > 0 ? `de ${money(amount)}` : "";
  const percent = amount > 0 && base > 0 ? `(${percentOf(amount, base)})` : "";
  return [acts[act], sum, percent, methods[method as PaymentMethod]].filter(Boolean).join(" ");
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * Sentence about acts, each with its amount in dirhams, its document and its client, if any. Acts on the same document
 * share its name: 'Avoir de 400,00 DH, remboursement de 400,00 DH, facture 2026110041, Bennani'.
 */
export function sentenceOf(done: readonly (Done & DoneTo)[]): string {
  const groups: { about: string; phrases: string[] }[] = [];
  for (const one of done) {
    const about = [one.document, one.name].filter(Boolean).join(", ");
    const last = groups.at(-1);
    if (last?.about === about) last.phrases.push(lowered(phraseOf(one)));
    else groups.push({ about, phrases: [phraseOf(one)] });
  }
  return groups
    .map(({ about, phrases }) => [...phrases, about].filter(Boolean).join(", "))
    .join("\u00a0; ");
}
