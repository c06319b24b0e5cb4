/** Receipt lines that bills refer to (docs/rules-purchases.md, Lines): received pieces, and refused deletions. */
import type { Change } from "#server/engine/attached.ts";
import type { Saving } from "#server/engine/records/recordRules.ts";
import { refuseConflict } from "#server/platform/requests/refuse.ts";
import { inJsonList } from "#server/platform/storage/sql.ts";
import { readInteger, readJson, reading } from "#server/platform/storage/statements.ts";

/** SQL of the received pieces of a line; none when its receipt is awaited or cancelled. */
export const receivedSql = (item: string, receipt: string): string =>
  `IIF(${receipt}.status IN ('received', 'partial'), CAST(${item}.received_quantity AS INTEGER), 0)`;

/** SQL of the pieces of a line that all bills together cover. */
export const billedSql = (item: string): string =>
  `COALESCE((SELECT SUM(CAST(y.quantity AS INTEGER)) FROM optique_bill_items y WHERE y.receipt_item = ${item}.id), 0)`;

export type ReceiptLine = { company: string; supplier: string; product: string; name: string };

const linesRead =
  reading(`SELECT json_group_object(i.id, json_object('company', i.company, 'supplier', r.supplier,
    'product', i.product, 'name', COALESCE((SELECT p.name FROM optique_products p WHERE p.id = i.product), '')))
  FROM optique_stock_receipt_items i JOIN optique_stock_receipts r ON r.id = i.receipt WHERE i.id ${inJsonList("ids")}`);

/** Receipt lines by id; missing ones are absent. */
export const receiptLines = (
  app: core.App,
  ids: readonly string[],
): Partial<Record<string, ReceiptLine>> =>
  ids.length === 0 ? {} : readJson(app, linesRead, { ids: JSON.stringify(ids) });

const lineRead = reading("SELECT COUNT(*) FROM optique_bill_items WHERE receipt_item = {:id}");
const ofReceipt = `FROM optique_stock_receipt_items i
  CROSS JOIN optique_bill_items x ON x.receipt_item = i.id WHERE i.receipt = {:id}`;
const receiptRead = reading(`SELECT COUNT(*) ${ofReceipt}`);

const refuseBilled = (field: string, lines: number): void => {
  if (lines > 0) refuseConflict(field, "receipt_billed");
};

/** Refuses the save of a receipt that removes a billed line. */
export function checkBilledLine(tx: core.App, { id, after, place }: Change): void {
  if (!after) refuseBilled(place("id"), readInteger(tx, lineRead, { id }));
}

/** Refuses the deletion of a billed line (`keepBilledLine`) or of a receipt with one (`keepBilledReceipt`). */
export const keepBilledLine = ({ tx, record }: Saving): void =>
  refuseBilled("id", readInteger(tx, lineRead, { id: record.id }));
export const keepBilledReceipt = ({ tx, record }: Saving): void =>
  refuseBilled("id", readInteger(tx, receiptRead, { id: record.id }));

/** SQL of the number of billed lines of the receipt {:id}, to confirm its deletion. */
export const billedLinesSql = `SELECT COUNT(*) AS json ${ofReceipt} AND i.company = {:company}`;
