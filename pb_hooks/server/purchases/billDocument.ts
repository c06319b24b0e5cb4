/** GET and PUT /api/optique/bills/{id} (docs/rules-purchases.md, Bill). */
import { sum, toCentimes, toDirhams } from "#domain/core/money.ts";
import { readBillBody } from "#domain/purchases/billBody.ts";
import { sentAmount, sentObjects } from "#domain/documents/sentAmounts.ts";
import type { SavedDocument } from "#server/engine/documents/documentRoutes.ts";
import { documentFinder, prepareSave } from "#server/engine/documents/documentSave.ts";
import type { ActOf } from "#server/platform/requests/routeRequest.ts";
import { ownRecord } from "#server/platform/records/storedRecords.ts";
import { billReader } from "./billReader.ts";
import { saveBill } from "./billWrite.ts";

/** Sum of the sent rates in dirhams, for an approval. */
export const sentTotal = (rates: unknown): number =>
  toDirhams(
    sum(sentObjects(rates).flatMap(({ ht, vat }) => [ht, vat].map(sentAmount).map(toCentimes))),
  );

const actOf: ActOf = ({ app, company, id, body }) => ({
  record: id,
  amount: Math.max(
    sentTotal(body["rates"]),
    ownRecord(app, "optique_bills", company, id)?.total_amount ?? 0,
  ),
});

export const billDocument: SavedDocument = {
  answer: billReader.answer,
  reads: "cost.see",
  right: "bill.write",
  actOf,
  prepare: prepareSave({
    find: documentFinder(billReader, {
      document: "optique_bills",
      supplier: "optique_suppliers",
    }),
    read: readBillBody,
    write: saveBill,
  }),
};
