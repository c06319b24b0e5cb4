/** Reads a payment to a supplier with the bills that it pays. */
import { centimesSql, toCentimes, toDirhams } from "#domain/core/money.ts";
import type { StoredBillPayment } from "#domain/purchases/billPaymentBody.ts";
import { billRestSql } from "#domain/purchases/bill.ts";
import { isAboveCashLimit, paymentLeft } from "#domain/purchases/billPayment.ts";
import type { PaymentPart } from "#domain/purchases/purchaseAnswers.ts";
import {
  documentChildrenSql,
  documentReader,
  documentStatement,
} from "#server/engine/documents/documentReader.ts";
import { expandDocument } from "#server/engine/documents/expandDocument.ts";

const billsSql = `(SELECT json_group_object(b.id, json_object('number', b.number, 'bill_date', b.date, 'due_on', b.due_on,
    'label', b.label, 'total_amount', b.total_amount, 'rest', ${billRestSql("b")} / 100.0))
  FROM optique_bill_parts x JOIN optique_bills b ON b.id = x.bill WHERE x.payment = d.id)`;

/** SQL of the cash paid to the supplier between two stored days, both included, in centimes. */
const cashSql = (from: string, to: string): string =>
  `(SELECT COALESCE(SUM(${centimesSql("y.amount")}), 0) FROM optique_bill_payments y
    WHERE d.method = 'cash' AND y.supplier = d.supplier AND y.method = 'cash' AND y.date >= ${from} AND y.date <= ${to})`;
const month = "substr(d.date, 1, 8)";

type BillLookups = Omit<PaymentPart, "id" | "bill" | "amount" | "date">;
type Read = StoredBillPayment & {
  bills: Record<string, BillLookups>;
  cash: { day: number; month: number };
};

export const billPaymentReader = documentReader<StoredBillPayment>({
  stored: documentStatement(
    "optique_bill_payments",
    { parts: documentChildrenSql("optique_bill_parts", "t.payment = d.id") },
    `json_object('bills', json(${billsSql}), 'cash', json_object('day', ${cashSql("d.date", "d.date")},
      'month', ${cashSql(`${month} || '01'`, `${month} || '31 ~'`)}))`,
  ),
  complete(app, document) {
    const { parts, bills, cash, ...payment } = document as unknown as Read;
    document["left"] = toDirhams(paymentLeft(payment, parts));
    document["parts"] = parts.map(({ id, bill, amount, date }) => ({
      id,
      bill,
      amount,
      date,
      ...bills[bill],
    }));
    const isAbove = isAboveCashLimit(toCentimes(cash.day / 100), toCentimes(cash.month / 100));
    document["remarks"] = isAbove ? ["cash_limit"] : [];
    delete document["bills"];
    delete document["cash"];
    expandDocument(app, document, {
      supplier: "optique_suppliers",
      supplier_credit: "optique_supplier_credits",
    });
  },
});
