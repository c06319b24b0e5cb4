/** Reads a supplier's credit with the payments that used it. */
import { toDirhams } from "#domain/core/money.ts";
import { supplierCreditLeft, supplierCreditState } from "#domain/purchases/supplierCredit.ts";
import type { StoredSupplierCredit } from "#domain/purchases/supplierCreditBody.ts";
import { documentReader, documentStatement } from "#server/engine/documents/documentReader.ts";
import { expandDocument } from "#server/engine/documents/expandDocument.ts";

const usesSql = `(SELECT json_group_array(json_object('id', y.id, 'date', y.date, 'amount', y.amount) ORDER BY y.date, y.created)
  FROM optique_bill_payments y WHERE y.supplier_credit = d.id AND y.supplier_credit > '')`;

export const supplierCreditReader = documentReader<StoredSupplierCredit>({
  stored: documentStatement(
    "optique_supplier_credits",
    {},
    `json_object('uses', json(${usesSql}))`,
  ),
  complete(app, document) {
    const credit = document as unknown as StoredSupplierCredit;
    document["state"] = supplierCreditState(credit);
    document["left"] = toDirhams(supplierCreditLeft(credit));
    expandDocument(app, document, { supplier: "optique_suppliers", bill: "optique_bills" });
  },
});
