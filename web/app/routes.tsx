/** The route table: patterns, pages, and the addresses that lead elsewhere. */
import { type LazyPage, lazyRoute } from "./lazyRoute.tsx";

export type RouteEntry = {
  path: string;
  page: LazyPage;
  /** public: for everybody; guest: signed-in users go to /app; app: signed in, within the shell; print: without it. */
  access: "public" | "guest" | "app" | "print";
};

const app = (path: string, page: LazyPage): RouteEntry => ({ path, page, access: "app" });

const publicPage = (path: string, page: LazyPage): RouteEntry => ({ path, page, access: "public" });
const printPage = (path: string, page: LazyPage): RouteEntry => ({ path, page, access: "print" });

const client = lazyRoute(() => import("#features/clients/ClientPage.tsx"));
const clientForm = lazyRoute(() => import("#features/clients/ClientFormPage.tsx"));
const prescription = lazyRoute(() => import("#features/prescriptions/PrescriptionDetailPage.tsx"));
const prescriptionForm = lazyRoute(
  () => import("#features/prescriptions/PrescriptionFormPage.tsx"),
);

const prescriptionPrint = lazyRoute(() => import("#features/prints/PrescriptionPrintPage.tsx"));
const invoicePrint = lazyRoute(() => import("#features/prints/InvoicePrintPage.tsx"));
const receiptPrint = lazyRoute(() => import("#features/prints/ReceiptPrintPage.tsx"));
const jobTicket = lazyRoute(() => import("#features/prints/jobTicket/JobTicketPage.tsx"));
const tillPrint = lazyRoute(() => import("#features/prints/till/TillPrintPage.tsx"));
const slipPrint = lazyRoute(() => import("#features/prints/till/SlipPrintPage.tsx"));
const lensOrder = lazyRoute(() => import("#features/prints/lensOrder/LensOrderPage.tsx"));

/** A card is open over the board, or none. */
const workshop = lazyRoute(() => import("#features/workshop/WorkshopPage.tsx"));

const receiptForm = lazyRoute(() => import("#features/receipts/ReceiptFormPage.tsx"));
const adjustmentForm = lazyRoute(() => import("#features/adjustments/AdjustmentFormPage.tsx"));
const supplierForm = lazyRoute(() => import("#features/suppliers/SupplierFormPage.tsx"));

