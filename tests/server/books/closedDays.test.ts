import { isDeepStrictEqual } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";

import { dated } from "#domain/books/dated.ts";
import { formatDay } from "#domain/core/days/formatDays.ts";
import { type CollectionName, collections } from "#domain/core/records.ts";
import { lastDay, openDay } from "#support/booksShop.ts";
import {
  moneyOperations,
  type Operations,
  personOperations,
  recordOperations,
  saleOperations,
  stockOperations,
} from "#support/closedOperations.ts";
import { purchaseOperations, reversalOperations } from "#support/closedPurchases.ts";
import { type ClosedShop, closedShop } from "#support/closedShop.ts";
import { routeRights } from "#support/guardedWrites.ts";
import { expectOk } from "#support/shop.ts";

/** Expected refusal of each operation by a person, then of the administrator when it differs; 200 means allowed. */
const sale = {
  "PUT /invoices/{id}: a new one of a closed day": "409 date period_closed",
  "PUT /invoices/{id}: more pieces": "409 items.0.quantity period_closed",
  "PUT /invoices/{id}: another price": "409 items.1.price period_closed",
  "PUT /invoices/{id}: a discount": "409 items.0.discount period_closed",
  "PUT /invoices/{id}: a line more": "409 items.2.quantity period_closed",
  "PUT /invoices/{id}: a line less": "409 items period_closed",
  "PUT /invoices/{id}: an open day": "409 date period_closed",
  "PUT /invoices/{id}: another client": "200",
  "PUT /invoices/{id}: another client of a closed one": "409 client period_closed",
  "PUT /invoices/{id}: another amount of a payment": "409 payments.0.amount period_closed",
  "PUT /invoices/{id}: another way of a payment": "409 payments.0.payment_method period_closed",
  "PUT /invoices/{id}: an open day of a payment": "409 payments.1.date period_closed",
  "PUT /invoices/{id}: a payment less": "409 payments period_closed",
  "PUT /invoices/{id}: a payment of a closed day": "409 payments.2.date period_closed",
  "PUT /invoices/{id}: a payment of today": "200",
  "PUT /invoices/{id}: number, bank, due day and notes": "200",
  "PUT /invoices/{id}: an open invoice to a closed day": "409 date period_closed",
  "PUT /invoices/{id}: an open payment to a closed day": "409 payments.0.date period_closed",
  "PUT /invoices/{id}: lines of money that was taken before": "409 items.0.quantity period_closed",
  "PUT /prescriptions/{id}: a sale of a closed day": "409 invoice.date period_closed",
  "PUT /prescriptions/{id}: a line more": "409 invoice.items.1.quantity period_closed",
  "PUT /prescriptions/{id}: another client": "409 client period_closed",
  "PUT /prescriptions/{id}: other eyes, another day": "200",
  "POST /invoices/{id}/issue: a print": "200",
  "PUT /exchanges/{id}: for a sale of a closed day": "409 sale.date period_closed",
  "PUT /credit-notes/{id}: of a closed sale": "200",
  "PUT /refunds/{id}: of a closed sale": "200",
  "POST /defects/{id}/settle: a defect of a closed day": "200",
};

const stock = {
  "PUT /receipts/{id}: a new one of a closed day": "409 date period_closed",
  "PUT /receipts/{id}: an open day": "409 date period_closed",
  "PUT /receipts/{id}: another supplier": "409 supplier period_closed",
  "PUT /receipts/{id}: another price": "409 items.0.price period_closed",
  "PUT /receipts/{id}: more ordered": "409 items.0.quantity period_closed",
  "PUT /receipts/{id}: a line more": "409 items.2.quantity period_closed",
  "PUT /receipts/{id}: a line less": "409 items period_closed",
  "PUT /receipts/{id}: less received": "409 items.0.received_quantity period_closed",
  "PUT /receipts/{id}: less received of what has no stock":
    "409 items.1.received_quantity period_closed",
  "PUT /receipts/{id}: cancelled": "409 items.0.received_quantity period_closed",
  "PUT /receipts/{id}: pieces that come late": "200",
  "PUT /receipts/{id}: less of what came late": "200",
  "PUT /receipts/{id}: less than what came in time": "409 items.0.received_quantity period_closed",
  "PUT /receipts/{id}: all that was awaited": "200",
  "PUT /receipts/{id}: notes": "200",
  "PUT /adjustments/{id}: a new one of a closed day": "409 date period_closed",
  "PUT /adjustments/{id}: an open day": "409 date period_closed",
  "PUT /adjustments/{id}: another reason": "409 reason period_closed",
  "PUT /adjustments/{id}: more pieces": "409 items.0.quantity period_closed",
  "PUT /adjustments/{id}: another product": "409 items.0.product period_closed",
  "PUT /adjustments/{id}: notes": "200",
  "POST /counts/{id}/post: of a closed day": "409 date period_closed",
  "PUT /services/{id}: another part of a closed day": "409 items.0.quantity period_closed",
};

