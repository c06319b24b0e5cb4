/** Kinds of records with a page, form or print: the query of each, and the sentences for a missing or failed one. */
import { billPaymentQueries } from "#api/purchases/billPayments.ts";
import { billQueries } from "#api/purchases/bills.ts";
import { supplierCreditQueries } from "#api/purchases/supplierCredits.ts";
import { claimQueries } from "#api/sales/claims.ts";
import { contactLensQueries } from "#api/sales/contactLenses.ts";
import { invoiceQueries } from "#api/sales/invoices.ts";
import { prescriptionQueries } from "#api/sales/prescriptions.ts";
import { quoteQueries } from "#api/sales/quotes.ts";
import { serviceQueries } from "#api/sales/services.ts";
import { countQueries } from "#api/stock/counts.ts";
import { receiptQueries } from "#api/stock/receipts.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";

export const prescriptionRecord = {
  query: prescriptionQueries.one,
  list: paths.prescriptions,
  icon: "eye",
  missing: words.prescriptionMissing,
  failed: words.prescriptionFailed,
} as const;

export const invoiceRecord = {
  query: invoiceQueries.one,
  list: paths.invoices(),
  icon: "invoice",
  missing: words.invoiceMissing,
  failed: words.invoiceFailed,
} as const;

export const quoteRecord = {
  query: quoteQueries.one,
  list: paths.quotes,
  icon: "invoice",
  missing: words.quoteMissing,
  failed: words.quoteFailed,
} as const;

export const claimRecord = {
  query: claimQueries.one,
  list: paths.claims(),
  icon: "invoice",
  missing: words.claimMissing,
  failed: words.claimFailed,
} as const;

export const serviceRecord = {
  query: serviceQueries.one,
  list: paths.services(),
  icon: "mounting",
  missing: words.serviceMissing,
  failed: words.serviceFailed,
} as const;

export const contactSheetRecord = {
  query: contactLensQueries.sheet,
  list: paths.contactLenses(),
  icon: "eye",
  missing: words.contactSheetMissing,
  failed: words.contactSheetFailed,
} as const;

export const receiptRecord = {
  query: receiptQueries.one,
  list: paths.receipts,
  icon: "box",
  missing: words.receiptMissing,
  failed: words.receiptFailed,
} as const;

export const billRecord = {
  query: billQueries.one,
  list: paths.purchases(),
  icon: "invoice",
  missing: words.billMissing,
  failed: words.billFailed,
} as const;

export const billPaymentRecord = {
  query: billPaymentQueries.one,
  list: paths.purchases(),
  icon: "banknote",
  missing: words.billPaymentMissing,
  failed: words.billPaymentFailed,
} as const;

export const supplierCreditRecord = {
  query: supplierCreditQueries.one,
  list: paths.purchases(),
  icon: "invoice",
  missing: words.supplierCreditMissing,
  failed: words.supplierCreditFailed,
} as const;

export const countRecord = {
  query: countQueries.one,
  list: paths.counts,
  icon: "barcode",
  missing: words.countMissing,
  failed: words.countFailed,
} as const;
