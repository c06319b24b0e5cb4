/** The sale: prescriptions and invoices, with items and payments, and clients' amounts due and reminders. */
import { firstPair } from "#domain/workshop/lensEyes.ts";
import { recordsOf } from "#server/engine/firstUse.ts";
import type { Room } from "#server/engine/room.ts";
import { clientList, reminderList } from "./clientLists.ts";
import { saleErasure } from "./eraseSales.ts";
import { saleExport } from "./exportSales.ts";
import { invoiceDocument } from "./saleDocument.ts";
import { invoiceIndex } from "./invoiceIndex.ts";
import { invoiceItemHooks } from "./invoiceItems.ts";
import { invoiceList, soldItemList, salesList } from "./invoiceList.ts";
import { invoiceHooks } from "./invoices.ts";
import { issueRoute } from "./issueRoute.ts";
import { paymentHooks } from "./payments.ts";
import { prescriptionDocument } from "./prescriptionDocument.ts";
import { prescriptionList } from "./prescriptionList.ts";
import { prescriptionHooks } from "./prescriptions.ts";
import { reversalHooks } from "./reversals.ts";
import { saleChecks } from "./saleChecks.ts";
import { saleFollows } from "./saleFollows.ts";
import { invoiceRemoval, prescriptionRemoval } from "./saleRemovals.ts";

const invoiceParts = [
  "optique_invoice_items_via_invoice",
  "optique_invoice_items_via_invoice.product",
  "optique_payments_via_invoice",
];
const invoicesOfOne = "optique_invoices_via_prescription";

export const sale: Room = {
  capabilities: [
    {
      word: "discounts",
      begins: { optique_invoice_items: ({ discount }) => Number(discount) > 0 },
      records: [recordsOf("optique_invoice_items", "discount > 0")],
    },
    {
      word: "second_pair",
      begins: { optique_invoice_items: ({ pair }) => Number(pair) > firstPair },
      records: [recordsOf("optique_invoice_items", `pair > ${firstPair}`)],
    },
  ],
  records: {
    optique_prescriptions: prescriptionHooks,
    optique_invoices: invoiceHooks,
    optique_invoice_items: invoiceItemHooks,
    optique_payments: paymentHooks,
    optique_reversals: reversalHooks,
  },
  follows: saleFollows,
  erases: saleErasure,
  exports: saleExport,
  routes: [issueRoute],
  documents: { prescriptions: prescriptionDocument, invoices: invoiceDocument },
  searches: [
    { name: "clients", list: clientList },
    { name: "invoices", list: invoiceList },
    { name: "prescriptions", list: prescriptionList },
  ],
  lists: {
    clients: clientList,
    reminders: reminderList,
    prescriptions: prescriptionList,
    invoices: invoiceList,
    "sold-items": soldItemList,
    sales: salesList,
  },
  removals: { prescriptions: prescriptionRemoval, invoices: invoiceRemoval },
  expands: {
    optique_prescriptions: {
      paths: ["client", invoicesOfOne],
      ofFew: invoiceParts.map((part) => `${invoicesOfOne}.${part}`),
    },
    optique_invoices: {
      paths: ["client", "prescription"],
      ofFew: invoiceParts,
      names: {
        invoice_items: "optique_invoice_items_via_invoice",
        payments: "optique_payments_via_invoice",
      },
    },
    optique_invoice_items: { paths: ["product"] },
  },
  searchIndexes: [invoiceIndex],
  checks: saleChecks,
};
