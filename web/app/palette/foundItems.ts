/** Converts search results to items of the palette, by kind. */
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import { hasStock } from "#domain/stock/nonStock.ts";
import type { FoundSheet, ListedSheet } from "#domain/contactLenses/contactAnswers.ts";
import type { ListedService } from "#domain/services/serviceAnswers.ts";
import type { ListedClaim } from "#domain/claims/claimDocument.ts";
import type { ListedBill, ListedBillPayment } from "#domain/purchases/purchaseAnswers.ts";
import { hasRight, uses } from "#api/session/people.ts";
import type { Client, CreditNote, Product, Supplier } from "#domain/core/records.ts";
import type { ListedInvoice } from "#api/sales/invoices.ts";
import type { JobCard } from "#api/sales/jobs.ts";
import type { ListedPrescription } from "#api/sales/prescriptions.ts";
import type { ListedQuote } from "#api/sales/quotes.ts";
import { formatDay, formatPhone } from "#lib/texts/formats.ts";
import {
  buyerOf,
  contactSheetStatusLabels,
  jobStatusLabels,
  nonStockLabel,
  quoteStateLabels,
  serviceStatusLabels,
} from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import {
  beneficiaryOf,
  claimedOf,
  claimStateLabels,
  stateOf,
} from "#shared/claims/claimDisplay.ts";
import { personOf } from "#shared/quotes/quoteDisplay.ts";
import { nameOfService, objectOfService } from "#shared/services/serviceName.ts";
import {
  billMethodLabels,
  billStateLabels,
  purchaseWords,
} from "#shared/purchases/purchases.strings.ts";
import { supplierOf } from "#shared/stock/supplierOf.ts";
import { type Item, line } from "./item.ts";
import { text } from "./palette.strings.ts";
import { wishOf } from "./wish.ts";

/** Search results by kind, under the names that server rooms declare in `searches` (docs/rooms.md). */
export type Found = {
  clients: Client[];
  jobs: JobCard[];
  invoices: ListedInvoice[];
  prescriptions: ListedPrescription[];
  products: Product[];
  suppliers: Supplier[];
  quotes: ListedQuote[];
  claims: ListedClaim[];
  services: ListedService[];
  credits: (CreditNote & { expand?: { client?: Client } })[];
  "contact-prescriptions": FoundSheet[];
  /** Absent for a person who may not see costs. */
  bills?: ListedBill[];
  "bill-payments"?: ListedBillPayment[];
};

const jobItem = ({ id, status, expand, lens }: JobCard): Item => ({
  key: `job ${id}`,
  group: words.workshop,
  icon: "mounting",
  title: line(expand.client?.name ?? words.unknownClient, jobStatusLabels[status]),
  detail: line(lens ?? "", expand.invoice?.invoice_number ?? ""),
  href: paths.job(id),
});

const clientItems = ({ clients }: Found): Item[] =>
  clients.map(({ id, name, phone }) => ({
    key: id,
    group: words.clients,
    icon: "people",
    title: name,
    detail: formatPhone(phone),
    href: paths.client(id),
  }));

const invoiceItems = ({ invoices }: Found): Item[] =>
  invoices.map((invoice) => ({
    key: invoice.id,
    group: words.invoices,
    icon: "invoice",
    title: invoice.invoice_number,
    detail: line(buyerOf(invoice), formatDay(invoice.date)),
    href: paths.invoice(invoice.id),
  }));

const creditItems = ({ credits }: Found): Item[] =>
  credits.map((credit) => ({
    key: credit.id,
    group: words.credits,
    icon: "invoice",
    title: credit.number,
    detail: line(buyerOf(credit), formatDay(credit.date)),
    href: paths.credit(credit.id),
  }));

export const quoteItems = (found: Found | null): Item[] =>
  (found?.quotes ?? []).map((quote) => ({
    key: quote.id,
    group: words.quotes,
    icon: "invoice",
    title: quote.number,
    secondLine: line(
      personOf(quote),
      quoteStateLabels[quote.state],
      formatMoney(toCentimes(quote.total_amount)),
    ),
    href: paths.quote(quote.id),
  }));

const claimItems = ({ claims }: Found): Item[] =>
  claims.map((claim) => ({
    key: claim.id,
    group: words.claims,
    icon: "invoice",
    title: beneficiaryOf(claim),
    secondLine: line(
      claim.expand?.fund?.name ?? "",
      claimStateLabels[stateOf(claim)],
      claimedOf(claim).number,
    ),
    href: paths.claim(claim.id),
  }));

const serviceItems = ({ services }: Found): Item[] =>
  services.map((service) => ({
    key: service.id,
    group: words.services,
    icon: "glasses",
    title: service.number,
    secondLine: line(
      nameOfService(service),
      objectOfService(service),
      serviceStatusLabels[service.status],
    ),
    href: paths.service(service.id),
  }));

