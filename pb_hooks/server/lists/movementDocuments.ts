/** The documents that movements name, as the ledger tells them: numbers, and the reason of an adjustment. */
import { inList, queryJson } from "#server/platform/sql.ts";

/** What is read of each kind of document. */
const facts: Record<string, [table: string, columns: string]> = {
  invoice: ["optique_invoices", "'number', invoice_number"],
  receipt: ["optique_stock_receipts", "'number', receipt_number"],
  adjustment: ["optique_stock_adjustments", "'number', adjustment_number, 'reason', reason"],
};

type Fact = { number: string; reason?: string };

/** Gives each movement its `document`; none where it has no document, or that one is gone and only a floor is left. */
export function nameDocuments(app: core.App, movements: readonly core.Record[]): void {
  for (const [type, [table, columns]] of Object.entries(facts)) {
    const own = movements.filter((movement) => movement.getString("reference_type") === type);
    if (own.length === 0) continue;
    const ids = own.map((movement) => movement.getString("reference_id"));
    const sql = `SELECT json_group_object(id, json_object(${columns})) AS json FROM ${table} WHERE id ${inList("ids")}`;
    const found = queryJson<Record<string, Fact>>(app, sql, { ids: JSON.stringify(ids) }) ?? {};
    for (const movement of own) {
      const fact = found[movement.getString("reference_id")];
      if (!fact) continue;
      movement.withCustomData(true);
      movement.set("document", fact);
    }
  }
}
