/** What stored words are called, on screens and on what leaves the shop: apart from the sentences, which the first visit does not need. */
import type { JobStatus, MessageKind, PaymentMethod, ProductType } from "./records.ts";

/** The names of the product types: a catalogue may hold them, a search finds them. */
export const productTypeNames: Record<ProductType, string> = {
  frame: "Monture",
  lens: "Verre",
  sunglasses: "Lunettes de soleil",
  accessory: "Accessoire",
  other: "Autre",
};

/** The names of the ways to pay, on screens and on what a client is given. */
export const paymentMethodNames: Record<PaymentMethod, string> = {
  cash: "Espèces",
  card: "Carte bancaire",
  check: "Chèque",
  transfer: "Virement bancaire",
  bank_transfer: "Virement bancaire",
  other: "Autre",
};

/** Where a job of the workshop stands. */
export const jobStatusNames: Record<JobStatus, string> = {
  to_order: "À commander",
  ordered: "Commandé",
  mounting: "Au montage",
  ready: "Prêt",
  delivered: "Livré",
};

/** What a message is about. */
export const messageKindNames: Record<MessageKind, string> = {
  reminder: "Rappel",
  ready: "Lunettes prêtes",
  unpaid: "Solde restant",
};
