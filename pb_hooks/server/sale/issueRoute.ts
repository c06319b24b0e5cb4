/** POST /api/optique/invoices/{id}/issue: issues an invoice once; `{printed: true}` notes its first print too. */
import { issueInvoice } from "#server/clients/issueInvoice.ts";
import type { Route } from "#server/engine/room.ts";
import { sendJson } from "#server/platform/jsonText.ts";
import { markDocumentPart } from "#server/platform/recordEvents.ts";
import { refuseRequest } from "#server/platform/refuse.ts";
import { parseJsonBody, requestDocumentId, requestText } from "#server/platform/routeRequest.ts";
import { documentJsonLimits } from "#server/platform/jsonLimits.ts";
import { currentTimestamp } from "#server/platform/sql.ts";
import { withFrenchErrors } from "#server/platform/storeErrors.ts";
import { companyOf, findRecord, ownRecord } from "#server/platform/storedRecords.ts";
import { actTransaction } from "#server/platform/acts.ts";
import { invoiceReader } from "./saleDocument.ts";

export const issueRoute: Route = {
  method: "POST",
  path: "/invoices/{id}/issue",
  right: "sale.write",
  actOf: ({ app, company, id }) => ({
    record: id,
    amount: ownRecord(app, "optique_invoices", company, id)?.total_amount ?? 0,
  }),
  maxBody: 1024,
  handle(e, { company, actor }) {
    const id = requestDocumentId(e);
    const text = requestText(e);
    const isPrinted = text !== "" && parseJsonBody(text, documentJsonLimits)["printed"] === true;
    if (companyOf(e.app, "optique_invoices", id) !== company) refuseRequest("not_found", 404);
    withFrenchErrors(() =>
      actTransaction(e.app, actor, (tx) => {
        issueInvoice(tx, id);
        if (isPrinted) markPrinted(tx, id);
      }),
    );
    sendJson(e, invoiceReader.answer(e.app, company, id) ?? refuseRequest("not_found", 404));
  },
};

function markPrinted(tx: core.App, id: string): void {
  const record = findRecord(tx, "optique_invoices", id);
  if (!record || record.getString("printed_at") !== "") return;
  record.set("printed_at", currentTimestamp());
  tx.saveNoValidate(markDocumentPart(record));
}
