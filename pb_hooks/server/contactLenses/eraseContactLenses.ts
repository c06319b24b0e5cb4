/** Erases a person's contact lenses (docs/rules-contact-lenses.md, Rights and person). */
import type { Erasure } from "#server/engine/attached.ts";
import { markSavedWhole } from "#server/platform/records/recordEvents.ts";
import { currentTimestamp, inJsonList, runSql } from "#server/platform/storage/sql.ts";
import { findRecords } from "#server/platform/records/storedRecords.ts";
import { contactIndex } from "./contactIndex.ts";

/** Empties the lenses on the lines of these documents. */
const forgetLenses = (
  tx: core.App,
  lines: "optique_invoice_items" | "optique_quote_items",
  owner: "invoice" | "quote",
  documents: readonly core.Record[],
): void =>
  runSql(
    tx,
    `UPDATE ${lines} SET lens = 'null', updated = {:now} WHERE ${owner} ${inJsonList("ids")} AND lens NOT IN ('', 'null')`,
    { now: currentTimestamp(), ids: JSON.stringify(documents.map(({ id }) => id)) },
  );

/** Deletes sheets, rows and boxes, and empties the lenses of lines. The sale's link to its sheet is emptied too. */
export const contactErasure: Erasure = {
  finds(tx, { client }) {
    const of = { client: client.id };
    const sheets = findRecords(tx, "optique_contact_prescriptions", of);
    const rows = findRecords(tx, "optique_contact_orders", of);
    const invoices = findRecords(tx, "optique_invoices", of);
    const quotes = findRecords(tx, "optique_quotes", of);
    const ids = rows.map(({ id }) => id);
    return {
      documents: [...sheets, ...rows],
      children: ids.length > 0 ? findRecords(tx, "optique_contact_boxes", { order: ids }) : [],
      erase() {
        for (const row of rows) tx.delete(markSavedWhole(row));
        for (const sheet of sheets) {
          contactIndex.remove(tx, sheet.id);
          tx.delete(markSavedWhole(sheet));
        }
        forgetLenses(tx, "optique_invoice_items", "invoice", invoices);
        forgetLenses(tx, "optique_quote_items", "quote", quotes);
      },
    };
  },
};