/** Names of the lenses on a sheet; a name that both eyes share is given once. */
const lensesOf = ({ right_lens, left_lens }: ListedSheet): string =>
  [...new Set([right_lens?.name, left_lens?.name])].filter(Boolean).join(", ");

const sheetItems = ({ "contact-prescriptions": sheets }: Found): Item[] =>
  sheets.map((sheet) => ({
    key: sheet.id,
    group: words.contactLenses,
    icon: "lens",
    title: sheet.expand?.client?.name ?? words.unknownClient,
    secondLine: line(
      text.sheetOf(formatDay(sheet.date)),
      lensesOf(sheet),
      sheet.status === "final" ? "" : contactSheetStatusLabels[sheet.status],
    ),
    href: paths.contactSheet(sheet.id),
  }));

const billItems = ({ bills = [] }: Found): Item[] =>
  bills.map((bill) => ({
    key: bill.id,
    group: words.purchases,
    icon: "invoice",
    title: purchaseWords.billTitle(bill.number),
    secondLine: line(
      supplierOf(bill),
      formatDay(bill.date),
      bill.rest > 0 ? text.due(formatMoney(toCentimes(bill.rest))) : billStateLabels[bill.state],
    ),
    href: paths.bill(bill.id),
  }));

const billPaymentItems = ({ "bill-payments": payments = [] }: Found): Item[] =>
  payments.map((payment) => ({
    key: payment.id,
    group: words.purchases,
    icon: "banknote",
    title: purchaseWords.paymentTitle(billMethodLabels[payment.method], payment.reference),
    secondLine: line(
      supplierOf(payment),
      formatDay(payment.date),
      formatMoney(toCentimes(payment.amount)),
    ),
    href: paths.billPayment(payment.id),
  }));

/** Items that start a payment to the suppliers found, in a shop that records bills. */
export const supplierPayItems = (found: Found | null): Item[] =>
  uses("purchases") && hasRight("bill.pay")
    ? (found?.suppliers ?? []).map(({ id, name }) => ({
        key: `pay ${id}`,
        group: words.newBillPayment,
        icon: "cart",
        title: name,
        href: paths.payBills(id),
      }))
    : [];

/** Items that start a counter sale from the current sheets of the clients found. */
export const renewalItems = (found: Found | null): Item[] =>
  (found?.["contact-prescriptions"] ?? [])
    .filter(({ current }) => current)
    .map((sheet) => {
      const until = [sheet.right_until, sheet.left_until].filter(Boolean).sort()[0] ?? "";
      return {
        key: `renew ${sheet.id}`,
        group: words.renewContact,
        icon: "lens",
        title: sheet.expand?.client?.name ?? words.unknownClient,
        secondLine: line(lensesOf(sheet), until && text.sheetUntil(formatDay(until))),
        href: paths.renewContacts(sheet.id),
      };
    });

const otherItems = (found: Found): Item[] => [
  ...quoteItems(found),
  ...claimItems(found),
  ...creditItems(found),
  ...serviceItems(found),
  ...sheetItems(found),
  ...billItems(found),
  ...billPaymentItems(found),
  ...found.prescriptions.map(({ id, date, expand }): Item => ({
    key: id,
    group: words.prescriptions,
    icon: "eye",
    title: expand?.client?.name ?? words.unknownClient,
    detail: formatDay(date),
    href: paths.prescription(id),
  })),
  ...found.products.map((product): Item => ({
    key: product.id,
    group: words.products,
    icon: "glasses",
    title: product.name,
    detail: line(
      product.reference,
      hasStock(product) ? text.stock(product.stock) : nonStockLabel(product.type),
    ),
    href: paths.product(product.id),
  })),
  ...found.suppliers.map(({ id, name, contact_person }): Item => ({
    key: id,
    group: words.suppliers,
    icon: "truck",
    title: name,
    detail: contact_person,
    href: paths.supplier(id),
  })),
];

/**
 * True when invoices come first: for 'facture daoudi', and for digits like '0029' that end an invoice number, before
 * telephones with these digits.
 */
const areInvoicesMeant = ({ invoices }: Found, query: string): boolean =>
  wishOf(query).verb === "invoice" ||
  (/^#?\d{4,}$/.test(query) &&
    invoices.some(({ invoice_number }) => invoice_number.endsWith(query.replace("#", ""))));

/** Items for all results. The barcode of a job ticket is its invoice number: when scanned, it opens the job. */
export function foundItems(found: Found, query: string): Item[] {
  const isScanned = ({ expand }: JobCard) => expand.invoice?.invoice_number === query;
  const people = [clientItems(found), invoiceItems(found)];
  return [
    ...found.jobs.filter(isScanned).map(jobItem),
    ...(areInvoicesMeant(found, query) ? people.reverse() : people).flat(),
    ...otherItems(found),
    ...found.jobs.filter((job) => !isScanned(job)).map(jobItem),
  ];
}
