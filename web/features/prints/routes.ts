import { pathOf } from "#lib/navigationHistory.ts";
import { pages } from "#lib/pages.strings.ts";
import { paths } from "#lib/paths.ts";
import type { Route } from "#lib/route.ts";

export const routes: readonly Route[] = [
  {
    path: paths.printPrescription(":id"),
    page: () => import("./PrescriptionPrintPage.tsx"),
    access: "print",
    ...pages.printPrescription,
    isShort: true,
  },
  {
    path: pathOf(paths.orderLenses([])),
    page: () => import("./lensOrder/LensOrderPage.tsx"),
    access: "print",
    ...pages.orderLenses,
  },
  {
    path: paths.printJob(":id"),
    page: () => import("./jobTicket/JobTicketPage.tsx"),
    access: "print",
    ...pages.printJob,
  },
  {
    path: paths.printInvoice(":id"),
    page: () => import("./InvoicePrintPage.tsx"),
    access: "print",
    ...pages.printInvoice,
    isShort: true,
  },
  {
    path: paths.printCredit(":id"),
    page: () => import("./creditNote/CreditPrintPage.tsx"),
    access: "print",
    ...pages.printCredit,
    isShort: true,
  },
  {
    path: paths.printQuote(":id"),
    page: () => import("./quote/QuotePrintPage.tsx"),
    access: "print",
    ...pages.printQuote,
    isShort: true,
  },
  {
    path: paths.printClaim(":id"),
    page: () => import("./claim/ClaimPrintPage.tsx"),
    access: "print",
    ...pages.printClaim,
    isShort: true,
  },
  {
    path: paths.printClaimSlip(":slip"),
    page: () => import("./claim/ClaimSlipPrintPage.tsx"),
    access: "print",
    ...pages.printClaimSlip,
    isShort: true,
  },
  {
    path: paths.printRegister(),
    page: () => import("./register/RegisterPrintPage.tsx"),
    access: "print",
    ...pages.printRegister,
    isShort: true,
  },
  {
    path: paths.printTill(":day"),
    page: () => import("./till/TillPrintPage.tsx"),
    access: "print",
    ...pages.printTill,
  },
  {
    path: paths.printSlip(":slip"),
    page: () => import("./till/SlipPrintPage.tsx"),
    access: "print",
    ...pages.printSlip,
  },
  {
    path: paths.printReceipt(":id"),
    page: () => import("./ReceiptPrintPage.tsx"),
    access: "print",
    ...pages.printReceipt,
    isShort: true,
  },
];