const money = {
  "POST /till/{day}/close: a closed day": "409 day period_closed",
  "POST /claims/slips/{number}/pay: on a closed day": "409 date period_closed",
  "POST /claims/slips/{number}/pay: today": "200",
  "POST /claims/slips: of a closed sale": "409 claims.0 claim_sent",
  "POST /till/slips: a cheque of a closed day": "200",
};

const purchase = {
  "PUT /bills/{id}: a paper of a closed day that comes late": "200",
  "PUT /bills/{id}: other sums": "409 rates period_closed",
  "PUT /bills/{id}: an open day": "409 date period_closed",
  "PUT /bills/{id}: another number": "409 number period_closed",
  "PUT /bills/{id}: due day, label and notes": "200",
  "PUT /bill-payments/{id}: of a closed day": "409 date period_closed",
  "PUT /bill-payments/{id}: another amount": "409 amount period_closed",
  "PUT /bill-payments/{id}: another way": "409 method period_closed",
  "PUT /bill-payments/{id}: an open day": "409 date period_closed",
  "PUT /bill-payments/{id}: an open one to a closed day": "409 date period_closed",
  "PUT /bill-payments/{id}: another part": "409 parts.0.amount period_closed",
  "PUT /bill-payments/{id}: a part less": "409 parts period_closed",
  "PUT /bill-payments/{id}: what was left is allotted today": "200",
  "PUT /bill-payments/{id}: reference and notes": "200",
  "PUT /bill-payments/{id}: cash of a closed day": "409 date closed",
  "POST /bill-payments/{id}/state: refused on a closed day": "409 on period_closed",
  "POST /bill-payments/{id}/state: debited on a closed day": "200",
  "POST /bill-payments/{id}/state: refused today": "200",
  "POST /bill-payments/{id}/state: counted again": "200",
  "PUT /supplier-credits/{id}: other sums": "409 rates period_closed",
  "PUT /supplier-credits/{id}: an open day": "409 received_on period_closed",
  "PUT /supplier-credits/{id}: a paper of a closed day that comes late": "200",
  "PUT /supplier-credits/{id}: notes": "200",
  "POST optique_bills: on a closed day": "403 | 400",
  "PATCH optique_bills: supplier": "400",
  "DELETE optique_bills: of a closed day": "409 id bill_paid",
  "POST optique_bill_payments: on a closed day": "403 | 400",
  "PATCH optique_bill_payments: amount": "403 | 400",
  "DELETE optique_bill_payments: of a closed day": "409 date period_closed",
  "POST optique_bill_parts: on a closed day": "403 | 400",
  "PATCH optique_bill_parts: amount": "403 | 400",
  "DELETE optique_bill_parts: of a closed day": "403 | 400",
  "POST optique_supplier_credits: on a closed day": "403 | 400",
  "PATCH optique_supplier_credits: sums": "403 | 400",
  "DELETE optique_supplier_credits: of a closed day": "409 received_on period_closed",
};

const cheques = {
  "PUT /invoices/{id}: a cheque that bounced on a closed day":
    "409 payments.1.bounced_on period_closed",
  "PATCH optique_payments: a cheque that bounced on a closed day": "409 bounced_on period_closed",
  "PATCH optique_payments: a cheque that bounced on an open day": "200",
  "PATCH optique_payments: the day of a bounce to a closed day": "409 bounced_on period_closed",
  "PATCH optique_payments: another day of a bounce of a closed day": "409 bounced_on period_closed",
  "PATCH optique_payments: a cheque that bounced then, and counts again": "200",
  "POST optique_reversals: on a closed day": "403 | 400",
  "PATCH optique_reversals: amount": "403 | 400",
  "DELETE optique_reversals: of a closed day": "403 | 400",
};

