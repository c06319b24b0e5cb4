/** The bundle's public surface: what main.ts registers. */
export { adjustments } from "./documents/adjustments.ts";
export { events } from "./shop/analytics.ts";
export { backups } from "./shop/backups.ts";
export { catalogue } from "./shop/catalogueImport.ts";
export { clients } from "./records/clients.ts";
export { companies } from "./records/companies.ts";
export {
  adjustmentDocument,
  invoiceDocument,
  prescriptionDocument,
  receiptDocument,
} from "./documents/documentRoutes.ts";
export { figures } from "./figures/figureRoutes.ts";
export { integrity } from "./integrity/integrity.ts";
export { invoiceItems } from "./records/invoiceItems.ts";
export { invoices } from "./records/invoices.ts";
export { listRoute } from "./lists/listQueries.ts";
export { movements } from "./records/movements.ts";
export { payments } from "./records/payments.ts";
export { tellSizes } from "./scale/planner.ts";
export { prescriptions } from "./records/prescriptions.ts";
export { products } from "./records/products.ts";
export { receipts } from "./documents/receipts.ts";
export { rebuildIndex } from "./scale/reindex.ts";
export { requests } from "./platform/requests.ts";
export { serving } from "./shop/serving.ts";
export { setup } from "./shop/setup.ts";
export { start } from "./shop/start.ts";
export { suppliers } from "./records/suppliers.ts";
export { version } from "./shop/version.ts";
