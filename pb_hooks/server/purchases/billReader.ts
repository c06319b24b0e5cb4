/** Reads a bill with its lines, their receipts, and the parts of payments that pay it. */
import { parseDay, today } from "#domain/core/days/days.ts";
import { type Centimes, sum, toCentimes, toDirhams } from "#domain/core/money.ts";
import { billRest, billStateOf, paperRemarks } from "#domain/purchases/bill.ts";
import {
  billGaps,
  type ComparedLine,
  lineGap,
  lineRemarks,
  proposedCredit,
} from "#domain/purchases/billLines.ts";
import { ratesOf } from "#domain/purchases/billRates.ts";
import type { StoredBill } from "#domain/purchases/billBody.ts";
import type {
  BillCredit,
  BillDocument,
  BillLine,
  BillPart,
} from "#domain/purchases/purchaseAnswers.ts";
import { supplierCreditStateSql } from "#domain/purchases/supplierCredit.ts";
import {
  documentChildrenSql,
  documentReader,
  documentStatement,
} from "#server/engine/documents/documentReader.ts";
import { expandDocument } from "#server/engine/documents/expandDocument.ts";
import { receivedSql } from "./billedLines.ts";

/** SQL of the pieces of a line's receipt that bills created before the bill `d` already cover. */
const billedBefore = `COALESCE((SELECT SUM(CAST(y.quantity AS INTEGER)) FROM optique_bill_items y
    JOIN optique_bills o ON o.id = y.bill WHERE y.receipt_item = t.receipt_item AND o.id <> d.id
      AND (o.created < d.created OR (o.created = d.created AND o.id < d.id))), 0)`;

/** SQL of the receipts of the bill's lines, by line. */
const receiptsSql = `(SELECT json_group_object(t.id, json_object('receipt', r.id, 'receipt_number', r.receipt_number,
    'expected', i.price, 'received', ${receivedSql("i", "r")}, 'billed', ${billedBefore}))
  FROM optique_bill_items t JOIN optique_stock_receipt_items i ON i.id = t.receipt_item AND t.receipt_item > ''
    JOIN optique_stock_receipts r ON r.id = i.receipt WHERE t.bill = d.id)`;

const partsSql = `(SELECT json_group_array(json_object('id', x.id, 'payment', x.payment, 'amount', x.amount, 'date', x.date,
    'method', y.method, 'state', y.state, 'reference', y.reference) ORDER BY x.date, x.created, x.rowid)
  FROM optique_bill_parts x JOIN optique_bill_payments y ON y.id = x.payment WHERE x.bill = d.id)`;

const creditsSql = `(SELECT json_group_array(json_object('id', x.id, 'number', x.number, 'reason', x.reason,
    'state', ${supplierCreditStateSql("x")}, 'amount', IIF(x.received_on > '', x.total_amount, x.expected_amount))
    ORDER BY x.date, x.created, x.rowid) FROM optique_supplier_credits x WHERE x.bill = d.id AND x.bill > '')`;

type ReceiptLookups = Pick<
  BillLine,
  "receipt" | "receipt_number" | "expected" | "received" | "billed"
>;
type Read = Omit<StoredBill, "items"> & {
  receipts: Record<string, ReceiptLookups>;
  parts: BillPart[];
  credits: BillCredit[];
  items: Pick<
    BillLine,
    "id" | "receipt_item" | "product" | "product_name" | "label" | "quantity" | "price"
  >[];
};

/** Lines prepared for comparison with receipts: earlier lines of the same bill count as billed before later ones. */
function comparedLines({ items, receipts }: Read): ComparedLine[] {
  const own = new Map<string, number>();
  return items.map(({ id, receipt_item, quantity, price }) => {
    const lookups = receipts[id];
    const before = own.get(receipt_item) ?? 0;
    own.set(receipt_item, before + quantity);
    const receipt = lookups && {
      price: lookups.expected,
      received: lookups.received,
      billed: lookups.billed + before,
    };
    return { quantity, price, receipt: receipt ?? null };
  });
}

const noReceipt: ReceiptLookups = {
  receipt: "",
  receipt_number: "",
  expected: 0,
  received: 0,
  billed: 0,
};

/** Sum of the credits requested because of a wrong price, in centimes. */
const askedFor = (credits: readonly BillCredit[]): Centimes =>
  sum(
    credits
      .filter(({ reason, state }) => reason === "price" && state !== "abandoned")
      .map(({ amount }) => toCentimes(amount)),
  );

/** Values of an answer that are computed from the stored bill. */
function lookupsOf(
  bill: Read,
): Pick<BillDocument, "items" | "state" | "paid" | "rest" | "remarks" | "gaps" | "credit"> {
  const rates = ratesOf(bill.rates);
  const lines = comparedLines(bill);
  const gaps = billGaps(lines);
  const [total, paid] = [toCentimes(bill.total_amount), toCentimes(bill.paid_amount)];
  const date = parseDay(bill.date) ?? today();
  const due_on = parseDay(bill.due_on) ?? date;
  return {
    items: bill.items.map((item, place) => {
      const line = lines[place];
      const { gap, over } = line ? lineGap(line) : { gap: toCentimes(0), over: 0 };
      const lookups = bill.receipts[item.id] ?? noReceipt;
      const billed = line?.receipt?.billed ?? 0;
      return { ...item, ...lookups, billed, gap: toDirhams(gap), over };
    }),
    state: billStateOf({ total, paid, due_on }, today()),
    paid: bill.paid_amount,
    rest: toDirhams(billRest(total, paid)),
    remarks: [...paperRemarks({ date, due_on, rates }), ...lineRemarks(rates, lines)],
    gaps: { price: toDirhams(gaps.price), pieces: gaps.pieces },
    credit: toDirhams(proposedCredit(rates, gaps.price, askedFor(bill.credits))),
  };
}

export const billReader = documentReader<StoredBill>({
  stored: documentStatement(
    "optique_bills",
    { items: documentChildrenSql("optique_bill_items", "t.bill = d.id") },
    `json_object('receipts', json(${receiptsSql}), 'parts', json(${partsSql}), 'credits', json(${creditsSql}))`,
  ),
  complete(app, document) {
    const bill = document as unknown as Read;
    Object.assign(document, lookupsOf(bill));
    delete document["receipts"];
    delete document["number_key"];
    expandDocument(app, document, { supplier: "optique_suppliers" });
  },
});
