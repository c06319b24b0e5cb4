/** Credit notes and refunds of an invoice, as its document holds them. */
import { documentPartsSql } from "#server/engine/documents/documentReader.ts";
import { recordJson } from "#server/platform/recordJson.ts";

const itemsSql = documentPartsSql("optique_credit_items", "t.credit_note = n.id");
const noteJson = recordJson("optique_credit_notes", "n", { items: itemsSql });

/** SQL of the credit notes, each with its lines, and of the refunds of the invoice under this alias. */
export const creditPartsSql = (alias: string) => ({
  credit_notes: `(SELECT json_group_array(${noteJson} ORDER BY n.number)
    FROM optique_credit_notes n WHERE n.invoice = ${alias}.id)`,
  refunds: documentPartsSql("optique_refunds", `t.invoice = ${alias}.id`),
});
