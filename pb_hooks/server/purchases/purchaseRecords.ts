/** Record hooks of purchases: only their routes write them, apart from a bill's file; each can be deleted. */
import { type CollectionName, collections } from "#domain/core/records.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import type { Right } from "#domain/people/permissions.ts";
import { isSameValue } from "#server/engine/records/refreshUnchangedFields.ts";
import { largestAmount, recordHooks } from "#server/engine/records/recordHooks.ts";
import type { Saving } from "#server/engine/records/recordRules.ts";
import { refuseConflict, refuseRequest } from "#server/platform/requests/refuse.ts";
import { checkRight } from "#server/platform/requests/routeRequest.ts";
import type { Actor } from "#server/platform/records/recordEvents.ts";
import { recordValues } from "#server/platform/records/recordValues.ts";
import { findRecord, findRecords, toPlainRecord } from "#server/platform/records/storedRecords.ts";
import { isRecordUsed } from "#server/engine/records/usage.ts";
import { refreshPaid } from "./paidBills.ts";
import { billIndex, billPaymentIndex, supplierCreditIndex } from "./purchaseIndexes.ts";
import { checkCashDays, followCash } from "./supplierCash.ts";
import { supplierName } from "./writePurchase.ts";

type Payment = ReturnType<typeof toPlainRecord<"optique_bill_payments">>;

const refuseWrite = (): never => refuseRequest("bills_fixed");
const named = (record: core.Record, tx: core.App): string =>
  supplierName(tx, record.getString("supplier"));

/** Values of a record's children, for the journal of its deletion. */
const childrenOf = (
  tx: core.App,
  collection: CollectionName,
  owner: string,
  id: string,
): Values[] =>
  findRecords(tx, collection, { [owner]: id }, "created ASC").map((child) =>
    recordValues(collection, child),
  );

/** Refuses a write of a bill by the records API, except for a change of its file. */
function checkPaperAlone({ record, before, actor }: Saving): void {
  checkRight(actor, "cost.see");
  const after = recordValues("optique_bills", record);
  const isOther = Object.keys(collections.optique_bills).some(
    (name) => name !== "file" && !isSameValue(before?.[name], after[name]),
  );
  if (!before || isOther) refuseWrite();
}

/** Right to delete. The right to see costs is checked first, because the act to approve names an amount. */
function deleting(_record: core.Record, actor: Actor): Right {
  checkRight(actor, "cost.see");
  return "document.delete";
}

export const billHooks = recordHooks("optique_bills", {
  saving: "bill.write",
  deleting,
  amountOf: (_app, record) => largestAmount(record, "total_amount"),
  search: billIndex,
  label: named,
  children: (tx, record) => ({ items: childrenOf(tx, "optique_bill_items", "bill", record.id) }),
  prepare: checkPaperAlone,
  removing({ tx, record }) {
    if (isRecordUsed(tx, "bill", record.id, ["optique_bill_parts"]))
      refuseConflict("id", "bill_paid");
  },
});

export const billPaymentHooks = recordHooks("optique_bill_payments", {
  saving: "bill.pay",
  deleting,
  amountOf: (_app, record) => largestAmount(record, "amount"),
  search: billPaymentIndex,
  label: named,
  children: (tx, record) => ({ parts: childrenOf(tx, "optique_bill_parts", "payment", record.id) }),
  complete: refuseWrite,
  removing({ tx, record }) {
    checkCashDays(
      tx,
      record.getString("company"),
      toPlainRecord<"optique_bill_payments">(record),
      null,
    );
  },
  removed({ tx, record, actor }, { parts }) {
    const payment: Payment = toPlainRecord<"optique_bill_payments">(record);
    followCash(tx, { company: record.getString("company"), actor }, payment, null);
    const bills = (parts as Values[]).map(({ bill }) => textValue(bill));
    refreshPaid(tx, bills, [payment.supplier_credit]);
  },
});

export const supplierCreditHooks = recordHooks("optique_supplier_credits", {
  saving: "bill.write",
  deleting,
  amountOf: (_app, record) =>
    Math.max(largestAmount(record, "expected_amount"), largestAmount(record, "total_amount")),
  search: supplierCreditIndex,
  label: named,
  complete: refuseWrite,
  removing({ tx, record }) {
    if (isRecordUsed(tx, "supplier_credit", record.id, ["optique_bill_payments"]))
      refuseConflict("id", "credit_spent");
  },
});

/** Children are only deleted together with their document. */
const childHooks = (
  collection: "optique_bill_items" | "optique_bill_parts",
  parent: "bill" | "payment",
  owner: CollectionName,
  saving: "bill.write" | "bill.pay",
) =>
  recordHooks(collection, {
    saving,
    deleting: "document.delete",
    amountOf: (_app, record) => largestAmount(record, parent === "bill" ? "price" : "amount"),
    parent,
    complete: refuseWrite,
    removing({ tx, record }) {
      if (findRecord(tx, owner, record.getString(parent))) refuseWrite();
    },
  });

export const billItemHooks = childHooks(
  "optique_bill_items",
  "bill",
  "optique_bills",
  "bill.write",
);
export const billPartHooks = childHooks(
  "optique_bill_parts",
  "payment",
  "optique_bill_payments",
  "bill.pay",
);
