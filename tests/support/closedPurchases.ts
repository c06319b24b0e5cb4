/** Bills, credits and payments of suppliers on a transmitted day, and operations on them. */
import { addDays, today } from "#domain/core/days/days.ts";
import { lastDay, openDay } from "./booksShop.ts";
import type { Operations } from "./closedOperations.ts";
import type { ClosedShop } from "./closedShop.ts";
import { newId } from "./shop.ts";

const old = { date: lastDay };
const now = { date: today() };
const ratesOf = (ht: number) => [{ rate: 20, ht, vat: ht / 5 }];
const bill = (supplier: string, number: string, ht: number, date: string) => ({
  supplier,
  number,
  date,
  rates: ratesOf(ht),
});

type Write = (path: string, body: object, id?: string) => Promise<{ id: string }>;

/** Bill, payments and credit of a transmitted day, with a bill and a payment of an open day. */
export async function fillPurchases(write: Write, supplier: string) {
  const billed = await write("bills", bill(supplier, "F-1", 1000, lastDay));
  const later = await write("bills", bill(supplier, "F-2", 500, openDay));
  const part = (id: string, amount: number) => ({ id: newId(), bill: id, amount });
  const paid = { supplier, method: "transfer" };
  const own = part(billed.id, 300);
  const payment = await write("bill-payments", { ...paid, ...old, parts: [own], amount: 400 });
  const cheque = await write("bill-payments", {
    supplier,
    method: "check",
    reference: "77",
    ...old,
    parts: [part(billed.id, 100)],
  });
  const cash = await write("bill-payments", {
    supplier,
    method: "cash",
    ...old,
    parts: [part(billed.id, 50)],
  });
  const open = await write("bill-payments", {
    ...paid,
    date: openDay,
    parts: [part(later.id, 60)],
  });
  const credit = await write("supplier-credits", {
    supplier,
    reason: "return",
    ...old,
    expected_amount: 120,
    number: "A-1",
    received_on: lastDay,
    rates: ratesOf(100),
  });
  const expected = await write("supplier-credits", {
    supplier,
    reason: "price",
    ...old,
    expected_amount: 60,
  });
  return { billed, later, payment, part: own, cheque, cash, open, credit, expected };
}

