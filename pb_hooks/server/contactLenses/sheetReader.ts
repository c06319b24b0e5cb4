/** Reads a sheet with its rows and its sales; neither is part of its version. */
import type { VersionedSheet } from "#domain/contactLenses/sheetBody.ts";
import { documentReader, documentStatement } from "#server/engine/documents/documentReader.ts";
import { expandDocument } from "#server/engine/documents/expandDocument.ts";
import { recordJson } from "#server/platform/records/recordJson.ts";
import { saleOfRowSql } from "./contactRows.ts";

const ordersSql = `(SELECT json_group_array(${recordJson("optique_contact_orders", "o", {
  invoice: `json(${saleOfRowSql("o")})`,
})} ORDER BY o.created DESC, o.rowid DESC) FROM optique_contact_orders o WHERE o.contact = d.id)`;
const invoicesSql = `(SELECT json_group_array(json_object('id', i.id, 'invoice_number', i.invoice_number, 'date', i.date,
    'total_amount', i.total_amount, 'status', i.status) ORDER BY i.date DESC, i.created DESC)
  FROM optique_invoices i WHERE i.contact = d.id)`;

export const sheetReader = documentReader<VersionedSheet>({
  stored: documentStatement(
    "optique_contact_prescriptions",
    // A sale changes these ends without changing the sheet's version.
    { right_until: "''", left_until: "''" },
    `json_object('right_until', d.right_until, 'left_until', d.left_until, 'orders', json(${ordersSql}),
      'invoices', json(${invoicesSql}))`,
  ),
  complete: (app, document) =>
    expandDocument(app, document, { client: "optique_clients", solution: "optique_products" }),
});
