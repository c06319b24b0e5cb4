/** Rows of tickets for lists and the board; SQLite writes each as one text (docs/rules-slips.md, Lists and board). */
import { invoiceDueSql } from "#domain/sale/due.ts";
import { serviceCardFields } from "#domain/services/serviceAnswers.ts";
import { serviceDueSql } from "#domain/services/serviceDue.ts";
import { serviceMessagesSql } from "#domain/services/serviceMessages.ts";
import { remakeNumberSql } from "#domain/services/serviceNumber.ts";
import type { Written } from "#server/platform/records/recordTexts.ts";
import { firstInvoiceSql } from "#server/workshop/firstInvoice.ts";
import { lastStepInstantSql } from "#server/workshop/jobCards.ts";

/** SQL of messages about ticket t since its last step. The `+` makes SQLite read that step only for messages found. */
export const messagesSinceSql = (kinds: string): string =>
  `optique_messages m WHERE m.record = t.id AND m.kind IN (${kinds}) AND +m.created >= ${lastStepInstantSql}`;

/** SQL of a remake's number, derived from its job's first invoice; '' for other tickets. */
export const remakeOfSql = (row: string): string =>
  `IIF(${row}.job > '', COALESCE((SELECT ${remakeNumberSql(firstInvoiceSql("i.invoice_number", "j.prescription"), `${row}.rank`)}
    FROM optique_jobs j WHERE j.id = ${row}.job), ''), '')`;

export const serviceCards: Written = {
  table: "optique_services",
  joined: `LEFT JOIN optique_clients c ON c.id = t.client
    LEFT JOIN optique_products p ON p.id = t.product
    LEFT JOIN optique_suppliers s ON s.id = t.supplier
    LEFT JOIN optique_invoices i ON i.id = t.invoice
    LEFT JOIN optique_invoice_items l ON l.id = t.invoice_item
    LEFT JOIN optique_invoices o ON o.id = l.invoice`,
  computed: {
    expand: `json_object(
      'client', IIF(c.id IS NULL, NULL, json_object('id', c.id, 'name', c.name, 'phone', c.phone)),
      'product', IIF(p.id IS NULL, NULL, json_object('id', p.id, 'name', p.name, 'reference', p.reference, 'type', p.type)),
      'supplier', IIF(s.id IS NULL, NULL, json_object('id', s.id, 'name', s.name)),
      'invoice', IIF(i.id IS NULL, NULL, json_object('id', i.id, 'invoice_number', i.invoice_number, 'date', i.date,
        'total_amount', i.total_amount, 'remaining', ${invoiceDueSql("i")} / 100.0)))`,
    // Time of the latest message, and its author.
    messagedAt: `(SELECT json_quote(MAX(m.created)) || ',"messagedBy":' || json_quote(m.[by]) FROM ${messagesSinceSql(serviceMessagesSql)})`,
  },
  values: {
    stepAt: lastStepInstantSql,
    remake_number: remakeOfSql("t"),
    due: `${serviceDueSql("t", invoiceDueSql("i"))} / 100.0`,
    sold_on: "COALESCE(o.id, '')",
    sold_number: "COALESCE(o.invoice_number, '')",
  },
};

/** Only the fields that the board shows. */
export const boardCards: Written = {
  ...serviceCards,
  // Marked as a ticket, so that its costs are hidden.
  values: { ...serviceCards.values, collectionName: "'optique_services'" },
  fields: serviceCardFields,
};
