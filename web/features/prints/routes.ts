import { pathOf } from "#lib/addresses/navigationHistory.ts";
import { pages } from "#lib/texts/pages.strings.ts";
import { paths } from "#lib/addresses/paths.ts";
import type { Route } from "#lib/addresses/route.ts";

const prints: readonly Route[] = [
  {
    path: paths.printPrescription(":id"),
    page: () => import("./PrescriptionPrintPage.tsx"),
    ...pages.printPrescription,
    isShort: true,
  },
  {
    path: pathOf(paths.orderLenses([])),
    page: () => import("./lensOrder/LensOrderPage.tsx"),
    ...pages.orderLenses,
  },
  {
    path: pathOf(paths.orderContacts([])),
    page: () => import("./contactOrder/ContactOrderPage.tsx"),
    ...pages.orderContacts,
  },
  {
    path: paths.printContactSheet(":id"),
    page: () => import("./contactSheet/ContactSheetPrintPage.tsx"),
    ...pages.printContactSheet,
    isShort: true,
  },
  {
    path: paths.printJob(":id"),
    page: () => import("./jobTicket/JobTicketPage.tsx"),
    ...pages.printJob,
  },
  {
    path: paths.printInvoice(":id"),
    page: () => import("./InvoicePrintPage.tsx"),
    ...pages.printInvoice,
    isShort: true,
  },
  {
    path: paths.printCredit(":id"),
    page: () => import("./creditNote/CreditPrintPage.tsx"),
    ...pages.printCredit,
    isShort: true,
  },
  {
    path: paths.printQuote(":id"),
    page: () => import("./quote/QuotePrintPage.tsx"),
    ...pages.printQuote,
    isShort: true,
  },
  {
    path: paths.printClaim(":id"),
    page: () => import("./claim/ClaimPrintPage.tsx"),
    ...pages.printClaim,
    isShort: true,
  },
  {
    path: paths.printClaimSlip(":slip"),
    page: () => import("./claim/ClaimSlipPrintPage.tsx"),
    ...pages.printClaimSlip,
    isShort: true,
  },
  {
    path: paths.printDeposit(":id"),
    page: () => import("./service/ServicePrintPage.tsx"),
    ...pages.printService,
    isShort: true,
  },
  {
    path: paths.printReturnSlip(":slip"),
    page: () => import("./service/ReturnSlipPrintPage.tsx"),
    ...pages.printReturnSlip,
    isShort: true,
  },
  {
    path: paths.printPrescriptionLog(),
    page: () => import("./prescriptionLog/PrescriptionLogPrintPage.tsx"),
    ...pages.printPrescriptionLog,
    isShort: true,
  },
  {
    path: paths.printInventory(),
    page: () => import("./inventory/InventoryPrintPage.tsx"),
    ...pages.printInventory,
  },
  {
    path: paths.printRefill(),
    page: () => import("./drawers/RefillPrintPage.tsx"),
    ...pages.printRefill,
    isShort: true,
  },
  {
    path: paths.printDrawer(":id"),
    page: () => import("./drawers/DrawerPrintPage.tsx"),
    ...pages.printDrawer,
    isShort: true,
  },
  {
    path: pathOf(paths.printTags([])),
    page: () => import("./tags/TagsPrintPage.tsx"),
    ...pages.printTags,
  },
  {
    path: paths.printSupplierAccount(":id"),
    page: () => import("./purchases/AccountPrintPage.tsx"),
    ...pages.printSupplierAccount,
    isShort: true,
  },
  {
    path: paths.printCalendar(),
    page: () => import("./purchases/CalendarPrintPage.tsx"),
    ...pages.printCalendar,
    isShort: true,
  },
  {
    path: paths.printTill(":day"),
    page: () => import("./till/TillPrintPage.tsx"),
    ...pages.printTill,
  },
  {
    path: paths.printSlip(":slip"),
    page: () => import("./till/SlipPrintPage.tsx"),
    ...pages.printSlip,
  },
  {
    path: paths.printCount(":id"),
    page: () => import("./count/CountPrintPage.tsx"),
    ...pages.printCount,
    isShort: true,
  },
  {
    path: paths.printReceipt(":id"),
    page: () => import("./ReceiptPrintPage.tsx"),
    ...pages.printReceipt,
    isShort: true,
  },
];

export const routes = prints.map((print): Route => ({ ...print, access: "print" }));
