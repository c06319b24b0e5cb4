/** GET and PUT /api/optique/bills/{id} (docs/rules-purchases.md, Bill). */
import { textValue } from "#domain/core/fields/values.ts";
import { sum, toCentimes, toDirhams } from "#domain/core/money.ts";
import { readBillBody, type StoredBill } from "#domain/purchases/billBody.ts";
import { sentAmount, sentObjects } from "#domain/documents/sentAmounts.ts";
import { checkDocumentOwner } from "#server/engine/documents/documentChecks.ts";
import type { SavedDocument } from "#server/engine/documents/documentRoutes.ts";
import { type FoundDocument, prepareSave } from "#server/engine/documents/documentSave.ts";
import type { ActOf } from "#server/platform/requests/routeRequest.ts";
import { ownersReader, ownRecord } from "#server/platform/records/storedRecords.ts";
import { billReader } from "./billReader.ts";
import { saveBill } from "./billWrite.ts";

const ownersOf = ownersReader({ document: "optique_bills", supplier: "optique_suppliers" });
type Found = FoundDocument<StoredBill, "document" | "supplier">;

/** Total of sent rates in dirhams, for an approval. */
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
    find(app, company, id, body): Found {
      const owners = ownersOf(app, { document: id, supplier: textValue(body["supplier"]) });
      checkDocumentOwner(owners.document, company);
      return { owners, stored: owners.document ? billReader.load(app, company, id) : null };
    },
    read: readBillBody,
    write: saveBill,
  }),
};
