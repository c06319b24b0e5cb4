/** The bundle's public surface: what main.ts registers. */
export { adjustments } from "./adjustments";
export { events } from "./analytics";
export { backups } from "./backups";
export { catalogue } from "./catalogueImport";
export { clients } from "./clients";
export { companies } from "./companies";
export {
  adjustmentDocument,
  invoiceDocument,
  prescriptionDocument,
  receiptDocument,
} from "./documentRoutes";
export { figures } from "./figureRoutes";
export { integrity } from "./integrity";
export { invoiceItems } from "./invoiceItems";
export { invoices } from "./invoices";
export { listRoute } from "./listQueries";
export { movements } from "./movements";
export { payments } from "./payments";
export { tellSizes } from "./planner";
export { prescriptions } from "./prescriptions";
export { products } from "./products";
export { receipts } from "./receipts";
export { rebuildIndex } from "./reindex";
export { requests } from "./requests";
export { serving } from "./serving";
export { setup } from "./setup";
export { start } from "./start";
export { suppliers } from "./suppliers";
