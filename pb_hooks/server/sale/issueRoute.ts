/** POST /api/optique/invoices/{id}/issue: issues an invoice once; `{printed: true, paper}` also counts a print. */
import type { Values } from "#domain/core/fields/values.ts";
import { type PrintPaper, printPapers, withPrint } from "#domain/sale/prints.ts";
import { issueInvoice } from "./issueInvoice.ts";
import type { Route } from "#server/engine/route.ts";
import { sendJson } from "#server/platform/records/jsonText.ts";
import { markSavedWhole } from "#server/platform/records/recordEvents.ts";
import { jsonFieldValue } from "#server/platform/records/recordValues.ts";
import { refuse, refuseRequest } from "#server/platform/requests/refuse.ts";
import {
  parseJsonBody,
  requestDocumentId,
  requestText,
} from "#server/platform/requests/routeRequest.ts";
import { documentJsonLimits } from "#server/platform/requests/jsonLimits.ts";
import { currentTimestamp } from "#server/platform/storage/sql.ts";
import { companyOf, findRecord, ownRecord } from "#server/platform/records/storedRecords.ts";
import { runAct } from "#server/platform/people/acts.ts";
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
    const body = text === "" ? {} : parseJsonBody(text, documentJsonLimits);
    const paper = printedPaper(body);
    const isPrinted = isPrint(body);
    if (companyOf(e.app, "optique_invoices", id) !== company) refuseRequest("not_found", 404);
    runAct(e, { actor }, (tx) => {
      issueInvoice(tx, id);
      if (isPrinted) countPrint(tx, id, paper);
    });
    sendJson(e, invoiceReader.answer(e.app, company, id) ?? refuseRequest("not_found", 404));
  },
};

/** Paper named in a body; null when absent. An unknown paper is refused. */
function printedPaper({ paper }: Values): PrintPaper | null {
  if (paper === undefined || paper === null || paper === "") return null;
  return printPapers.find((one) => one === paper) ?? refuse([{ field: "paper", code: "choice" }]);
}

/** True when the request reports a print. Refuses other types, or a duplicate could be taken for a first print. */
function isPrint({ printed = false }: Values): boolean {
  return typeof printed === "boolean" ? printed : refuse([{ field: "printed", code: "choice" }]);
}

/** Counts a print, and stores the instant of the first. */
function countPrint(tx: core.App, id: string, paper: PrintPaper | null): void {
  const record = findRecord(tx, "optique_invoices", id);
  if (!record) return;
  const printed_at = record.getString("printed_at") || currentTimestamp();
  const prints = withPrint(jsonFieldValue(record, "prints"), paper);
  record.load({ printed_at, prints });
  tx.saveNoValidate(markSavedWhole(record));
}
