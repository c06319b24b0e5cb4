/** What a write saves, for the question who saves it. */
import type { SendOptions } from "pocketbase";
import type { InvoicePartInput } from "#domain/documents/documents.ts";
import { type Centimes, minus, noMoney, sum, times, toCentimes } from "#domain/core/money.ts";

export const savedThings = [
  "sale",
  "payment",
  "credit",
  "refund",
  "client",
  "product",
  "receipt",
  "adjustment",
  "job",
  "till",
  "removal",
  "other",
] as const;
export type SavedThing = (typeof savedThings)[number];

/** Kind of the record, and the amount of a sale or payment; 0 without one. */
export type Saved = { thing: SavedThing; amount: Centimes };

/** Path of a write and what it saves, the first that matches. */
const paths: [RegExp, SavedThing][] = [
  [/exchanges|credit[-_]notes/, "credit"],
  [/refunds/, "refund"],
  [/payments/, "payment"],
  [/receipts/, "receipt"],
  [/adjustments|defects/, "adjustment"],
  [/prescriptions|invoices/, "sale"],
  [/clients/, "client"],
  [/products|catalogue/, "product"],
  [/jobs|orders/, "job"],
  [/till|cash_moves|closes|cheques/, "till"],
];

type Body = {
  items?: Pick<InvoicePartInput["items"][number], "price" | "quantity" | "discount">[];
  /** Sale of a prescription. */
  invoice?: Body | null;
  amount?: number;
};

/** Sum of the lines after discount, or the amount of a payment. */
function amountOf({ items, invoice, amount }: Body): Centimes {
  if (invoice) return amountOf(invoice);
  if (!items) return toCentimes(amount);
  return sum(
    items.map(({ price, quantity, discount }) =>
      minus(times(toCentimes(price), quantity), toCentimes(discount)),
    ),
  );
}

/** What a request to this path saves. */
export function savedOf(path: string, { method, body }: SendOptions): Saved {
  if (method === "DELETE") return { thing: "removal", amount: noMoney };
  const thing = paths.find(([form]) => form.test(path))?.[1] ?? "other";
  const hasAmount = thing === "sale" || thing === "payment" || thing === "refund";
  return { thing, amount: hasAmount && body ? amountOf(body as Body) : noMoney };
}
