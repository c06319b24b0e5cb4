/** Right that each route and each write of the records API asks for. */
import type { CollectionName } from "#domain/core/records.ts";
import { isApprovable, type Right } from "#domain/people/permissions.ts";

/** Right of each route; 'own': the route decides, or is for guests. A new route fails until it is named here. */
export const routeRights: Record<string, Right | "read" | "own"> = {
  "GET /lists/{list}": "read",
  "GET /removals/{list}/{id}": "read",
  "POST /signout": "own",
  "GET /quiet": "read",
  "GET /me": "read",
  "GET /people": "read",
  "POST /people/{id}/enter": "own",
  "POST /people/leave": "read",
  "POST /approvals": "read",
  "GET /clients/{id}/export": "client.export",
  "GET /clients/{id}/erase": "read",
  "POST /clients/{id}/erase": "client.erase",
  "GET /clients/duplicates": "read",
  "GET /clients/{id}/duplicates": "read",
  "POST /clients/{id}/merge": "client.delete",
  "POST /clients/{id}/unmerge": "client.delete",
  "GET /stock": "read",
  "GET /reorder": "read",
  "GET /quick-products": "read",
  "POST /products/import": "import",
  "GET /receipts/{id}": "read",
  "PUT /receipts/{id}": "receipt.write",
  "GET /adjustments/{id}": "read",
  "PUT /adjustments/{id}": "adjustment.write",
  "GET /jobs/board": "read",
  "POST /invoices/{id}/issue": "sale.write",
  "GET /prescriptions/{id}": "read",
  "PUT /prescriptions/{id}": "sale.write",
  "GET /invoices/{id}": "read",
  "PUT /invoices/{id}": "sale.write",
  "PUT /refunds/{id}": "refund.give",
  "PUT /exchanges/{id}": "credit.issue",
  "GET /claims/{id}": "read",
  "PUT /claims/{id}": "quote.write",
  "POST /claims/slips": "quote.write",
  "POST /claims/slips/{number}/pay": "payment.take",
  "POST /claims/{id}/reject": "quote.write",
  "POST /defects/{id}/settle": "adjustment.write",
  "GET /credit-notes/{id}": "read",
  "PUT /credit-notes/{id}": "credit.issue",
  "GET /quotes/{id}": "read",
  "PUT /quotes/{id}": "quote.write",
  "POST /quotes/{id}/printed": "quote.write",
  "GET /till": "till.see",
  "POST /till/{day}/close": "till.close",
  "POST /till/slips": "cheque.state",
  "GET /dashboard": "read",
  "GET /figures/register": "read",
  "GET /waiting": "read",
  "GET /search": "read",
  "GET /statistics": "read",
  "GET /visits": "statistics.shop",
  "POST /events": "own",
  "GET /version": "own",
  "GET /setup": "own",
  "POST /setup": "own",
  "POST /demo": "own",
  "GET /integrity": "read",
  "GET /health": "read",
  "GET /backups": "backup.see",
};

type Writes = { update: Right | null; remove: Right | null };
/** Rights of the records API; null: written by the server alone, or once. */
export const recordRights: Record<CollectionName, Writes> = {
  optique_users: { update: "people", remove: null },
  optique_companies: { update: "company.write", remove: null },
  optique_clients: { update: "client.write", remove: "client.delete" },
  optique_suppliers: { update: "product.write", remove: "product.write" },
  optique_products: { update: "product.write", remove: "product.write" },
  optique_prescriptions: { update: "sale.write", remove: "document.delete" },
  optique_jobs: { update: "job.move", remove: "document.delete" },
  optique_messages: { update: null, remove: null },
  optique_invoices: { update: "sale.write", remove: "document.delete" },
  optique_invoice_items: { update: "sale.write", remove: "document.delete" },
  optique_payments: { update: "payment.take", remove: "document.delete" },
  optique_funds: { update: "company.write", remove: "company.write" },
  optique_claims: { update: null, remove: "quote.write" },
  optique_credit_notes: { update: null, remove: null },
  optique_credit_items: { update: null, remove: null },
  optique_refunds: { update: null, remove: null },
  optique_quotes: { update: null, remove: "quote.write" },
  optique_quote_items: { update: null, remove: null },
  optique_cash_moves: { update: "till.move", remove: "till.move" },
  optique_closes: { update: null, remove: null },
  optique_stock_receipts: { update: "receipt.write", remove: "document.delete" },
  optique_stock_receipt_items: { update: "receipt.write", remove: "document.delete" },
  optique_stock_adjustments: { update: "adjustment.write", remove: "document.delete" },
  optique_stock_adjustment_items: { update: "adjustment.write", remove: "document.delete" },
  optique_stock_movements: { update: null, remove: null },
  optique_journal: { update: null, remove: null },
  optique_approvals: { update: null, remove: null },
  optique_events: { update: null, remove: null },
};

/** Collections whose records staff make by the records API; the others have routes, or are made by the server alone. */
const made: Partial<Record<CollectionName, Right>> = {
  optique_clients: "client.write",
  optique_suppliers: "product.write",
  optique_products: "product.write",
  optique_prescriptions: "sale.write",
  optique_jobs: "job.move",
  optique_messages: "client.write",
  optique_invoices: "sale.write",
  optique_invoice_items: "sale.write",
  optique_payments: "payment.take",
  optique_cash_moves: "till.move",
  optique_stock_receipts: "receipt.write",
  optique_stock_receipt_items: "receipt.write",
  optique_stock_adjustments: "adjustment.write",
  optique_stock_adjustment_items: "adjustment.write",
};

/** Every act that can be approved, with its right: 'PUT /invoices/{id}', 'POST optique_clients'. */
export function approvableActs(): Map<string, Right> {
  const ofRecords = Object.entries(recordRights).flatMap(([collection, { update, remove }]) => [
    [`POST ${collection}`, made[collection as CollectionName] ?? null] as const,
    [`PATCH ${collection}`, update] as const,
    [`DELETE ${collection}`, remove] as const,
  ]);
  const all = [...Object.entries(routeRights), ...ofRecords];
  return new Map(
    all.flatMap(([name, right]) =>
      right && right !== "read" && right !== "own" && isApprovable(right) ? [[name, right]] : [],
    ),
  );
}
