/** GET and PUT /api/optique/credit-notes/{id} (docs/rules-credits.md, Routes). */
import { textValue, type Values } from "#domain/core/fields/values.ts";
import { sentSum } from "#domain/documents/sentAmounts.ts";
import type { Act } from "#domain/people/approvals.ts";
import { isRatedSql } from "#domain/sale/vat.ts";
import { readCreditBody } from "#domain/sale/credit.ts";
import type { SavedDocument } from "#server/engine/documents/documentRoutes.ts";
import {
  documentChildrenSql,
  documentReader,
  documentStatement,
} from "#server/engine/documents/documentReader.ts";
import { expandDocument } from "#server/engine/documents/expandDocument.ts";
import { refuseIf } from "#server/platform/requests/refuse.ts";
import { issueCreditNote } from "./creditWrite.ts";

/** SQL of the credited sale's job with its lab, '' for lenses from the shelf; NULL without a job. */
const jobSql = `(SELECT json_object('id', j.id, 'status', j.status,
    'lab', IIF(json_valid(j.ordered), COALESCE(j.ordered ->> '$.supplier_name', ''), ''), 'lab_reference', j.lab_reference)
  FROM optique_invoices i JOIN optique_jobs j ON j.prescription = i.prescription
  WHERE i.id = d.invoice AND i.prescription <> '')`;

/** SQL of a TVA rate in JSON: null for a line without TVA. */
const rateSql = (column: string): string => `IIF(${isRatedSql(column)}, ${column}, NULL)`;

/** Lines of the invoice and of its earlier credit notes, from which this note's TVA is computed. */
const soldSql = `(SELECT json_group_array(json_object('quantity', x.quantity, 'price', x.price, 'discount', x.discount,
    'vat_rate', ${rateSql("x.vat_rate")})) FROM optique_invoice_items x WHERE x.invoice = d.invoice)`;
const earlierSql = `(SELECT json_group_array(json_object('amount', c.amount, 'vat_rate', ${rateSql("c.vat_rate")}))
  FROM optique_credit_notes n JOIN optique_credit_items c ON c.credit_note = n.id
  WHERE n.invoice = d.invoice AND (n.date, n.number) < (d.date, d.number))`;

const reader = documentReader({
  stored: documentStatement(
    "optique_credit_notes",
    {
      items: documentChildrenSql("optique_credit_items", "t.credit_note = d.id"),
      refunds: documentChildrenSql("optique_refunds", "t.credit_note = d.id"),
      request: "NULL",
    },
    `json_object('job', json(${jobSql}), 'sold', json(${soldSql}), 'earlier', json(${earlierSql}))`,
  ),
  complete: (app, document) =>
    expandDocument(app, document, { client: "optique_clients", invoice: "optique_invoices" }),
});

/** Act for the check of rights: the invoice and the sum of the lines. `id`: used when the body names no invoice. */
export const creditAct = ({ invoice, items }: Values, id: string): Act => ({
  record: textValue(invoice) || id,
  amount: sentSum(items),
});

export const creditDocument: SavedDocument = {
  answer: reader.answer,
  right: "credit.issue",
  actOf: ({ id, body }) => creditAct(body, id),
  prepare(_app, staff, id, body) {
    const { value, violations } = readCreditBody(body);
    refuseIf(violations);
    return (tx) => issueCreditNote(tx, staff, { id, request: body, value });
  },
};
