/** GET and PUT of whole documents (server/README.md, Saving a document). The answer is written after the commit. */
import type { PrepareSave } from "./documentSave.ts";
import { invoiceDocument } from "#server/sale/invoiceDocument.ts";
import { prescriptionDocument } from "#server/sale/prescriptionDocument.ts";
import { adjustmentDocument, receiptDocument } from "#server/stock/stockDocument.ts";
import { sendJson } from "#server/platform/jsonText.ts";
import { refuseWhole } from "#server/platform/refuse.ts";
import { bodyOf, idOf, staffOf } from "#server/platform/staff.ts";
import { inFrench } from "#server/platform/storeErrors.ts";
import { writeTransaction } from "#server/platform/transaction.ts";

export const documentRoutes = {
  prescriptions: routesOf(prescriptionDocument),
  invoices: routesOf(invoiceDocument),
  receipts: routesOf(receiptDocument),
  adjustments: routesOf(adjustmentDocument),
};

type SavedWhole = {
  answer: (app: core.App, company: string, id: string) => string | null;
  prepare: PrepareSave;
};

function routesOf({ answer, prepare }: SavedWhole) {
  function send(e: core.RequestEvent, company: string, id: string): void {
    sendJson(e, answer(e.app, company, id) ?? refuseWhole("not_found", 404));
  }
  return {
    get(e: core.RequestEvent): void {
      const { company } = staffOf(e);
      send(e, company, e.request?.pathValue("id") ?? "");
    },
    put(e: core.RequestEvent): void {
      const staff = staffOf(e);
      const id = idOf(e);
      const body = bodyOf(e);
      inFrench(() => writeTransaction(e.app, prepare(e.app, staff, id, body)));
      send(e, staff.company, id);
    },
  };
}
