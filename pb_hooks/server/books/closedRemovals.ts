/** Lets a page know, before a deletion, that the document is dated in a transmitted period. */
import { closedError } from "#domain/books/closedTriggers.ts";
import type { CollectionName } from "#domain/core/records.ts";
import type { Room } from "#server/engine/room.ts";
import { closedUntilOf } from "#server/platform/records/closedUntil.ts";
import { closedDays } from "#server/platform/requests/refuseClosed.ts";

/** Refuses a deletion when the condition finds, among the deleted documents `d`, one of a transmitted period. */
const refusedBy = (collection: CollectionName, condition: string, day = "date") => ({
  refused: [
    {
      sql: `SELECT COUNT(*) AS json FROM ${collection} d JOIN optique_companies c ON c.id = d.company
        WHERE ${condition} AND d.company = {:company} AND d.${day} BETWEEN '1' AND c.closed_until`,
      code: closedError,
      params: (app: core.App, company: string) => closedDays(closedUntilOf(app, company)),
    },
  ],
});

export const closedRemovals: NonNullable<Room["removals"]> = {
  invoices: refusedBy("optique_invoices", "d.id = {:id}"),
  prescriptions: refusedBy("optique_invoices", "d.prescription = {:id}"),
  receipts: refusedBy("optique_stock_receipts", "d.id = {:id}"),
  adjustments: refusedBy("optique_stock_adjustments", "d.id = {:id}"),
  bills: refusedBy("optique_bills", "d.id = {:id}", "booked_on"),
  "bill-payments": refusedBy("optique_bill_payments", "d.id = {:id}"),
  "supplier-credits": refusedBy("optique_supplier_credits", "d.id = {:id}", "booked_on"),
  products: refusedBy("optique_stock_movements", "d.product = {:id}"),
};
