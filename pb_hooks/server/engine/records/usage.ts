import { refuse } from "#server/platform/refuse.ts";
import { queryText } from "#server/platform/sql.ts";

/** What may not be deleted while one of these collections names it, and the sentence that says so. */
const uses: Record<string, { field: string; by: readonly string[]; code: string }[]> = {
  optique_clients: [{ field: "client", by: ["prescriptions", "invoices"], code: "client_used" }],
  optique_suppliers: [
    { field: "supplier", by: ["products", "stock_receipts"], code: "supplier_used" },
    { field: "lab", by: ["jobs"], code: "lab_used" },
  ],
  optique_products: [
    {
      field: "product",
      by: ["invoice_items", "stock_receipt_items", "stock_adjustment_items"],
      code: "product_used",
    },
  ],
};

/** Why a record may not be deleted: the code of its sentence, or null. */
export function usedCode(app: core.App, collection: string, id: string): string | null {
  const found = uses[collection]?.find(({ field, by }) => isUsed(app, field, id, by));
  return found?.code ?? null;
}

export function refuseUsed(tx: core.App, collection: string, id: string): void {
  const code = usedCode(tx, collection, id);
  if (code) refuse([{ field: "id", code }]);
}

/** True when a record of one of these collections names this one. */
export function isUsed(
  tx: core.App,
  field: string,
  id: string,
  collections: readonly string[],
): boolean {
  return collections.some((collection) => {
    const sql = `SELECT '1' AS json FROM optique_${collection} WHERE [[${field}]] = {:id} LIMIT 1`;
    return queryText(tx, sql, { id }) !== null;
  });
}
