/** Operations on dated records of a transmitted day; one test compares all their refusals. */
import { lastDay, openDay } from "./booksShop.ts";
import type { ClosedShop } from "./closedShop.ts";
import { today } from "#domain/core/days/days.ts";
import { line, newId, payment } from "./shop.ts";

/** Operations by name; a name begins with the route, or with the write of the records API. */
export type Operations = Record<string, () => Promise<string>>;

const old = { date: lastDay };
const now = { date: today() };

export function saleOperations(shop: ClosedShop): Operations {
  const { sale, prescribed, early, open, frame, put, ask, other, client } = shop;
  const bought = [line(frame.id, 1, 850)];
  const [firstDay, day] = [old, now];
  return {
    "PUT /invoices/{id}: a new one of a closed day": () =>
      ask("PUT", `invoices/${newId()}`, { ...firstDay, items: bought }),
    "PUT /invoices/{id}: more pieces": () =>
      put("invoices", sale.id, ({ items: [first, ...rest] }) => ({
        items: [{ ...first, quantity: 3 }, ...rest],
      })),
    "PUT /invoices/{id}: another price": () =>
      put("invoices", sale.id, ({ items: [first, ...rest] }) => ({
        items: [...rest, { ...first, price: 800 }],
      })),
    "PUT /invoices/{id}: a discount": () =>
      put("invoices", sale.id, ({ items: [first, ...rest] }) => ({
        items: [{ ...first, discount: 10 }, ...rest],
      })),
    "PUT /invoices/{id}: a line more": () =>
      put("invoices", sale.id, ({ items }) => ({ items: [...items, ...bought] })),
    "PUT /invoices/{id}: a line less": () =>
      put("invoices", early.id, ({ items }) => ({ items: items.slice(0, 1) })),
    "PUT /invoices/{id}: an open day": () => put("invoices", sale.id, () => day),
    "PUT /invoices/{id}: another client": () =>
      put("invoices", open.id, () => ({ client: other.id })),
    "PUT /invoices/{id}: another client of a closed one": () =>
      put("invoices", sale.id, () => ({ client: other.id })),
    "PUT /invoices/{id}: another amount of a payment": () =>
      put("invoices", sale.id, ({ payments: [first, ...rest] }) => ({
        payments: [{ ...first, amount: 310 }, ...rest],
      })),
    "PUT /invoices/{id}: another way of a payment": () =>
      put("invoices", sale.id, ({ payments: [first, ...rest] }) => ({
        payments: [{ ...first, payment_method: "card" }, ...rest],
      })),
    "PUT /invoices/{id}: an open day of a payment": () =>
      put("invoices", sale.id, ({ payments: [first, ...rest] }) => ({
        payments: [...rest, { ...first, ...day }],
      })),
    "PUT /invoices/{id}: a payment less": () =>
      put("invoices", prescribed.invoice?.id ?? "", () => ({ payments: [] })),
    "PUT /invoices/{id}: a payment of a closed day": () =>
      put("invoices", sale.id, ({ payments }) => ({
        payments: [...payments, payment(5, firstDay)],
      })),
    "PUT /invoices/{id}: a payment of today": () =>
      put("invoices", sale.id, ({ payments }) => ({ payments: [...payments, payment(5, day)] })),
    "PUT /invoices/{id}: number, bank, due day and notes": () =>
      put("invoices", sale.id, ({ payments }) => ({
        notes: "À rappeler",
        payments: payments.map((one) =>
          one["payment_method"] === "check"
            ? { ...one, reference: "99", bank: "BMCE", due_on: openDay, notes: "Remis" }
            : one,
        ),
      })),
    "PUT /invoices/{id}: an open invoice to a closed day": () =>
      put("invoices", open.id, () => firstDay),
    "PUT /invoices/{id}: an open payment to a closed day": () =>
      put("invoices", open.id, ({ payments: [first] }) => ({
        payments: [{ ...first, ...firstDay }],
      })),
    "PUT /invoices/{id}: lines of money that was taken before": () =>
      put("invoices", early.id, ({ items: [first, ...rest] }) => ({
        items: [{ ...first, quantity: 2 }, ...rest],
      })),
    "PUT /prescriptions/{id}: a sale of a closed day": () => {
      const invoice = { id: newId(), ...firstDay, items: bought };
      const body = { client: client.id, ...day, notes: "", invoice };
      return ask("PUT", `prescriptions/${newId()}`, body);
    },
    "PUT /prescriptions/{id}: a line more": () =>
      put("prescriptions", prescribed.id, ({ invoice }) => {
        const stored = invoice as typeof sale;
        return { invoice: { ...stored, items: [...stored.items, ...bought] } };
      }),
    "PUT /prescriptions/{id}: another client": () =>
      put("prescriptions", prescribed.id, () => ({ client: other.id })),
    "PUT /prescriptions/{id}: other eyes, another day": () =>
      put("prescriptions", prescribed.id, () => ({ ...day, left_sphere: -2 })),
    "POST /invoices/{id}/issue: a print": () =>
      ask("POST", `invoices/${sale.id}/issue`, { printed: true, paper: "a4" }),
    "PUT /exchanges/{id}: for a sale of a closed day": () =>
      ask("PUT", `exchanges/${newId()}`, {
        credit: {
          invoice: open.id,
          reason: "return",
          items: [{ id: newId(), invoice_item: open.items[0]?.id, quantity: 1, amount: 850 }],
        },
        sale: { id: newId(), ...firstDay, client: other.id, items: bought },
      }),
    "PUT /credit-notes/{id}: of a closed sale": () =>
      ask("PUT", `credit-notes/${newId()}`, {
        invoice: sale.id,
        reason: "gesture",
        items: [{ id: newId(), invoice_item: sale.items[1]?.id, quantity: 0, amount: 100 }],
        refunds: [{ id: newId(), amount: 5, payment_method: "card" }],
      }),
    "PUT /refunds/{id}: of a closed sale": () =>
      ask("PUT", `refunds/${newId()}`, { invoice: sale.id, amount: 5, payment_method: "card" }),
    "POST /defects/{id}/settle: a defect of a closed day": () =>
      ask("POST", `defects/${shop.credit.items[0]?.id}/settle`, { outcome: "scrap" }),
  };
}

