/** GET and PUT /api/optique/bill-payments/{id}, and POST of its state (docs/rules-purchases-money.md, Payment). */
import { sentAmount, sentSum } from "#domain/documents/sentAmounts.ts";
import { readBillPaymentBody } from "#domain/purchases/billPaymentBody.ts";
import type { SavedDocument } from "#server/engine/documents/documentRoutes.ts";
import { documentFinder, prepareSave } from "#server/engine/documents/documentSave.ts";
import type { ActOf } from "#server/platform/requests/routeRequest.ts";
import { ownRecord } from "#server/platform/records/storedRecords.ts";
import { billPaymentReader } from "./billPaymentReader.ts";
import { saveBillPayment } from "./billPaymentWrite.ts";

export const paymentAct: ActOf = ({ app, company, id, body }) => ({
  record: id,
  amount: Math.max(
    sentAmount(body["amount"]),
    sentSum(body["parts"]),
    ownRecord(app, "optique_bill_payments", company, id)?.amount ?? 0,
  ),
});

export const billPaymentDocument: SavedDocument = {
  answer: billPaymentReader.answer,
  reads: "cost.see",
  right: "bill.pay",
  actOf: paymentAct,
  prepare: prepareSave({
    find: documentFinder(billPaymentReader, {
      document: "optique_bill_payments",
      supplier: "optique_suppliers",
    }),
    read: readBillPaymentBody,
    write: saveBillPayment,
  }),
};
