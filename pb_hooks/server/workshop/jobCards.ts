/** Rows of jobs for lists and the board; SQLite writes each as one text. */
import { frameMeasures } from "#domain/core/records.ts";
import { invoiceDueSql } from "#domain/sale/due.ts";
import type { JobStep } from "#domain/workshop/jobs.ts";
import { membersOf } from "#server/engine/documents/beside.ts";
import type { Written } from "#server/platform/records/recordTexts.ts";
import { piecesLeftSql } from "./creditedPieces.ts";
import { firstInvoiceSql } from "./firstInvoice.ts";

/** SQL of a value of a job's last step; that of `at` must equal the expression in the index idx_jobs_delivered. */
export const lastStepSql = (name: keyof JobStep): string =>
  `json_extract(IIF(json_valid(steps), steps, '[]'), '$[#-1].${name}')`;

export const lastStepInstantSql = lastStepSql("at");

/** SQL of messages sent since job t became ready. The `+` makes SQLite read the last step only for messages found. */
export const readyMessagesSql = (invoice: string): string => `optique_messages m
  WHERE m.record IN (t.prescription, ${invoice}) AND m.kind = 'ready' AND +m.created >= ${lastStepInstantSql}`;

/** SQL of the lines of an invoice, each with its pieces that were not credited; without fully credited lines. */
const linesOf = (
  invoice: string,
): string => `FROM (SELECT m.rowid AS place, m.id, m.product_name, m.product_type, m.pair, m.[use],
  ${piecesLeftSql("m")} AS pieces FROM optique_invoice_items m WHERE m.invoice = ${invoice}) l WHERE l.pieces > 0`;
const lines = linesOf("i.id");
const isFrame = "l.product_type IN ('frame', 'sunglasses')";
const isLens = "l.product_type = 'lens'";

/** SQL of the first product name of a kind, in order of sale, and of the last one when it differs. */
const severalOf = (kind: string): string => {
  const nameAt = (order: string) =>
    `(SELECT l.product_name ${lines} AND ${kind} ORDER BY l.place${order} LIMIT 1)`;
  return `(SELECT IIF(first = last, first, first || ' / ' || last)
    FROM (SELECT ${nameAt("")} AS first, ${nameAt(" DESC")} AS last))`;
};
/** SQL of the names of a kind, with a shortcut for a single line, the usual case. */
const nameOf = (kind: string): string =>
  `json_quote(IIF(COUNT(IIF(${kind}, 1, NULL)) > 1, ${severalOf(kind)}, MAX(IIF(${kind}, l.product_name, NULL))))`;

const sizeValues = frameMeasures
  .map((name) => `'${name}', IIF(typeof(d.${name}) IN ('integer', 'real'), d.${name}, NULL)`)
  .join(", ");
const sizeSql = `(SELECT json_object(${sizeValues})
  FROM optique_invoice_items f JOIN optique_products d ON d.id = f.product WHERE f.rowid = frame)`;
const valueAt = (column: string, row: string): string =>
  `(SELECT f.${column} FROM optique_invoice_items f WHERE f.rowid = ${row})`;

/** SQL of the pairs of an invoice: number, first use, first frame with its present size, number of lenses. */
export const pairsSql = (invoice: string): string => `(SELECT json_group_array(json_object(
    'pair', pair, 'use', COALESCE(${valueAt("[use]", "named")}, ''), 'frame', ${valueAt("product_name", "frame")},
    'lenses', lenses, 'size', json(${sizeSql})) ORDER BY pair)
  FROM (SELECT MAX(1, CAST(l.pair AS INTEGER)) AS pair, MIN(IIF(l.[use] != '', l.place, NULL)) AS named,
      MIN(IIF(${isFrame}, l.place, NULL)) AS frame, SUM(IIF(${isLens}, l.pieces, 0)) AS lenses
    ${linesOf(invoice)} AND (${isFrame} OR ${isLens}) GROUP BY 1))`;

/** Three values of a card in one subquery: `frame`, followed by `lens` and `lenses` with their keys. */
const sold = `(SELECT ${nameOf(isFrame)} || ',"lens":' || ${nameOf(isLens)} || ',"lenses":' ||
    COALESCE(SUM(IIF(${isLens}, l.pieces, 0)), 0) ${lines})`;

export const jobCards: Written = {
  table: "optique_jobs",
  joined: `LEFT JOIN optique_prescriptions p ON p.id = t.prescription
    LEFT JOIN optique_clients c ON c.id = p.client
    LEFT JOIN optique_suppliers s ON s.id = t.lab
    LEFT JOIN optique_invoices i ON i.rowid = ${firstInvoiceSql("i.rowid", "t.prescription")}`,
  computed: {
    expand: `json_object(
      'client', IIF(c.id IS NULL, NULL, json_object('id', c.id, 'name', c.name, 'phone', c.phone)),
      'lab', IIF(s.id IS NULL, NULL, json_object('id', s.id, 'name', s.name)),
      'invoice', IIF(i.id IS NULL, NULL, json_object('id', i.id, 'invoice_number', i.invoice_number, 'date', i.date,
        'total_amount', i.total_amount, 'credited_amount', i.credited_amount, 'fund_part', i.fund_part,
        'paid_amount', i.paid_amount, 'remaining', ${invoiceDueSql("i")} / 100.0)))`,
    frame: sold,
    pairs: pairsSql("i.id"),
    // Time of the latest message, and its author.
    messagedAt: `IIF(t.status = 'ready', (SELECT json_quote(MAX(m.created)) || ',"messagedBy":' || json_quote(m.[by])
      FROM ${readyMessagesSql("i.id")}), 'null,"messagedBy":null')`,
  },
  later: () =>
    Object.fromEntries(
      Object.entries(membersOf("optique_jobs", (name) => `t.${name}`)).map(([name, sql]) => [
        name,
        `COALESCE(${sql}, 'null')`,
      ]),
    ),
  values: {
    stepAt: lastStepInstantSql,
  },
};

/** Only the fields that the board shows, because it has hundreds of cards. */
export const boardCards: Written = {
  ...jobCards,
  // Marked as a job, so that its order is hidden from a person who may not see eye values.
  values: { ...jobCards.values, collectionName: "'optique_jobs'" },
  fields: [
    "changed",
    "id",
    "lab",
    "lab_reference",
    "notes",
    "ordered",
    "prescription",
    "problem",
    "promised_on",
    "ready_pairs",
    "status",
    "steps",
    "tray",
    "updated",
  ],
};
