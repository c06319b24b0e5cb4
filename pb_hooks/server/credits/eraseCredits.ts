/** Erasure of a person's credit notes and refunds: they stay, without free texts (docs/rules-clients.md, Erasure). */
import type { Erased, Erasure } from "#server/engine/attached.ts";
import { currentTimestamp, runSql } from "#server/platform/storage/sql.ts";
import { findRecords } from "#server/platform/records/storedRecords.ts";

/** Keeps the buyer on the credit notes, and moves them to the anonymised client. */
function keepCreditNotes(tx: core.App, { client, anonymised }: Erased): void {
  const of = { now: currentTimestamp(), client: client.id, kept: anonymised() };
  runSql(
    tx,
    `UPDATE optique_refunds SET reference = '', updated = {:now} WHERE reference <> ''
      AND invoice IN (SELECT id FROM optique_invoices WHERE client IN ({:client}, {:kept}))`,
    of,
  );
  runSql(
    tx,
    "UPDATE optique_credit_notes SET client = {:kept}, notes = '', updated = {:now} WHERE client = {:client}",
    of,
  );
}

export const creditErasure: Erasure = {
  finds(tx, erased) {
    const invoice = findRecords(tx, "optique_invoices", { client: erased.client.id });
    const ids = invoice.map(({ id }) => id);
    if (ids.length === 0) return { documents: [], erase: () => undefined };
    return {
      documents: [],
      children: [
        ...findRecords(tx, "optique_credit_notes", { invoice: ids }),
        ...findRecords(tx, "optique_refunds", { invoice: ids }),
      ],
      erase: () => keepCreditNotes(tx, erased),
    };
  },
};
