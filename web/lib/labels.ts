/** French names of stored values. */
import type { InvoiceStatus, PaymentMethod, ProductType } from "../../pb_hooks/domain/records";

export const paymentMethodLabels: Record<PaymentMethod, string> = {
  cash: "Espèces",
  card: "Carte bancaire",
  check: "Chèque",
  transfer: "Virement bancaire",
  bank_transfer: "Virement bancaire",
  other: "Autre",
};

export const productTypeLabels: Record<ProductType, string> = {
  frame: "Monture",
  lens: "Verre",
  sunglasses: "Lunettes de soleil",
  accessory: "Accessoire",
  other: "Autre",
};

export const invoiceStatusLabels: Record<InvoiceStatus, string> = {
  unpaid: "Non payée",
  partial: "Partielle",
  paid: "Payée",
};

/** Dates and lengths of time. */
export const timeLabels = {
  today: "aujourd'hui",
  days: (count: number) => `${count} jour${count > 1 ? "s" : ""}`,
  months: (count: number) => `${count} mois`,
  years: (count: number) => `${count} an${count > 1 ? "s" : ""}`,
};
