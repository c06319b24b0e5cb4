/** GET and PUT of whole documents (api.md). The answer is written after the commit. */
import type { Values } from "../domain/documentBody";
import { expandInvoice, loadInvoice, saveInvoice } from "./invoiceDocument";
import { expandPrescription, loadPrescription, savePrescription } from "./prescriptionDocument";
import { refuseWhole } from "./refuse";
import { bodyOf, idOf, type Staff, staffOf } from "./staff";
import { inFrench } from "./storeErrors";

type Kind<Document> = {
  load: (app: core.App, company: string, id: string) => Document | null;
  save: (tx: core.App, staff: Staff, id: string, body: Values) => void;
  expand: (app: core.App, document: Document) => Document;
};

function routesOf<Document>({ load, save, expand }: Kind<Document>) {
  function answer(e: core.RequestEvent, company: string, id: string): void {
    const document = load(e.app, company, id);
    if (!document) return refuseWhole("not_found", 404);
    e.json(200, expand(e.app, document));
  }
  return {
    get(e: core.RequestEvent): void {
      const { company } = staffOf(e);
      answer(e, company, e.request?.pathValue("id") ?? "");
    },
    put(e: core.RequestEvent): void {
      const staff = staffOf(e);
      const id = idOf(e);
      const body = bodyOf(e);
      inFrench(() => e.app.runInTransaction((tx) => save(tx, staff, id, body)));
      answer(e, staff.company, id);
    },
  };
}

export const prescriptionDocument = routesOf({
  load: loadPrescription,
  save: savePrescription,
  expand: expandPrescription,
});
export const invoiceDocument = routesOf({
  load: loadInvoice,
  save: saveInvoice,
  expand: expandInvoice,
});
