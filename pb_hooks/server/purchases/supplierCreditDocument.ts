/** GET and PUT /api/optique/supplier-credits/{id} (docs/rules-purchases-money.md, Credits). */
import { blankRecord } from "#domain/core/fields/fields.ts";
import { parseDay, storedDay, today } from "#domain/core/days/days.ts";
import { toCentimes } from "#domain/core/money.ts";
import { sentAmount } from "#domain/documents/sentAmounts.ts";
import { bookedOn } from "#domain/purchases/bill.ts";
import {
  checkSupplierCredit,
  readSupplierCreditBody,
  type StoredSupplierCredit,
  type SupplierCreditBody,
} from "#domain/purchases/supplierCreditBody.ts";
import {
  checkDocumentVersion,
  checkRelatedOwner,
  hasSameValues,
} from "#server/engine/documents/documentChecks.ts";
import type { SavedDocument } from "#server/engine/documents/documentRoutes.ts";
import {
  documentFinder,
  prepareSave,
  type SentDocument,
} from "#server/engine/documents/documentSave.ts";
import { refuse, refuseConflict, refuseIf } from "#server/platform/requests/refuse.ts";
import type { ActOf, Staff } from "#server/platform/requests/routeRequest.ts";
import { ownRecord } from "#server/platform/records/storedRecords.ts";
import { readJson, reading } from "#server/platform/storage/statements.ts";
import { sentTotal } from "./billDocument.ts";
import { closedUntilOf } from "#server/platform/records/closedUntil.ts";
import { supplierCreditReader } from "./supplierCreditReader.ts";
import { writePurchase } from "./writePurchase.ts";

const header = "optique_supplier_credits";
type Names = "document" | "supplier" | "bill" | "defect";
type Sent = SentDocument<StoredSupplierCredit, SupplierCreditBody, Names>;

const actOf: ActOf = ({ app, company, id, body }) => {
  const stored = ownRecord(app, header, company, id);
  const { expected_amount = 0, total_amount = 0 } = stored ?? {};
  const sent = [sentAmount(body["expected_amount"]), sentTotal(body["rates"])];
  return { record: id, amount: Math.max(expected_amount, total_amount, ...sent) };
};

const lookupsRead = reading(`SELECT json_object(
    'bill', (SELECT b.supplier FROM optique_bills b WHERE b.id = {:bill}),
    'asked', COALESCE((SELECT c.id FROM ${header} c WHERE c.defect = {:defect} AND c.defect > ''), ''),
    'uses', (SELECT COUNT(*) FROM optique_bill_payments y WHERE y.supplier_credit = {:id} AND y.supplier_credit > ''),
    'first', (SELECT COALESCE(MIN(y.date), '') FROM optique_bill_payments y WHERE y.supplier_credit = {:id} AND y.supplier_credit > ''))`);
type Lookups = { bill: string | null; asked: string; uses: number; first: string };

function saveSupplierCredit(tx: core.App, staff: Staff, sent: Sent): void {
  const { id, body, owners, stored, value } = sent;
  const { company } = staff;
  if (stored && hasSameValues(stored, value.values)) return;
  checkDocumentVersion(stored, body["version"]);
  const before = stored ?? ({ ...blankRecord(header), company } as unknown as StoredSupplierCredit);
  const credit: StoredSupplierCredit = { ...before, ...value.values, id };
  for (const field of ["supplier", "bill", "defect"] as const)
    if (credit[field] !== before[field] && credit[field] !== "")
      checkRelatedOwner(company, field, owners[field]);
  const closedUntil = closedUntilOf(tx, company);
  refuseIf(checkSupplierCredit(credit));
  checkLookups(tx, credit, stored);
  const after = { ...credit, booked_on: bookedDay(credit, stored, closedUntil) };
  writePurchase(tx, staff, header, { id, before: stored, after });
}

/** Day in the books; '' until the credit is received. */
function bookedDay(
  { received_on }: StoredSupplierCredit,
  stored: StoredSupplierCredit | null,
  closedUntil: string,
): string {
  if (received_on === "") return "";
  const before = stored && { date: stored.received_on, booked: stored.booked_on };
  return storedDay(bookedOn(parseDay(received_on) ?? today(), closedUntil, before));
}

/** Refuses another supplier's bill, a second credit for one defective piece, and a total below what payments used. */
function checkLookups(
  tx: core.App,
  credit: StoredSupplierCredit,
  stored: StoredSupplierCredit | null,
): void {
  const { id, bill, defect, supplier } = credit;
  const lookups = readJson<Lookups>(tx, lookupsRead, { id, bill, defect });
  if (bill !== "" && lookups.bill !== supplier) refuse([{ field: "bill", code: "bill_supplier" }]);
  if (lookups.asked !== "" && lookups.asked !== id)
    refuse([{ field: "defect", code: "defect_asked" }]);
  if (!stored || lookups.uses === 0) return;
  if (supplier !== stored.supplier) refuseConflict("supplier", "credit_spent");
  if (credit.received_on === "") refuseConflict("received_on", "credit_spent");
  if (credit.received_on > lookups.first) refuse([{ field: "received_on", code: "credit_late" }]);
  if (toCentimes(credit.total_amount) < toCentimes(stored.used_amount))
    refuseConflict("rates", "credit_spent");
}

export const supplierCreditDocument: SavedDocument = {
  answer: supplierCreditReader.answer,
  reads: "cost.see",
  right: "bill.write",
  actOf,
  prepare: prepareSave({
    find: documentFinder(supplierCreditReader, {
      document: header,
      supplier: "optique_suppliers",
      bill: "optique_bills",
      defect: "optique_credit_items",
    }),
    read: readSupplierCreditBody,
    write: saveSupplierCredit,
  }),
};
