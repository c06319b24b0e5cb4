import { pathOf } from "#lib/navigationHistory.ts";
import { pageNames } from "#lib/pages.strings.ts";
import { paths } from "#lib/paths.ts";
import type { Route } from "#lib/route.ts";

export const routes: readonly Route[] = [
  {
    path: paths.printPrescription(":id"),
    page: () => import("./PrescriptionPrintPage.tsx"),
    access: "print",
    name: pageNames.printPrescription,
    isShort: true,
  },
  {
    path: pathOf(paths.orderLenses([])),
    page: () => import("./lensOrder/LensOrderPage.tsx"),
    access: "print",
    name: pageNames.orderLenses,
  },
  {
    path: paths.printJob(":id"),
    page: () => import("./jobTicket/JobTicketPage.tsx"),
    access: "print",
    name: pageNames.printJob,
  },
  {
    path: paths.printInvoice(":id"),
    page: () => import("./InvoicePrintPage.tsx"),
    access: "print",
    name: pageNames.printInvoice,
    isShort: true,
  },
  {
    path: paths.printTill(":day"),
    page: () => import("./till/TillPrintPage.tsx"),
    access: "print",
    name: pageNames.printTill,
  },
  {
    path: paths.printSlip(":slip"),
    page: () => import("./till/SlipPrintPage.tsx"),
    access: "print",
    name: pageNames.printSlip,
  },
  {
    path: paths.printReceipt(":id"),
    page: () => import("./ReceiptPrintPage.tsx"),
    access: "print",
    name: pageNames.printReceipt,
    isShort: true,
  },
];
