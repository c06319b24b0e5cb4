/** The route table of both specifications: patterns, pages, and the addresses that lead elsewhere. */
import { type LazyPage, lazyRoute } from "./lazyRoute";

export type RouteEntry = {
  path: string;
  page: LazyPage;
  /** public: for everybody; guest: signed-in users go to /app; app: signed in, within the shell; print: without it. */
  access: "public" | "guest" | "app" | "print";
};

const app = (path: string, page: LazyPage): RouteEntry => ({ path, page, access: "app" });

const open = (path: string, page: LazyPage): RouteEntry => ({ path, page, access: "public" });
const print = (path: string, page: LazyPage): RouteEntry => ({ path, page, access: "print" });

const client = lazyRoute(() => import("../features/clients/ClientPage"));
const clientForm = lazyRoute(() => import("../features/clients/ClientFormPage"));
const prescription = lazyRoute(() => import("../features/prescriptions/PrescriptionDetailPage"));
const prescriptionForm = lazyRoute(() => import("../features/prescriptions/PrescriptionFormPage"));

const prescriptionPrint = lazyRoute(() => import("../features/prints/PrescriptionPrintPage"));
const invoicePrint = lazyRoute(() => import("../features/prints/InvoicePrintPage"));

const receiptForm = lazyRoute(() => import("../features/receipts/ReceiptFormPage"));
const adjustmentForm = lazyRoute(() => import("../features/adjustments/AdjustmentFormPage"));
const supplierForm = lazyRoute(() => import("../features/suppliers/SupplierFormPage"));

/** First match wins: the fixed words stand before the ids. */
export const routes: readonly RouteEntry[] = [
  open(
    "/",
    lazyRoute(() => import("../features/site/LandingPage")),
  ),
  open(
    "/blog",
    lazyRoute(() => import("../features/site/BlogPage")),
  ),
  open(
    "/blog/:slug",
    lazyRoute(() => import("../features/site/ArticlePage")),
  ),
  open(
    "/privacy-policy",
    lazyRoute(() => import("../features/site/PrivacyPage")),
  ),
  { path: "/login", page: lazyRoute(() => import("../features/auth/LoginPage")), access: "guest" },
  { path: "/setup", page: lazyRoute(() => import("../features/setup/SetupPage")), access: "guest" },
  app(
    "/app",
    lazyRoute(() => import("../features/dashboard/DashboardPage")),
  ),
  app(
    "/app/clients",
    lazyRoute(() => import("../features/clients/ClientsPage")),
  ),
  app("/app/clients/nouveau", clientForm),
  app("/app/clients/:id", client),
  app("/app/clients/:id/modifier", clientForm),
  app(
    "/app/prescriptions",
    lazyRoute(() => import("../features/prescriptions/PrescriptionsPage")),
  ),
  app("/app/prescriptions/new", prescriptionForm),
  app(
    "/app/prescriptions/reminders",
    lazyRoute(() => import("../features/reminders/RemindersPage")),
  ),
  app("/app/prescriptions/edit/:id", prescriptionForm),
  app("/app/prescriptions/:id", prescription),
  print("/app/prescriptions/:id/print", prescriptionPrint),
  app(
    "/app/invoices",
    lazyRoute(() => import("../features/invoices/InvoicesPage")),
  ),
  app(
    "/app/invoices/:id",
    lazyRoute(() => import("../features/invoices/InvoiceDetailPage")),
  ),
  print("/app/invoices/print/:id", invoicePrint),
  app(
    "/app/statistics",
    lazyRoute(() => import("../features/statistics/StatisticsPage")),
  ),
  app(
    "/app/products",
    lazyRoute(() => import("../features/products/ProductsPage")),
  ),
  app(
    "/app/products/:id",
    lazyRoute(() => import("../features/products/ProductPage")),
  ),
  app(
    "/app/suppliers",
    lazyRoute(() => import("../features/suppliers/SuppliersPage")),
  ),
  app("/app/suppliers/new", supplierForm),
  app("/app/suppliers/edit/:id", supplierForm),
  app(
    "/app/suppliers/:id",
    lazyRoute(() => import("../features/suppliers/SupplierPage")),
  ),
  app(
    "/app/stock",
    lazyRoute(() => import("../features/stock/StockPage")),
  ),
  app(
    "/app/stock/movements",
    lazyRoute(() => import("../features/stock/MovementsPage")),
  ),
  app(
    "/app/stock/receipts",
    lazyRoute(() => import("../features/receipts/ReceiptsPage")),
  ),
  app("/app/stock/receipts/new", receiptForm),
  app("/app/stock/receipts/edit/:id", receiptForm),
  app(
    "/app/stock/receipts/:id",
    lazyRoute(() => import("../features/receipts/ReceiptDetailPage")),
  ),
  app(
    "/app/stock/adjustments",
    lazyRoute(() => import("../features/adjustments/AdjustmentsPage")),
  ),
  app("/app/stock/adjustments/new", adjustmentForm),
  app("/app/stock/adjustments/edit/:id", adjustmentForm),
  app(
    "/app/company",
    lazyRoute(() => import("../features/company/CompanyPage")),
  ),
  // The detail and print views answer on the form without the prefix too (sales.md §2).
  app("/prescriptions/:id", prescription),
  print("/prescriptions/:id/print", prescriptionPrint),
  print("/invoices/print/:id", invoicePrint),
];

/** Addresses that always lead elsewhere, before any page is looked for; null for the others. */
export function movedOf(path: string): string | null {
  if (/^\/app\/invoices\/(?:create|edit\/[^/]+)\/?$/.test(path)) return "/app/invoices";
  // Words, not the ids that '/prescriptions/:id' would take them for.
  return /^\/prescriptions\/(?:new|reminders)\/?$/.test(path) ? prefixedOf(path) : null;
}

/** The address with the prefix that some links leave out; null where there is none to add. */
export const prefixedOf = (path: string): string | null =>
  /^\/(?:prescriptions|invoices|products|stock|clients|suppliers)(?:\/|$)/.test(path)
    ? `/app${path}`
    : null;
