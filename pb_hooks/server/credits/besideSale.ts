/** Credits attached to a sale: credit notes and refunds in its document, kept credits among its payments. */
import { clientRefundSql } from "#domain/sale/due.ts";
import { clientCreditSql } from "#domain/sale/credit.ts";
import type { Beside } from "#server/engine/attached.ts";
import { documentChildrenSql } from "#server/engine/documents/documentReader.ts";
import { recordJson } from "#server/platform/records/recordJson.ts";
import { sumOfInvoiceSql } from "#server/sale/invoiceSums.ts";
import { checkCreditedClient, checkCreditNote, refreshUsedCredits } from "./keptCredits.ts";

const itemsSql = documentChildrenSql("optique_credit_items", "t.credit_note = n.id");
const noteJson = recordJson("optique_credit_notes", "n", { items: itemsSql });

/** SQL of what credit notes and refunds deduct from an invoice, in centimes; `invoice`: SQL of its id. */
export const creditSumsSql = (invoice: string) => ({
  credited: sumOfInvoiceSql("total_amount", "optique_credit_notes", invoice),
  kept: sumOfInvoiceSql("kept", "optique_credit_notes", invoice),
  refunds: sumOfInvoiceSql("amount", "optique_refunds", invoice, `AND ${clientRefundSql}`),
});

export const besideInvoice: Beside = {
  lists: (invoice) => ({
    credit_notes: `(SELECT json_group_array(${noteJson} ORDER BY n.number)
    FROM optique_credit_notes n WHERE n.invoice = ${invoice})`,
    refunds: documentChildrenSql("optique_refunds", `t.invoice = ${invoice}`),
  }),
  members: (column) => ({ client_credit: clientCreditSql(column("client")) }),
  sums: creditSumsSql,
  checks: checkCreditedClient,
};

/** A payment may draw on a kept credit, whose owner and used amount are then checked. */
export const besidePayment: Beside = { checks: checkCreditNote, drawn: refreshUsedCredits };
