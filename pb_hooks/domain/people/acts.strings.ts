/** French of acts that need an approval: 'Remboursement de 400,00 DH en espèces, facture 2026110041, Bennani'. */
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import type { PaymentMethod } from "#domain/core/records.ts";
import { formatDay } from "#domain/core/shown.ts";
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
  "product.write": "Enregistrement",
  "receipt.write": "Réception",
  "adjustment.write": "Ajustement de stock",
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
  optique_stock_adjustments: (number) => `ajustement ${number}`,
};

/** Documents that an act may make. An act that is not named here is about a stored one. */
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
};

/** Words of what an act is about. */
export const subjects = {
  stored: (collection: ApprovedCollection, number: string): string => documents[collection](number),
  day: (day: string): string => `journée du ${formatDay(day)}`,
  slip: (number: string): string => `bordereau ${number}`,
  /** The beginning of its digest names a file. */
  file: (digest: string): string => `fichier ${digest.slice(0, 8)}`,
  new: (act: ApprovableRight): string => newDocuments[act] ?? "",
};

/** Sentence of an act: its amount in dirhams, its document and the client's name; an empty one is left out. */
export function sentenceOf(
  act: ApprovableRight,
  { amount, method }: { amount: number; method: string },
  { document, name }: { document: string; name: string },
): string {
  const sum = amount > 0 ? `de ${formatMoney(toCentimes(amount))}` : "";
  const way = methods[method as PaymentMethod] ?? "";
  const done = [acts[act], sum, way].filter(Boolean).join(" ");
  return [done, document, name].filter(Boolean).join(", ");
}
