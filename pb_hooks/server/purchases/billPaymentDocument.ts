/** GET and PUT /api/optique/bill-payments/{id}, and its state (docs/rules-purchases-money.md, Payment). */
import { textValue } from "#domain/core/fields/values.ts";
import { sentAmount, sentSum } from "#domain/documents/sentAmounts.ts";
import { readBillPaymentBody, type StoredBillPayment } from "#domain/purchases/billPaymentBody.ts";
import { checkDocumentOwner } from "#server/engine/documents/documentChecks.ts";
import type { SavedDocument } from "#server/engine/documents/documentRoutes.ts";
import { type FoundDocument, prepareSave } from "#server/engine/documents/documentSave.ts";
import type { ActOf } from "#server/platform/requests/routeRequest.ts";
import { ownersReader, ownRecord } from "#server/platform/records/storedRecords.ts";
import { billPaymentReader } from "./billPaymentReader.ts";
import { saveBillPayment } from "./billPaymentWrite.ts";

const ownersOf = ownersReader({
  document: "optique_bill_payments",
  supplier: "optique_suppliers",
});
type Found = FoundDocument<StoredBillPayment, "document" | "supplier">;

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
    find(app, company, id, body): Found {
      const owners = ownersOf(app, { document: id, supplier: textValue(body["supplier"]) });
      checkDocumentOwner(owners.document, company);
      return {
        owners,
        stored: owners.document ? billPaymentReader.load(app, company, id) : null,
      };
    },
    read: readBillPaymentBody,
    write: saveBillPayment,
  }),
};
