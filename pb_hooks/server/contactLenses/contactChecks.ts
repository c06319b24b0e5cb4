/** Invariants of contact lenses: each line's row, its sale and state, the sheet's client, and the ends of boxes. */
import { wearEndSql } from "#domain/contactLenses/wearEnd.ts";
import { checkedRows, type IntegrityChecks } from "#server/engine/integrity/integrityChecks.ts";
import { boxesOfRowSql, isSameLensSql } from "./contactRows.ts";
import { lensValueChecks } from "./lensValueChecks.ts";

const different = (found: string): string =>
  `SELECT record, stored, expected FROM (${found}) WHERE stored <> expected`;

/** SQL of the boxes of a line, less the credited ones. */
const boxesLeft = `CAST(l.quantity AS INTEGER) - COALESCE((SELECT SUM(CAST(c.quantity AS INTEGER)) FROM optique_credit_items c WHERE c.invoice_item = l.id), 0)`;

export const contactChecks: IntegrityChecks = {
  ...lensValueChecks,
  "a line of contact lenses has its row": {
    collection: "optique_invoice_items",
    // An erasure deletes the rows of its person, so the anonymised client is skipped.
    sql: different(`SELECT l.id AS record, (SELECT COUNT(*) FROM optique_contact_orders o WHERE o.invoice_item = l.id AND o.invoice_item > '') AS stored,
        1 AS expected FROM optique_invoice_items l JOIN optique_invoices i ON i.id = l.invoice LEFT JOIN optique_clients c ON c.id = i.client
      WHERE ${checkedRows("l")} AND l.product_type = 'contact_lens' AND COALESCE(c.created, '-') <> ''`),
  },
  "a row of contact lenses is as its line": {
    collection: "optique_contact_orders",
    sql: different(`SELECT o.id AS record,
        json_array(o.product, o.eye, IIF(o.status = 'cancelled', 0, CAST(o.quantity AS INTEGER)), o.client, o.contact,
          IIF(${isSameLensSql("o.lens", "l.lens")}, 'same lens', 'other lens')) AS stored,
        json_array(l.product, l.eye, IIF(o.status = 'cancelled', 0, ${boxesLeft}), i.client, i.contact, 'same lens') AS expected
      FROM optique_contact_orders o JOIN optique_invoice_items l ON l.id = o.invoice_item JOIN optique_invoices i ON i.id = l.invoice
      WHERE ${checkedRows("o")} AND o.invoice_item > ''`),
  },
  "trial lenses have no sale": {
    collection: "optique_contact_orders",
    sql: different(`SELECT o.id AS record, IIF(o.invoice_item > '', 0, 1) AS stored, CAST(o.trial AS INTEGER) AS expected
      FROM optique_contact_orders o WHERE ${checkedRows("o")}`),
  },
  "the state of a row of contact lenses is its last step": {
    collection: "optique_contact_orders",
    sql: different(`SELECT o.id AS record, o.status AS stored,
        COALESCE(json_extract(IIF(json_valid(o.steps), o.steps, '[]'), '$[#-1].status'), '') AS expected
      FROM optique_contact_orders o WHERE ${checkedRows("o")}`),
  },
  "boxes of contact lenses are at most those of their row": {
    collection: "optique_contact_orders",
    // A credit note or a change may reduce a row's quantity after its boxes were scanned.
    sql: `SELECT record, stored, expected FROM (SELECT o.id AS record, CAST(${boxesOfRowSql("o")} AS INTEGER) AS stored,
        MAX(CAST(o.quantity AS INTEGER), COALESCE((SELECT MAX(CAST(b.scanned_for ->> '$.quantity' AS INTEGER))
          FROM optique_contact_boxes b WHERE b.[order] = o.id AND json_valid(b.scanned_for)), 0)) AS expected
      FROM optique_contact_orders o
      WHERE ${checkedRows("o")} AND o.status IN ('to_order', 'ordered', 'arrived')) WHERE stored > expected`,
  },
  "a sheet is of the client of its sales": {
    collection: "optique_invoices",
    sql: different(`SELECT i.id AS record, i.client AS stored, s.client AS expected FROM optique_invoices i
      JOIN optique_contact_prescriptions s ON s.id = i.contact WHERE ${checkedRows("i")} AND i.contact > ''`),
  },
  "the ends of a sheet follow from its rows": {
    collection: "optique_contact_prescriptions",
    sql: different(`SELECT t.id AS record, json_array(t.right_until, t.left_until) AS stored,
        json_array(${wearEndSql("t.id", "right")}, ${wearEndSql("t.id", "left")}) AS expected
      FROM optique_contact_prescriptions t WHERE ${checkedRows("t")}`),
  },
};