export function stockOperations(shop: ClosedShop): Operations {
  const { receipt, awaited, adjustment, cedar, frame, lens, put, ask, supplier } = shop;
  const received = { supplier: supplier.id, receipt_number: "BR-9", status: "received" };
  const pieces = [{ ...line(frame.id, 1, 200), received_quantity: 1 }];
  const counted = { adjustment_number: "AJ-9", reason: "other" };
  const lost = [{ id: newId(), product: frame.id, quantity: -1 }];
  const changed =
    (values: object, rest: object = {}) =>
    ({ items: [first, ...others] }: { items: object[] }) => ({
      ...rest,
      items: [{ ...first, ...values }, ...others],
    });
  return {
    "PUT /receipts/{id}: a new one of a closed day": () =>
      ask("PUT", `receipts/${newId()}`, { ...received, ...old, items: pieces }),
    "PUT /receipts/{id}: an open day": () => put("receipts", receipt.id, () => now),
    "PUT /receipts/{id}: another supplier": () =>
      put("receipts", receipt.id, () => ({ supplier: cedar.id })),
    "PUT /receipts/{id}: another price": () => put("receipts", receipt.id, changed({ price: 190 })),
    "PUT /receipts/{id}: more ordered": () =>
      put("receipts", receipt.id, changed({ quantity: 12 })),
    "PUT /receipts/{id}: a line more": () =>
      put("receipts", receipt.id, ({ items }) => ({ items: [...items, ...pieces] })),
    "PUT /receipts/{id}: a line less": () =>
      put("receipts", receipt.id, ({ items }) => ({ items: items.slice(0, 1) })),
    "PUT /receipts/{id}: less received": () =>
      put("receipts", receipt.id, changed({ received_quantity: 5 })),
    "PUT /receipts/{id}: less received of what has no stock": () =>
      put("receipts", receipt.id, ({ items: [first, second] }) => ({
        items: [first, { ...second, received_quantity: 0 }],
      })),
    "PUT /receipts/{id}: cancelled": () =>
      put("receipts", receipt.id, () => ({ status: "cancelled" })),
    "PUT /receipts/{id}: pieces that come late": () =>
      put("receipts", receipt.id, changed({ received_quantity: 10 })),
    "PUT /receipts/{id}: less of what came late": () =>
      put("receipts", receipt.id, changed({ received_quantity: 8 })),
    "PUT /receipts/{id}: less than what came in time": () =>
      put("receipts", receipt.id, changed({ received_quantity: 4 })),
    "PUT /receipts/{id}: all that was awaited": () =>
      put("receipts", awaited.id, changed({ received_quantity: 4 }, { status: "received" })),
    "PUT /receipts/{id}: notes": () => put("receipts", receipt.id, () => ({ notes: "Complet" })),
    "PUT /adjustments/{id}: a new one of a closed day": () =>
      ask("PUT", `adjustments/${newId()}`, { ...counted, ...old, items: lost }),
    "PUT /adjustments/{id}: an open day": () => put("adjustments", adjustment.id, () => now),
    "PUT /adjustments/{id}: another reason": () =>
      put("adjustments", adjustment.id, () => ({ reason: "theft" })),
    "PUT /adjustments/{id}: more pieces": () =>
      put("adjustments", adjustment.id, changed({ quantity: -2 })),
    "PUT /adjustments/{id}: another product": () =>
      put("adjustments", adjustment.id, changed({ product: lens.id })),
    "PUT /adjustments/{id}: notes": () =>
      put("adjustments", adjustment.id, () => ({ notes: "Chute" })),
    "POST /counts/{id}/post: of a closed day": async () => {
      const path = `counts/${shop.count.id}`;
      const review = await shop.send<{ version: string }>("GET", `/api/optique/${path}/review`);
      return ask("POST", `${path}/post`, { ...old, version: review.body.version });
    },
    "PUT /services/{id}: another part of a closed day": () =>
      put("services", shop.service.id, changed({ quantity: 2 })),
  };
}

