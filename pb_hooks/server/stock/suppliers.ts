import { noAmount } from "#domain/people/approvals.ts";
import { recordHooks } from "#server/engine/records/recordHooks.ts";
import type { RecordUse } from "#server/engine/records/recordRules.ts";
import { supplierIndex } from "./stockIndexes.ts";

export const supplierUses: readonly RecordUse[] = [
  { field: "supplier", to: "optique_suppliers", code: "supplier_used" },
  { field: "lab", to: "optique_suppliers", code: "lab_used" },
];

export const supplierHooks = recordHooks("optique_suppliers", {
  saving: "product.write",
  deleting: "product.write",
  amountOf: () => noAmount,
  search: supplierIndex,
  label: (record) => record.getString("name"),
  uses: supplierUses,
});