const record = {
  "POST optique_invoices: a closed day": "409 date period_closed",
  "PATCH optique_invoices: an open day": "409 date period_closed",
  "PATCH optique_invoices: an open one to a closed day": "409 date period_closed",
  "PATCH optique_invoices: another client": "409 client period_closed",
  "PATCH optique_invoices: an amount without lines": "409 total_amount period_closed",
  "PATCH optique_invoices: notes": "200",
  "DELETE optique_invoices: a closed one": "409 date period_closed",
  "DELETE optique_prescriptions: with its sale": "409 id period_closed",
  "PATCH optique_prescriptions: another client": "409 client period_closed",
  "POST optique_invoice_items: of a closed invoice": "409 quantity period_closed",
  "PATCH optique_invoice_items: quantity": "409 quantity period_closed",
  "PATCH optique_invoice_items: remark": "200",
  "DELETE optique_invoice_items: of a closed invoice": "409 id period_closed",
  "POST optique_payments: on a closed day": "409 date period_closed",
  "PATCH optique_payments: amount": "409 amount period_closed",
  "PATCH optique_payments: way": "409 payment_method period_closed",
  "PATCH optique_payments: an open day": "409 date period_closed",
  "PATCH optique_payments: notes": "200",
  "DELETE optique_payments: of a closed day": "409 date period_closed",
  "POST optique_credit_notes: none": "403 | 400",
  "PATCH optique_credit_notes: an open day": "403 | 400",
  "DELETE optique_credit_notes: of a closed day": "403 | 409 date period_closed",
  "POST optique_credit_items: of a closed credit note": "403 | 400",
  "PATCH optique_credit_items: amount": "403 | 400",
  "DELETE optique_credit_items: of a closed credit note": "403 | 400",
  "POST optique_refunds: on a closed day": "403 | 400",
  "PATCH optique_refunds: amount": "403 | 400",
  "DELETE optique_refunds: of a closed day": "403 | 409 date period_closed",
  "POST optique_cash_moves: on a closed day": "409 date period_closed",
  "PATCH optique_cash_moves: amount": "409 amount period_closed",
  "PATCH optique_cash_moves: an open day": "409 date period_closed",
  "PATCH optique_cash_moves: label": "200",
  "DELETE optique_cash_moves: of a closed day": "409 date period_closed",
  "POST optique_closes: of a closed day": "403 | 400",
  "PATCH optique_closes: counted": "403 | 400",
  "DELETE optique_closes: of a closed day": "403 | 409 day period_closed",
  "POST optique_stock_receipts: on a closed day": "409 date period_closed",
  "PATCH optique_stock_receipts: supplier": "409 supplier period_closed",
  "PATCH optique_stock_receipts: an open day": "409 date period_closed",
  "PATCH optique_stock_receipts: cancelled": "409 status period_closed",
  "DELETE optique_stock_receipts: of a closed day": "409 date period_closed",
  "POST optique_stock_receipt_items: of a closed receipt": "409 quantity period_closed",
  "PATCH optique_stock_receipt_items: price": "409 price period_closed",
  "PATCH optique_stock_receipt_items: less than came in time":
    "409 received_quantity period_closed",
  "PATCH optique_stock_receipt_items: a late piece": "200",
  "PATCH optique_stock_receipt_items: late work": "200",
  "DELETE optique_stock_receipt_items: of a closed receipt": "409 id period_closed",
  "POST optique_stock_adjustments: on a closed day": "409 date period_closed",
  "PATCH optique_stock_adjustments: reason": "409 reason period_closed",
  "DELETE optique_stock_adjustments: of a closed day": "409 date period_closed",
  "POST optique_stock_adjustment_items: of a closed adjustment": "409 quantity period_closed",
  "PATCH optique_stock_adjustment_items: quantity": "409 quantity period_closed",
  "DELETE optique_stock_adjustment_items: of a closed adjustment": "409 id period_closed",
  "POST optique_stock_movements: on a closed day": "403 | 400",
  "PATCH optique_stock_movements: an open day": "403 | 400",
  "DELETE optique_stock_movements: of a closed day": "403 | 400",
  "DELETE optique_services: with a part of a closed day": "409 id period_closed",
  "DELETE optique_products: with a stock of a closed day": "409 id period_closed",
};

const person = {
  "POST /clients/{id}/merge: a buyer of a closed day": "204",
  "POST /clients/{id}/unmerge: a buyer of a closed day": "204",
  "POST /clients/{id}/erase: a buyer of a closed day": "204",
};

/** Routes that write nothing with a date, each with the reason. */
const undatedRoutes: Record<string, string> = {
  "POST /signout": "signs out",
  "POST /people/{id}/enter": "signs in",
  "POST /people/leave": "signs out",
  "POST /approvals": "an approval",
  "POST /products/import": "a stock of today",
  "POST /jobs/{id}/remake": "work; its pieces move today",
  "PUT /tags": "tags",
  "DELETE /tags/{id}": "tags",
  "POST /tags/codes": "codes of products",
  "PUT /tag-prints/{id}": "tags",
  "PUT /lens-tariffs/{id}": "prices to come",
  "POST /lens-imports": "prices to come",
  "PUT /counts/{id}": "a count before it is posted",
  "PUT /counts/{id}/scans": "a count before it is posted",
  "PUT /counts/{id}/lines": "a count before it is posted",
  "PUT /counts/{id}/codes": "codes of products",
  "POST /counts/{id}/abandon": "a count that is not posted",
  "PUT /claims/{id}": "what a fund agrees to",
  "POST /funds/first": "funds",
  "POST /claims/{id}/reject": "what a fund agrees to",
  "POST /services/slips": "what a supplier repairs",
  "PUT /contact-prescriptions/{id}": "sheets",
  "PUT /quotes/{id}": "a quote",
  "POST /quotes/{id}/printed": "a print",
  "POST /events": "visits",
  "POST /setup": "the first shop",
  "POST /demo": "a new shop",
  "POST /books/close": "the period itself",
  "POST /books/reopen": "the period itself",
};

