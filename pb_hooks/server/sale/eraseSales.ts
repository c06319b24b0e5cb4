/** Erases a person's prescriptions and invoices (docs/rules-clients.md, Erasure). */
import { mentionsPerson, type Person } from "#domain/clients/mentions.ts";
import { personalDataStrings } from "#domain/clients/personalData.strings.ts";
import type { Erased, Erasure } from "#server/engine/attached.ts";
import { markSavedWhole, saveValues } from "#server/platform/records/recordEvents.ts";
import { currentTimestamp, inJsonList, queryJson, runSql } from "#server/platform/storage/sql.ts";
import { findRecords } from "#server/platform/records/storedRecords.ts";

/** SQL condition: a fund's cheque. Its number and bank belong to the fund, and name no person. */
const isFundCheque = "fund > '' AND cheque_state > ''";

/** Keeps amounts, numbers and stamped buyers, clears free texts, and moves the invoices to the anonymised client. */
function keepInvoices(
  tx: core.App,
  { staff: { company }, person, anonymised }: Erased,
  invoices: readonly core.Record[],
): void {
  if (invoices.length === 0) return;
  const client = anonymised();
  for (const invoice of invoices) {
    saveValues(tx, invoice, { client, prescription: "", notes: "" });
  }
  const of = { now: currentTimestamp(), invoices: JSON.stringify(invoices.map(({ id }) => id)) };
  const ofInvoices = `updated = {:now} WHERE invoice ${inJsonList("invoices")}`;
  runSql(
    tx,
    `UPDATE optique_payments SET notes = '', bounce_note = '', reference = IIF(${isFundCheque}, reference, ''), bank = IIF(${isFundCheque}, bank, ''),
      ${ofInvoices} AND notes || reference || bank || bounce_note <> ''`,
    of,
  );
  anonymiseLines(tx, person, of);
  forgetPowers(tx, of);
  // The daily sales totals keep a row for each free line's name, even at zero.
  runSql(
    tx,
    "DELETE FROM optique_sale_days WHERE company = {:company} AND product = '' AND lines = 0 AND quantity = 0 AND amount = 0",
    {
      company,
    },
  );
}

/** Clears powers, which are health data; stock movements keep their cell, or the drawer's stock would be wrong. */
const forgetPowers = (tx: core.App, of: { now: string; invoices: string }): void =>
  runSql(
    tx,
    `UPDATE optique_invoice_items SET power = 'null', updated = {:now}
      WHERE invoice ${inJsonList("invoices")} AND power NOT IN ('', 'null')`,
    of,
  );

/** Replaces texts of free lines that name the person; on lines with a product only clears such remarks. */
function anonymiseLines(tx: core.App, person: Person, of: { now: string; invoices: string }): void {
  const sql = `SELECT json_group_array(json_array(id, label, product_name, product_reference)) AS json
    FROM optique_invoice_items WHERE invoice ${inJsonList("invoices")} AND (product = '' OR label <> '')`;
  const free = queryJson<[id: string, ...texts: string[]][]>(tx, sql, of) ?? [];
  const naming = free.filter(([, ...texts]) => texts.some((text) => mentionsPerson(text, person)));
  const ofNaming = `updated = {:now} WHERE id ${inJsonList("ids")}`;
  const ids = JSON.stringify(naming.map(([id]) => id));
  runSql(
    tx,
    `UPDATE optique_invoice_items SET product_name = {:item}, product_reference = '',
      label = IIF(label = '', '', {:item}), ${ofNaming} AND product = ''`,
    { now: of.now, item: personalDataStrings.erasedItem, ids },
  );
  runSql(tx, `UPDATE optique_invoice_items SET label = '', ${ofNaming} AND product <> ''`, {
    now: of.now,
    ids,
  });
}

/** Erases sales. Invoices are detached first, because deleting a prescription deletes its invoices. */
export const saleErasure: Erasure = {
  finds(tx, erased) {
    const of = { client: erased.client.id };
    const invoices = findRecords(tx, "optique_invoices", of);
    const prescriptions = findRecords(tx, "optique_prescriptions", of);
    const ids = invoices.map(({ id }) => id);
    return {
      documents: [...invoices, ...prescriptions],
      children: ids.length > 0 ? findRecords(tx, "optique_payments", { invoice: ids }) : [],
      erase() {
        keepInvoices(tx, erased, invoices);
        for (const prescription of prescriptions) tx.delete(markSavedWhole(prescription));
      },
    };
  },
};
