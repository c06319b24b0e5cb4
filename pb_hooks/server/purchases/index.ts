/** Purchases: suppliers' bills, payments and credits, and what the shop owes. */
import { capabilityOf } from "#server/engine/firstUse.ts";
import type { Room } from "#server/engine/room.ts";
import { accountRoute } from "./accountRoute.ts";
import { billDocument } from "./billDocument.ts";
import {
  billedLinesSql,
  checkBilledLine,
  keepBilledLine,
  keepBilledReceipt,
} from "./billedLines.ts";
import { billPaymentDocument } from "./billPaymentDocument.ts";
import { calendarRoute } from "./calendarRoute.ts";
import { payablesRoute } from "./payablesRoute.ts";
import { paymentStateRoute } from "./paymentStateRoute.ts";
import { purchaseChecks } from "./purchaseChecks.ts";
import { billIndex, billPaymentIndex, supplierCreditIndex } from "./purchaseIndexes.ts";
import { billList, billPaymentList, supplierCreditList } from "./purchaseLists.ts";
import {
  billHooks,
  billItemHooks,
  billPartHooks,
  billPaymentHooks,
  supplierCreditHooks,
} from "./purchaseRecords.ts";
import { refuseSupplierMove } from "./supplierCash.ts";
import { supplierCreditDocument } from "./supplierCreditDocument.ts";
import { unbilledList } from "./unbilledList.ts";

export const purchases: Room = {
  capabilities: [
    capabilityOf("purchases", "optique_bills", "optique_bill_payments", "optique_supplier_credits"),
  ],
  records: {
    optique_bills: billHooks,
    optique_bill_items: billItemHooks,
    optique_bill_payments: billPaymentHooks,
    optique_bill_parts: billPartHooks,
    optique_supplier_credits: supplierCreditHooks,
  },
  documents: {
    bills: billDocument,
    "bill-payments": billPaymentDocument,
    "supplier-credits": supplierCreditDocument,
  },
  beside: { optique_stock_receipt_items: { checks: checkBilledLine } },
  follows: {
    optique_stock_receipts: { removing: keepBilledReceipt },
    optique_stock_receipt_items: { removing: keepBilledLine },
    optique_cash_moves: { prepare: refuseSupplierMove, removing: refuseSupplierMove },
  },
  routes: [paymentStateRoute, accountRoute, payablesRoute, calendarRoute],
  searches: [
    { name: "bills", list: billList },
    { name: "bill-payments", list: billPaymentList },
  ],
  lists: {
    bills: billList,
    "bill-payments": billPaymentList,
    "supplier-credits": supplierCreditList,
    unbilled: unbilledList,
  },
  removals: {
    bills: {
      collection: "optique_bills",
      refused: [
        {
          sql: "SELECT COUNT(*) AS json FROM optique_bill_parts WHERE bill = {:id} AND company = {:company}",
          code: "bill_paid",
        },
      ],
    },
    "bill-payments": { collection: "optique_bill_payments" },
    "supplier-credits": {
      collection: "optique_supplier_credits",
      refused: [
        {
          sql: "SELECT COUNT(*) AS json FROM optique_bill_payments WHERE supplier_credit = {:id} AND company = {:company}",
          code: "credit_spent",
        },
      ],
    },
    receipts: { refused: [{ sql: billedLinesSql, code: "receipt_billed" }] },
  },
  searchIndexes: [billIndex, billPaymentIndex, supplierCreditIndex],
  checks: purchaseChecks,
};