const all: Record<string, string> = {
  ...sale,
  ...stock,
  ...money,
  ...purchase,
  ...cheques,
  ...record,
  ...person,
};
const isNamed = (write: string): boolean =>
  Object.keys(all).some((name) => name.startsWith(`${write}: `));

describe("the operations on transmitted days", () => {
  it("cover each route that writes, or state why it writes nothing dated", () => {
    const routes = Object.keys(routeRights).filter((route) => !route.startsWith("GET "));
    expect(routes.filter((route) => !(route in undatedRoutes) && !isNamed(route))).toEqual([]);
    expect(Object.keys(undatedRoutes).filter((route) => !routes.includes(route))).toEqual([]);
  });

  it("cover a creation, a change and a deletion in each dated collection", () => {
    const names = (Object.keys(collections) as CollectionName[]).filter(
      (name) => !("undated" in dated[name]),
    );
    const writes = names.flatMap((name) =>
      ["POST", "PATCH", "DELETE"].map((method) => `${method} ${name}`),
    );
    expect(writes.filter((write) => !isNamed(write))).toEqual([]);
  });
});

describe("a transmitted day", () => {
  let shop: ClosedShop;
  beforeAll(async () => {
    shop = await closedShop();
  });

  /** Refusals by operation, followed by what a refused operation wrote and by changed figures, if any. */
  async function told(operations: Operations): Promise<Record<string, string>> {
    const found: Record<string, string> = {};
    let before = await shop.rows();
    const figures = await shop.figures();
    for (const [name, run] of Object.entries(operations)) {
      const answer = await run();
      const after = await shop.rows();
      const tables = after.filter((row, at) => String(row[1]) !== String(before[at]?.[1]));
      const isRefused = answer.split(" | ").every((one) => one.startsWith("4"));
      const wrote =
        isRefused && tables.length > 0 ? ` wrote ${tables.map(([table]) => table).join()}` : "";
      const now = isRefused ? figures : await shop.figures();
      const changed = isDeepStrictEqual(now, figures) ? "" : ` changed ${JSON.stringify(now)}`;
      found[name] = answer + wrote + changed;
      before = after;
    }
    return found;
  }

  it("a deletion is refused before its confirmation, in a sentence with both days", async () => {
    const documents = {
      invoices: shop.prescribed.invoice?.id,
      prescriptions: shop.prescribed.id,
      receipts: shop.receipt.id,
      adjustments: shop.adjustment.id,
      products: shop.unsold.id,
      "bill-payments": shop.purchases.payment.id,
      "supplier-credits": shop.purchases.credit.id,
    };
    const found: Record<string, unknown> = {};
    for (const [list, id] of Object.entries(documents)) {
      const path = `/api/optique/removals/${list}/${id}`;
      found[list] = expectOk(await shop.send<{ refusal: string }>("GET", path)).refusal;
    }
    const [until, from] = [lastDay, openDay].map(formatDay);
    const sentence = `La période jusqu’au ${until} est transmise\u00a0: datez du ${from} ou après.`;
    expect(Object.values(found)).toEqual(Array(7).fill(sentence));
    const bill = `/api/optique/removals/bills/${shop.purchases.billed.id}`;
    const { refusal } = expectOk(await shop.send<{ refusal: string }>("GET", bill));
    expect(refusal).toBe("Cette facture a des paiements\u00a0: modifiez-les d’abord.");
  });

  // The order matters, because allowed operations change the shop.
  it.each([
    ["sales", saleOperations, sale],
    ["goods", stockOperations, stock],
    ["money", moneyOperations, money],
    ["purchases", purchaseOperations, purchase],
    ["records", recordOperations, record],
    ["cheques", reversalOperations, cheques],
    ["persons", personOperations, person],
  ] as const)(
    "operations on %s change no figure of a transmitted day, and refused ones write nothing",
    async (_, of, expected) => {
      const broken = await shop.broken();
      expect(await told(of(shop))).toEqual(expected);
      expect(await shop.broken()).toEqual(broken);
    },
  );
});