/** Operations on purchases. */
export function purchaseOperations(shop: ClosedShop): Operations {
  const { put, ask, post, patch, remove, supplier, cedar } = shop;
  const { billed, later, payment, part, cheque, cash, open, credit, expected } = shop.purchases;
  const pay = (body: object) => ask("PUT", `bill-payments/${newId()}`, body);
  const at = (name: string) => `optique_${name}`;
  return {
    "PUT /bills/{id}: a paper of a closed day that comes late": () =>
      ask("PUT", `bills/${newId()}`, bill(supplier.id, "F-9", 70, lastDay)),
    "PUT /bills/{id}: other sums": () => put("bills", billed.id, () => ({ rates: ratesOf(1001) })),
    "PUT /bills/{id}: an open day": () => put("bills", billed.id, () => now),
    "PUT /bills/{id}: another number": () => put("bills", billed.id, () => ({ number: "F-11" })),
    "PUT /bills/{id}: due day, label and notes": () =>
      put("bills", billed.id, () => ({ due_on: today(), label: "Verres", notes: "Vu" })),
    "PUT /bill-payments/{id}: of a closed day": () =>
      pay({ supplier: supplier.id, method: "transfer", ...old, amount: 5 }),
    "PUT /bill-payments/{id}: another amount": () =>
      put("bill-payments", payment.id, () => ({ amount: 410 })),
    "PUT /bill-payments/{id}: another way": () =>
      put("bill-payments", payment.id, () => ({ method: "card" })),
    "PUT /bill-payments/{id}: an open day": () => put("bill-payments", payment.id, () => now),
    "PUT /bill-payments/{id}: an open one to a closed day": () =>
      put("bill-payments", open.id, () => old),
    "PUT /bill-payments/{id}: another part": () =>
      put("bill-payments", payment.id, () => ({ parts: [{ ...part, amount: 200 }] })),
    "PUT /bill-payments/{id}: a part less": () =>
      put("bill-payments", payment.id, () => ({ parts: [] })),
    "PUT /bill-payments/{id}: what was left is allotted today": () =>
      put("bill-payments", payment.id, () => ({
        parts: [part, { id: newId(), bill: later.id, amount: 40 }],
      })),
    "PUT /bill-payments/{id}: reference and notes": () =>
      put("bill-payments", payment.id, () => ({ reference: "V-2", notes: "Vu" })),
    "PUT /bill-payments/{id}: cash of a closed day": () =>
      put("bill-payments", cash.id, () => ({ method: "transfer" })),
    "POST /bill-payments/{id}/state: refused on a closed day": () =>
      ask("POST", `bill-payments/${cheque.id}/state`, { state: "refused", on: lastDay }),
    "POST /bill-payments/{id}/state: debited on a closed day": () =>
      ask("POST", `bill-payments/${cheque.id}/state`, { state: "debited", on: lastDay }),
    "POST /bill-payments/{id}/state: refused today": () =>
      ask("POST", `bill-payments/${cheque.id}/state`, { state: "refused", on: today() }),
    "POST /bill-payments/{id}/state: counted again": () =>
      ask("POST", `bill-payments/${cheque.id}/state`, { state: "issued" }),
    "PUT /supplier-credits/{id}: other sums": () =>
      put("supplier-credits", credit.id, () => ({ rates: ratesOf(101) })),
    "PUT /supplier-credits/{id}: an open day": () =>
      put("supplier-credits", credit.id, () => ({ received_on: today() })),
    "PUT /supplier-credits/{id}: a paper of a closed day that comes late": () =>
      put("supplier-credits", expected.id, () => ({
        number: "A-2",
        received_on: lastDay,
        rates: ratesOf(50),
      })),
    "PUT /supplier-credits/{id}: notes": () =>
      put("supplier-credits", credit.id, () => ({ notes: "Vu" })),
    [`POST ${at("bills")}: on a closed day`]: () =>
      post("optique_bills", bill(supplier.id, "F-8", 5, lastDay)),
    [`PATCH ${at("bills")}: supplier`]: () =>
      patch("optique_bills", billed.id, { supplier: cedar.id }),
    [`DELETE ${at("bills")}: of a closed day`]: () => remove("optique_bills", billed.id),
    [`POST ${at("bill_payments")}: on a closed day`]: () =>
      post("optique_bill_payments", {
        supplier: supplier.id,
        method: "transfer",
        amount: 5,
        ...old,
      }),
    [`PATCH ${at("bill_payments")}: amount`]: () =>
      patch("optique_bill_payments", payment.id, { amount: 1 }),
    [`DELETE ${at("bill_payments")}: of a closed day`]: () =>
      remove("optique_bill_payments", payment.id),
    [`POST ${at("bill_parts")}: on a closed day`]: () =>
      post("optique_bill_parts", { payment: payment.id, bill: billed.id, amount: 5, ...old }),
    [`PATCH ${at("bill_parts")}: amount`]: () =>
      patch("optique_bill_parts", part.id, { amount: 1 }),
    [`DELETE ${at("bill_parts")}: of a closed day`]: () => remove("optique_bill_parts", part.id),
    [`POST ${at("supplier_credits")}: on a closed day`]: () =>
      post("optique_supplier_credits", { supplier: supplier.id, reason: "return", ...old }),
    [`PATCH ${at("supplier_credits")}: sums`]: () =>
      patch("optique_supplier_credits", credit.id, { total_amount: 1 }),
    [`DELETE ${at("supplier_credits")}: of a closed day`]: () =>
      remove("optique_supplier_credits", credit.id),
  };
}

/** Operations on cheques that bounce. */
export function reversalOperations(shop: ClosedShop): Operations {
  const { post, patch, remove, sale, put, reversal, bounced } = shop;
  const cheque = sale.payments.find((one) => one["payment_method"] === "check")?.id ?? "";
  const moved = (id: string, values: object) => patch("optique_payments", id, values);
  return {
    "PUT /invoices/{id}: a cheque that bounced on a closed day": () =>
      put("invoices", sale.id, ({ payments }) => ({
        payments: payments.map((one) =>
          one.id === cheque ? { ...one, cheque_state: "bounced", bounced_on: lastDay } : one,
        ),
      })),
    "PATCH optique_payments: a cheque that bounced on a closed day": () =>
      moved(cheque, { cheque_state: "bounced", bounced_on: lastDay }),
    "PATCH optique_payments: a cheque that bounced on an open day": () =>
      moved(cheque, { cheque_state: "bounced", bounced_on: addDays(openDay, 1) }),
    "PATCH optique_payments: the day of a bounce to a closed day": () =>
      moved(cheque, { bounced_on: lastDay }),
    "PATCH optique_payments: another day of a bounce of a closed day": () =>
      moved(bounced, { bounced_on: openDay }),
    "PATCH optique_payments: a cheque that bounced then, and counts again": () =>
      moved(bounced, { cheque_state: "cleared" }),
    "POST optique_reversals: on a closed day": () =>
      post("optique_reversals", {
        ...old,
        payment: cheque,
        invoice: sale.id,
        amount: -1,
        kind: "bounced",
      }),
    "PATCH optique_reversals: amount": () => patch("optique_reversals", reversal, { amount: -1 }),
    "DELETE optique_reversals: of a closed day": () => remove("optique_reversals", reversal),
  };
}