export function moneyOperations(shop: ClosedShop): Operations {
  const { ask, paySlip, pays, cheque, sale } = shop;
  return {
    "POST /till/{day}/close: a closed day": () =>
      ask("POST", `till/${shop.dayBefore}/close`, { counted: 0 }),
    "POST /claims/slips/{number}/pay: on a closed day": () =>
      ask("POST", paySlip, { ...pays, ...old, reference: "VIR-2" }),
    "POST /claims/slips/{number}/pay: today": () =>
      ask("POST", paySlip, { ...pays, ...now, reference: "VIR-3" }),
    "POST /claims/slips: of a closed sale": () =>
      ask("POST", "claims/slips", { fund: shop.fund.id, claims: [shop.claim.id] }),
    "POST /till/slips: a cheque of a closed day": () => {
      const found = sale.payments.find((one) => one["reference"] === cheque.reference);
      return ask("POST", "till/slips", { cheques: [found?.id] });
    },
  };
}

/** Writes through the records API, by a person and by the administrator. */
export function recordOperations(shop: ClosedShop): Operations {
  const { post, patch, remove, sale, open, amount, receipt, adjustment, credit, frame } = shop;
  const prescribed = shop.prescribed.invoice;
  const [item, , payments] = [sale.items[0]?.id ?? "", "", sale.payments];
  const paid = payments[0]?.id ?? "";
  const [received, plain] = receipt.items.map(({ id }) => id);
  const lost = adjustment.items[0]?.id ?? "";
  const credited = credit.items[0]?.id ?? "";
  const at = (name: string): string => `optique_${name}`;
  return {
    [`POST ${at("invoices")}: a closed day`]: () =>
      post("optique_invoices", { ...old, total_amount: 5 }),
    [`PATCH ${at("invoices")}: an open day`]: () => patch("optique_invoices", sale.id, now),
    [`PATCH ${at("invoices")}: an open one to a closed day`]: () =>
      patch("optique_invoices", open.id, old),
    [`PATCH ${at("invoices")}: another client`]: () =>
      patch("optique_invoices", sale.id, { client: shop.other.id }),
    [`PATCH ${at("invoices")}: an amount without lines`]: () =>
      patch("optique_invoices", amount.id, { total_amount: 91 }),
    [`PATCH ${at("invoices")}: notes`]: () => patch("optique_invoices", sale.id, { notes: "Vu" }),
    [`DELETE ${at("invoices")}: a closed one`]: () =>
      remove("optique_invoices", prescribed?.id ?? ""),
    [`DELETE ${at("prescriptions")}: with its sale`]: () =>
      remove("optique_prescriptions", shop.prescribed.id),
    [`PATCH ${at("prescriptions")}: another client`]: () =>
      patch("optique_prescriptions", shop.prescribed.id, { client: shop.other.id }),
    [`POST ${at("invoice_items")}: of a closed invoice`]: () =>
      post("optique_invoice_items", { invoice: sale.id, ...line(frame.id, 1, 5) }),
    [`PATCH ${at("invoice_items")}: quantity`]: () =>
      patch("optique_invoice_items", item, { quantity: 3 }),
    [`PATCH ${at("invoice_items")}: remark`]: () =>
      patch("optique_invoice_items", item, { label: "Bleue" }),
    [`DELETE ${at("invoice_items")}: of a closed invoice`]: () =>
      remove("optique_invoice_items", prescribed?.items[0]?.id ?? ""),
    [`POST ${at("payments")}: on a closed day`]: () =>
      post("optique_payments", { invoice: open.id, ...payment(5, old) }),
    [`PATCH ${at("payments")}: amount`]: () => patch("optique_payments", paid, { amount: 299 }),
    [`PATCH ${at("payments")}: way`]: () =>
      patch("optique_payments", paid, { payment_method: "card" }),
    [`PATCH ${at("payments")}: an open day`]: () => patch("optique_payments", paid, now),
    [`PATCH ${at("payments")}: notes`]: () => patch("optique_payments", paid, { notes: "Vu" }),
    [`DELETE ${at("payments")}: of a closed day`]: () => remove("optique_payments", paid),
    [`POST ${at("credit_notes")}: none`]: () => post("optique_credit_notes", old),
    [`PATCH ${at("credit_notes")}: an open day`]: () =>
      patch("optique_credit_notes", credit.id, now),
    [`DELETE ${at("credit_notes")}: of a closed day`]: () =>
      remove("optique_credit_notes", shop.gesture.id),
    [`POST ${at("credit_items")}: of a closed credit note`]: () =>
      post("optique_credit_items", { credit_note: credit.id, invoice_item: item, amount: 1 }),
    [`PATCH ${at("credit_items")}: amount`]: () =>
      patch("optique_credit_items", credited, { amount: 840 }),
    [`DELETE ${at("credit_items")}: of a closed credit note`]: () =>
      remove("optique_credit_items", credited),
    [`POST ${at("refunds")}: on a closed day`]: () =>
      post("optique_refunds", { ...old, invoice: sale.id, amount: 1, payment_method: "cash" }),
    [`PATCH ${at("refunds")}: amount`]: () =>
      patch("optique_refunds", shop.refund.id, { amount: 9 }),
    [`DELETE ${at("refunds")}: of a closed day`]: () => remove("optique_refunds", shop.refund.id),
    [`POST ${at("cash_moves")}: on a closed day`]: () =>
      post("optique_cash_moves", { ...old, kind: "float", amount: 5 }),
    [`PATCH ${at("cash_moves")}: amount`]: () =>
      patch("optique_cash_moves", shop.move.id, { amount: -41 }),
    [`PATCH ${at("cash_moves")}: an open day`]: () =>
      patch("optique_cash_moves", shop.move.id, now),
    [`PATCH ${at("cash_moves")}: label`]: () =>
      patch("optique_cash_moves", shop.move.id, { label: "Café" }),
    [`DELETE ${at("cash_moves")}: of a closed day`]: () =>
      remove("optique_cash_moves", shop.move.id),
    [`POST ${at("closes")}: of a closed day`]: () =>
      post("optique_closes", { day: shop.dayBefore, counted: 0 }),
    [`PATCH ${at("closes")}: counted`]: () =>
      patch("optique_closes", shop.close.id, { counted: 1 }),
    [`DELETE ${at("closes")}: of a closed day`]: () => remove("optique_closes", shop.close.id),
    [`POST ${at("stock_receipts")}: on a closed day`]: () =>
      post("optique_stock_receipts", {
        ...old,
        supplier: shop.supplier.id,
        receipt_number: "BR-8",
        status: "pending",
      }),
    [`PATCH ${at("stock_receipts")}: supplier`]: () =>
      patch("optique_stock_receipts", receipt.id, { supplier: shop.cedar.id }),
    [`PATCH ${at("stock_receipts")}: an open day`]: () =>
      patch("optique_stock_receipts", receipt.id, now),
    [`PATCH ${at("stock_receipts")}: cancelled`]: () =>
      patch("optique_stock_receipts", receipt.id, { status: "cancelled" }),
    [`DELETE ${at("stock_receipts")}: of a closed day`]: () =>
      remove("optique_stock_receipts", receipt.id),
    [`POST ${at("stock_receipt_items")}: of a closed receipt`]: () =>
      post("optique_stock_receipt_items", { receipt: receipt.id, ...line(frame.id, 1, 5) }),
    [`PATCH ${at("stock_receipt_items")}: price`]: () =>
      patch("optique_stock_receipt_items", received ?? "", { price: 201 }),
    [`PATCH ${at("stock_receipt_items")}: less than came in time`]: () =>
      patch("optique_stock_receipt_items", received ?? "", { received_quantity: 2 }),
    [`PATCH ${at("stock_receipt_items")}: a late piece`]: () =>
      patch("optique_stock_receipt_items", received ?? "", { received_quantity: 9 }),
    [`PATCH ${at("stock_receipt_items")}: late work`]: () =>
      patch("optique_stock_receipt_items", plain ?? "", { received_quantity: 2 }),
    [`DELETE ${at("stock_receipt_items")}: of a closed receipt`]: () =>
      remove("optique_stock_receipt_items", received ?? ""),
    [`POST ${at("stock_adjustments")}: on a closed day`]: () =>
      post("optique_stock_adjustments", { ...old, adjustment_number: "AJ-8", reason: "other" }),
    [`PATCH ${at("stock_adjustments")}: reason`]: () =>
      patch("optique_stock_adjustments", adjustment.id, { reason: "theft" }),
    [`DELETE ${at("stock_adjustments")}: of a closed day`]: () =>
      remove("optique_stock_adjustments", adjustment.id),
    [`POST ${at("stock_adjustment_items")}: of a closed adjustment`]: () =>
      post("optique_stock_adjustment_items", {
        adjustment: adjustment.id,
        product: frame.id,
        quantity: 1,
      }),
    [`PATCH ${at("stock_adjustment_items")}: quantity`]: () =>
      patch("optique_stock_adjustment_items", lost, { quantity: -3 }),
    [`DELETE ${at("stock_adjustment_items")}: of a closed adjustment`]: () =>
      remove("optique_stock_adjustment_items", lost),
    [`POST ${at("stock_movements")}: on a closed day`]: () =>
      post("optique_stock_movements", { ...old, product: frame.id, quantity: 1 }),
    [`PATCH ${at("stock_movements")}: an open day`]: () =>
      patch("optique_stock_movements", shop.movement.id, now),
    [`DELETE ${at("stock_movements")}: of a closed day`]: () =>
      remove("optique_stock_movements", shop.movement.id),
    [`DELETE ${at("services")}: with a part of a closed day`]: () =>
      remove("optique_services", shop.service.id),
    [`DELETE ${at("products")}: with a stock of a closed day`]: () =>
      remove("optique_products", shop.unsold.id),
  };
}

/** Operations on people, which a transmitted day still allows. */
export function personOperations(shop: ClosedShop): Operations {
  const { ask, doubled, client } = shop;
  return {
    "POST /clients/{id}/merge: a buyer of a closed day": () =>
      ask("POST", `clients/${doubled.id}/merge`, { gone: client.id }),
    "POST /clients/{id}/unmerge: a buyer of a closed day": () =>
      ask("POST", `clients/${doubled.id}/unmerge`, { gone: client.id }),
    "POST /clients/{id}/erase: a buyer of a closed day": () =>
      ask("POST", `clients/${client.id}/erase`, { name: client.name }),
  };
}
