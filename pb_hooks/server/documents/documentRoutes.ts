/** GET and PUT of whole documents (server/README.md, Saving a document). The answer is written after the commit. */
import type { Values } from "#domain/documents/documentBody.ts";
import { adjustments } from "./adjustments.ts";
import type { Exported } from "./documentReader.ts";
import { answerInvoice, saveInvoice } from "./invoiceDocument.ts";
import { answerPrescription, savePrescription } from "./prescriptionDocument.ts";
import { receipts } from "./receipts.ts";
import { refuseWhole } from "#server/platform/refuse.ts";
import { bodyOf, idOf, type Staff, staffOf } from "#server/platform/staff.ts";
import { inFrench } from "#server/platform/storeErrors.ts";

type Kind = {
  answer: (app: core.App, company: string, id: string) => Exported | null;
  save: (tx: core.App, staff: Staff, id: string, body: Values) => void;
};

function routesOf({ answer, save }: Kind) {
  function send(e: core.RequestEvent, company: string, id: string): void {
    e.json(200, answer(e.app, company, id) ?? refuseWhole("not_found", 404));
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
      inFrench(() => e.app.runInTransaction((tx) => save(tx, staff, id, body)));
      send(e, staff.company, id);
    },
  };
}

export const prescriptionDocument = routesOf({
  answer: answerPrescription,
  save: savePrescription,
});
export const receiptDocument = routesOf(receipts);
export const adjustmentDocument = routesOf(adjustments);
export const invoiceDocument = routesOf({ answer: answerInvoice, save: saveInvoice });
