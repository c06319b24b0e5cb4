/** Credit notes of the demonstration, all of today: a return, a gesture, a cancelled order, an exchange, a defect. */
import { today } from "#domain/core/days.ts";
import type { CreditGoods, CreditReason, ProductType } from "#domain/core/records.ts";
import type { Values } from "#domain/core/values.ts";
import { creditTexts } from "#demo/demoCredits.strings.ts";
import { creditDocument } from "#server/credits/creditDocument.ts";
import { readExchange, saveExchange } from "#server/credits/exchanges.ts";
import type { Staff } from "#server/platform/routeRequest.ts";
import { readJson, reading } from "#server/platform/statements.ts";
import { writeTransaction } from "#server/platform/transaction.ts";
import { demoId } from "./demoWorkshop.ts";

type SoldLine = { id: string; product: string; type: ProductType; quantity: number; price: number };
type Sold = { invoice: string; client: string; total: number; lines: SoldLine[] };

/** Paid sales of the last weeks, whose lines have no discount. */
const soldRead = reading(`SELECT json_group_array(json(row)) FROM (
  SELECT json_object('invoice', i.id, 'client', i.client, 'total', i.total_amount, 'lines', json_group_array(
    json_object('id', x.id, 'product', x.product, 'type', x.product_type, 'quantity', x.quantity, 'price', x.price))) AS row
  FROM optique_invoices i JOIN optique_invoice_items x ON x.invoice = i.id
  WHERE i.company = {:company} AND i.status = 'paid' AND i.date < {:day}
  GROUP BY i.id HAVING SUM(x.discount) = 0 ORDER BY i.date DESC, i.invoice_number DESC LIMIT 60)`);

const dearerRead =
  reading(`SELECT json_object('id', id, 'price', selling_price) FROM optique_products
  WHERE company = {:company} AND type = 'frame' AND archived = FALSE AND stock > 1 ORDER BY selling_price DESC, name LIMIT 1`);

type Credit = { reason: CreditReason; notes?: string; goods?: CreditGoods; amount?: number };

function creditBody(sold: Sold, lines: readonly SoldLine[], credit: Credit): Values {
  const { reason, notes = "", goods, amount } = credit;
  return {
    invoice: sold.invoice,
    reason,
    notes,
    items: lines.map((line) => ({
      id: demoId("credited", line.id),
      invoice_item: line.id,
      quantity: amount === undefined ? line.quantity : 0,
      amount: amount ?? line.quantity * line.price,
      ...(goods ? { goods } : {}),
    })),
  };
}

const refundOf = (sold: Sold, amount: number, payment_method: string): Values => ({
  id: demoId("refund", sold.invoice),
  amount,
  payment_method,
});

export function fillDemoCredits(app: core.App, staff: Staff): void {
  writeTransaction(app, (tx) => {
    const { company } = staff;
    const found = readJson<Sold[]>(tx, soldRead, { company, day: today() });
    const framed = found.filter(({ lines }) => lines.some(isFrame));
    const issue = (sold: Sold | undefined, body: (sold: Sold, frame: SoldLine) => Values) => {
      const frame = sold?.lines.find(isFrame);
      if (!sold || !frame) return;
      creditDocument.prepare(tx, staff, demoId("note", sold.invoice), body(sold, frame))(tx);
    };
    issue(framed[1], (sold, frame) => ({
      ...creditBody(sold, [frame], { reason: "return", notes: creditTexts.returned }),
      refunds: [refundOf(sold, frame.price, "cash")],
    }));
    issue(framed[4], (sold, frame) => ({
      ...creditBody(sold, [frame], { reason: "gesture", amount: 50 }),
      refunds: [refundOf(sold, 50, "card")],
    }));
    issue(framed[7], (sold, frame) => ({
      ...creditBody(sold, [frame], { reason: "warranty", goods: "defect" }),
      kept: frame.price,
    }));
    issue(framed[10], (sold) => ({
      ...creditBody(sold, sold.lines, { reason: "order", notes: creditTexts.cancelled }),
      kept: sold.total,
    }));
    exchangeFrame(tx, staff, framed[13]);
  });
}

const isFrame = ({ type, quantity }: SoldLine): boolean => type === "frame" && quantity === 1;

/** Exchanges a frame for the dearest one, whose difference is paid by card. */
function exchangeFrame(tx: core.App, staff: Staff, sold: Sold | undefined): void {
  const frame = sold?.lines.find(isFrame);
  if (!sold || !frame) return;
  const dear = readJson<{ id: string; price: number }>(tx, dearerRead, { company: staff.company });
  const id = demoId("exchange", sold.invoice);
  const difference = dear.price - frame.price;
  const line = { id: demoId("line", id), product: dear.id, quantity: 1, price: dear.price };
  const request = {
    credit: creditBody(sold, [frame], { reason: "return" }),
    sale: { id: demoId("sale", id), client: sold.client, date: today(), items: [line] },
    ...(difference > 0 ? { payment: refundOf(sold, difference, "card") } : {}),
  };
  saveExchange(tx, staff, readExchange(id, request));
}
