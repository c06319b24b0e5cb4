/** What a card of the workshop tells of a job, in lists and on the board: written by SQLite as one text. */
import { invoiceDueSql } from "#domain/sale/due.ts";
import type { Written } from "#server/platform/recordTexts.ts";
import { ofFirstInvoice } from "./firstInvoice.ts";
import { ofLastStep } from "./lastStep.ts";

export const lastStep = ofLastStep("at");

/**
 * Messages that told the customer that the glasses of job t are ready, since they are. The `+` has its last step read for
 * a message that was found, and for most cards never.
 */
export const announcements = (invoice: string): string => `optique_messages m
  WHERE m.record IN (t.prescription, ${invoice}) AND m.kind = 'ready' AND +m.created >= ${lastStep}`;

const lines = "FROM optique_invoice_items l WHERE l.invoice = i.id";
const isFrame = "l.product_type IN ('frame', 'sunglasses')";
const isLens = "l.product_type = 'lens'";

/** The first name of the lines of a kind, in the order of the sale, and the last where it is another. */
const severalOf = (kind: string): string => {
  const nameAt = (order: string) =>
    `(SELECT l.product_name ${lines} AND ${kind} ORDER BY l.rowid${order} LIMIT 1)`;
  return `(SELECT IIF(first = last, first, first || ' / ' || last)
    FROM (SELECT ${nameAt("")} AS first, ${nameAt(" DESC")} AS last))`;
};
/** Of a single line, as nearly always, its name is at hand. */
const nameOf = (kind: string): string =>
  `json_quote(IIF(COUNT(IIF(${kind}, 1, NULL)) > 1, ${severalOf(kind)}, MAX(IIF(${kind}, l.product_name, NULL))))`;

/** What was sold, in one look: the text of three names of a card and their values, but the first name. */
const sold = `(SELECT ${nameOf(isFrame)} || ',"lens":' || ${nameOf(isLens)} || ',"lenses":' ||
    COALESCE(SUM(IIF(${isLens}, CAST(l.quantity AS INTEGER), 0)), 0) ${lines})`;

export const jobCards: Written = {
  table: "optique_jobs",
  joined: `LEFT JOIN optique_prescriptions p ON p.id = t.prescription
    LEFT JOIN optique_clients c ON c.id = p.client
    LEFT JOIN optique_suppliers s ON s.id = t.lab
    LEFT JOIN optique_invoices i ON i.rowid = ${ofFirstInvoice("i.rowid", "t.prescription")}`,
  more: {
    expand: `json_object(
      'client', IIF(c.id IS NULL, NULL, json_object('id', c.id, 'name', c.name, 'phone', c.phone)),
      'lab', IIF(s.id IS NULL, NULL, json_object('id', s.id, 'name', s.name)),
      'invoice', IIF(i.id IS NULL, NULL, json_object('id', i.id, 'invoice_number', i.invoice_number, 'date', i.date,
        'total_amount', i.total_amount, 'paid_amount', i.paid_amount, 'remaining', ${invoiceDueSql("i")} / 100.0)))`,
    frame: sold,
    // The latest, and who prepared it.
    messagedAt: `IIF(t.status = 'ready', (SELECT json_quote(MAX(m.created)) || ',"messagedBy":' || json_quote(m.[by])
      FROM ${announcements("i.id")}), 'null,"messagedBy":null')`,
  },
  values: {
    stepAt: lastStep,
  },
};

/** The same with what an open card shows and no more: a board has hundreds. */
export const boardCards: Written = {
  ...jobCards,
  fields: [
    "id",
    "lab",
    "lab_reference",
    "notes",
    "prescription",
    "problem",
    "promised_on",
    "status",
    "steps",
    "tray",
    "updated",
  ],
};