/** First match wins: the fixed words stand before the ids. */
export const routes: readonly RouteEntry[] = [
  publicPage(
    "/",
    lazyRoute(() => import("#features/site/LandingPage.tsx")),
  ),
  publicPage(
    "/blog",
    lazyRoute(() => import("#features/site/BlogPage.tsx")),
  ),
  publicPage(
    "/blog/:slug",
    lazyRoute(() => import("#features/site/ArticlePage.tsx")),
  ),
  publicPage(
    "/privacy-policy",
    lazyRoute(() => import("#features/site/PrivacyPage.tsx")),
  ),
  {
    path: "/login",
    page: lazyRoute(() => import("#features/auth/LoginPage.tsx")),
    access: "guest",
  },
  {
    path: "/setup",
    page: lazyRoute(() => import("#features/setup/SetupPage.tsx")),
    access: "guest",
  },
  app(
    "/app",
    lazyRoute(() => import("#features/dashboard/DashboardPage.tsx")),
  ),
  app(
    "/app/clients",
    lazyRoute(() => import("#features/clients/ClientsPage.tsx")),
  ),
  app("/app/clients/nouveau", clientForm),
  app("/app/clients/:id", client),
  app("/app/clients/:id/modifier", clientForm),
  app(
    "/app/prescriptions",
    lazyRoute(() => import("#features/prescriptions/PrescriptionsPage.tsx")),
  ),
  app("/app/prescriptions/new", prescriptionForm),
  app(
    "/app/prescriptions/reminders",
    lazyRoute(() => import("#features/reminders/RemindersPage.tsx")),
  ),
  app("/app/prescriptions/edit/:id", prescriptionForm),
  app("/app/prescriptions/:id", prescription),
  printPage("/app/prescriptions/:id/print", prescriptionPrint),
  printPage("/app/atelier/commande", lensOrder),
  printPage("/app/atelier/:id/print", jobTicket),
  app("/app/atelier", workshop),
  app("/app/atelier/:id", workshop),
  app(
    "/app/invoices",
    lazyRoute(() => import("#features/invoices/InvoicesPage.tsx")),
  ),
  app(
    "/app/invoices/:id",
    lazyRoute(() => import("#features/invoices/InvoiceDetailPage.tsx")),
  ),
  printPage("/app/invoices/print/:id", invoicePrint),
  app(
    "/app/sale",
    lazyRoute(() => import("#features/sale/SalePage.tsx")),
  ),
  app(
    "/app/caisse",
    lazyRoute(() => import("#features/till/TillPage.tsx")),
  ),
  app(
    "/app/caisse/cheques",
    lazyRoute(() => import("#features/till/cheques/ChequesPage.tsx")),
  ),
  printPage("/app/caisse/:day/print", tillPrint),
  printPage("/app/caisse/remise/:slip/print", slipPrint),
  app(
    "/app/statistics",
    lazyRoute(() => import("#features/statistics/StatisticsPage.tsx")),
  ),
  app(
    "/app/products",
    lazyRoute(() => import("#features/products/ProductsPage.tsx")),
  ),
  app(
    "/app/products/:id",
    lazyRoute(() => import("#features/products/ProductPage.tsx")),
  ),
  app(
    "/app/suppliers",
    lazyRoute(() => import("#features/suppliers/SuppliersPage.tsx")),
  ),
  app("/app/suppliers/new", supplierForm),
  app("/app/suppliers/edit/:id", supplierForm),
  app(
    "/app/suppliers/:id",
    lazyRoute(() => import("#features/suppliers/SupplierPage.tsx")),
  ),
  app(
    "/app/stock",
    lazyRoute(() => import("#features/stock/StockPage.tsx")),
  ),
  app(
    "/app/stock/movements",
    lazyRoute(() => import("#features/stock/MovementsPage.tsx")),
  ),
  app(
    "/app/stock/receipts",
    lazyRoute(() => import("#features/receipts/ReceiptsPage.tsx")),
  ),
  app("/app/stock/receipts/new", receiptForm),
  app("/app/stock/receipts/edit/:id", receiptForm),
  app(
    "/app/stock/receipts/:id",
    lazyRoute(() => import("#features/receipts/ReceiptDetailPage.tsx")),
  ),
  printPage("/app/stock/receipts/:id/print", receiptPrint),
  app(
    "/app/stock/adjustments",
    lazyRoute(() => import("#features/adjustments/AdjustmentsPage.tsx")),
  ),
  app("/app/stock/adjustments/new", adjustmentForm),
  app("/app/stock/adjustments/edit/:id", adjustmentForm),
  app(
    "/app/company",
    lazyRoute(() => import("#features/company/CompanyPage.tsx")),
  ),
  app(
    "/app/aide",
    lazyRoute(() => import("#features/help/HelpPage.tsx")),
  ),
  // The detail and print views answer on the form without the prefix too.
  app("/prescriptions/:id", prescription),
  printPage("/prescriptions/:id/print", prescriptionPrint),
  printPage("/invoices/print/:id", invoicePrint),
  printPage("/stock/receipts/:id/print", receiptPrint),
];

/** Addresses that always lead elsewhere, before any page is looked for; null for the others. */
export function movedOf(path: string): string | null {
  if (/^\/app\/invoices\/(?:create|edit\/[^/]+)\/?$/.test(path)) return "/app/invoices";
  // Words, not the ids that '/prescriptions/:id' would take them for.
  return /^\/prescriptions\/(?:new|reminders)\/?$/.test(path) ? prefixedOf(path) : null;
}

/** What is one screen for who stands before it: a card opens over the board, which stays as it is. */
export const screenOf = (path: string): string =>
  path.startsWith("/app/atelier") ? "/app/atelier" : path;

export const isUnderApp = (path: string): boolean => path.startsWith("/app/");

/** Every word that may follow the prefix. */
const sections = new Set(
  routes.filter(({ path }) => isUnderApp(path)).map(({ path }) => path.split("/")[2]),
);

/** The address with the prefix that some links leave out; null where there is none to add. */
export const prefixedOf = (path: string): string | null =>
  sections.has(path.split("/")[1]) ? `/app${path}` : null;
