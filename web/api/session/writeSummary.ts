/** Kind and amount of a write, shown when a shared computer asks who works there. */
import type { SendOptions } from "pocketbase";
import type { NestedInvoiceInput } from "#domain/documents/documents.ts";
import { type Centimes, minus, noMoney, sum, times, toCentimes } from "#domain/core/money.ts";

export type WriteKind =
  | "sale"
  | "payment"
  | "credit"
  | "refund"
  | "client"
  | "product"
  | "receipt"
  | "adjustment"
  | "job"
  | "till"
  | "removal"
  | "other";

/** Kind of a write, and the amount of a sale, payment or refund; 0 without an amount. */
export type WriteSummary = { kind: WriteKind; amount: Centimes };

/** Kind of a write by its path; the first match counts. */
const paths: [RegExp, WriteKind][] = [
  [/exchanges|credit[-_]notes/, "credit"],
  [/refunds/, "refund"],
  [/payments/, "payment"],
  [/receipts/, "receipt"],
  [/adjustments|defects/, "adjustment"],
  [/prescriptions|invoices/, "sale"],
  [/clients/, "client"],
  [/products/, "product"],
  [/jobs/, "job"],
  [/till|cash_moves|closes|cheques/, "till"],
];

type Body = {
  items?: Pick<NestedInvoiceInput["items"][number], "price" | "quantity" | "discount">[];
  /** Sale of a prescription. */
  invoice?: Body | null;
  amount?: number;
};

/** Amount of a payment, or sum of the lines after discount. */
function amountOf({ items, invoice, amount }: Body): Centimes {
  if (invoice) return amountOf(invoice);
  if (!items) return toCentimes(amount);
  return sum(
    items.map(({ price, quantity, discount }) =>
      minus(times(toCentimes(price), quantity), toCentimes(discount)),
    ),
  );
}

/** Kind and amount of a write to this path. */
export function summaryOfWrite(path: string, { method, body }: SendOptions): WriteSummary {
  if (method === "DELETE") return { kind: "removal", amount: noMoney };
  const kind = paths.find(([form]) => form.test(path))?.[1] ?? "other";
  const hasAmount = kind === "sale" || kind === "payment" || kind === "refund";
  return { kind, amount: hasAmount && body ? amountOf(body as Body) : noMoney };
}
