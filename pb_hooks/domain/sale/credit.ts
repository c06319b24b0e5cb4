/**
 * Credit notes and refunds (docs/rules-credits.md, Credit notes): parses their bodies, and limits what may be credited
 * and refunded.
 */
import { isBlank } from "#domain/core/text/blank.ts";
import { type Centimes, centimesSql, minus, noMoney, sum, toCentimes } from "#domain/core/money.ts";
import type {
  CreditGoods,
  CreditNote,
  CreditReason,
  ProductType,
  Refund,
} from "#domain/core/records.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import {
  type DocumentChild,
  isNotPositive,
  maxItems,
  maxPayments,
  type ParsedBody,
  readBodyFields,
  readBodyChildren,
} from "#domain/documents/documentBody.ts";
import { itemTotal, type PricedItem } from "./invoice.ts";

export type CreditBody = {
  invoice: string;
  reason: CreditReason;
  notes: string;
  kept: Centimes;
  items: DocumentChild[];
  refunds: DocumentChild[];
};

/** Parses the body of PUT credit-notes/{id}. */
export function readCreditBody(body: Values): ParsedBody<CreditBody> {
  const header = readBodyFields(
    "optique_credit_notes",
    body,
    ["invoice", "reason", "notes", "kept"],
    true,
    null,
  );
  const items = readBodyChildren("optique_credit_items", body["items"], "items", {
    fields: ["invoice_item", "quantity", "amount", "goods"],
    max: maxItems,
    isDropped: isNothing,
  });
  const refunds = readBodyChildren("optique_refunds", body["refunds"], "refunds", {
    fields: ["amount", "payment_method", "reference"],
    max: maxPayments,
  });
  const empty = isCredited(items.value ?? []) ? [] : [{ field: "items", code: "credit_empty" }];
  const { value } = header;
  return {
    value: {
      invoice: textValue(value["invoice"]),
      reason: value["reason"] as CreditReason,
      notes: textValue(value["notes"]),
      kept: toCentimes(value["kept"] as number),
      items: items.value ?? [],
      refunds: refunds.value ?? [],
    },
    violations: [
      ...header.violations,
      ...(items.violations.length > 0 ? items.violations : empty),
      ...refunds.violations,
      ...positiveAmounts(refunds.value ?? []),
    ],
  };
}

/** True of a line that credits neither pieces nor an amount. */
const isNothing = ({ quantity, amount }: Values): boolean =>
  isNotPositive(quantity) && isNotPositive(amount);

const isCredited = (items: readonly DocumentChild[]): boolean =>
  items.some(({ values }) => Number(values["quantity"]) > 0 || Number(values["amount"]) > 0);

const positiveAmounts = (refunds: readonly DocumentChild[]): Violation[] =>
  refunds
    .filter(({ values }) => values["amount"] === 0)
    .map(({ place }) => ({ field: `${place}.amount`, code: "refund_zero" }));

export type RefundBody = {
  invoice: string;
  credit_note: string;
  fund: string;
  amount: Centimes;
  values: Values;
};

/**
 * Parses the body of PUT refunds/{id}. The invoice may be absent when a credit note is given. `fund` is refunded only
 * what it paid; a kept credit belongs to the client.
 */
export function readRefundBody(body: Values): ParsedBody<RefundBody> {
  const names = ["invoice", "credit_note", "fund", "amount", "payment_method", "reference"];
  const needed = isBlank(body["credit_note"]) ? names : names.slice(1);
  const { value, violations } = readBodyFields("optique_refunds", body, needed, true, null);
  const amount = toCentimes(value["amount"] as number);
  const isZero = amount === 0 && "amount" in value;
  const [credit_note, fund] = [textValue(value["credit_note"]), textValue(value["fund"])];
  return {
    value: {
      invoice: textValue(value["invoice"]),
      credit_note,
      fund,
      amount,
      values: {
        payment_method: value["payment_method"],
        reference: textValue(value["reference"]),
      },
    },
    violations: [
      ...violations,
      ...(isZero ? [{ field: "amount", code: "refund_zero" }] : []),
      ...(credit_note && fund ? [{ field: "fund", code: "refund_fund_credit" }] : []),
    ],
  };
}

/** Sold line to credit; a line without a product has `product` ''. */
export type SoldItem = PricedItem & {
  id: string;
  product: string;
  product_type: ProductType | "";
  non_stock: boolean;
};

/** True of a line whose pieces can go back to the shelf. */
export const hasShelf = ({
  product,
  non_stock,
}: Pick<SoldItem, "product" | "non_stock">): boolean => product !== "" && !non_stock;

/** Default goods of a credited line: returned pieces with a stock go back to the shelf, lenses and services do not. */
export function defaultGoods(
  reason: CreditReason,
  quantity: number,
  item: Pick<SoldItem, "product" | "product_type" | "non_stock">,
): CreditGoods {
  const isReturned = reason !== "price" && reason !== "gesture" && quantity > 0;
  const isLens = item.product_type === "lens" || item.product_type === "contact_lens";
  return isReturned && hasShelf(item) && !isLens ? "shelf" : "none";
}

/** Quantity and amount (in centimes) already credited of an item. */
export type Credited = { quantity: number; amount: Centimes };
export const nothingCredited: Credited = { quantity: 0, amount: noMoney };

/** Sums the credited lines by sold item; their amounts are in dirhams. */
export function creditedByItem(
  lines: readonly { invoice_item: string; quantity: number; amount: number }[],
): Map<string, Credited> {
  const sums = new Map<string, Credited>();
  for (const { invoice_item, quantity, amount } of lines) {
    const before = sums.get(invoice_item) ?? nothingCredited;
    sums.set(invoice_item, {
      quantity: before.quantity + quantity,
      amount: sum([before.amount, toCentimes(amount)]),
    });
  }
  return sums;
}

/** Quantity and amount still to credit of a sold item. */
export const creditLeft = (item: PricedItem, credited = nothingCredited): Credited => ({
  quantity: item.quantity - credited.quantity,
  amount: minus(itemTotal(item), credited.amount),
});

/** Refuses to credit more than was sold. `before`: earlier credits by item; `added`: new credited lines. */
export function creditExceeds(
  items: readonly SoldItem[],
  before: ReadonlyMap<string, Credited>,
  added: readonly { invoice_item: string; quantity: number; amount: number; place: string }[],
): Violation[] {
  const sold = new Map(items.map((item) => [item.id, item]));
  const sums = new Map(before);
  return added.flatMap(({ place, ...line }) => {
    const item = sold.get(line.invoice_item);
    if (!item) return [{ field: `${place}.invoice_item`, code: "credit_item" }];
    const own = creditedByItem([line]).get(item.id) ?? nothingCredited;
    const known = sums.get(item.id) ?? nothingCredited;
    const total = {
      quantity: known.quantity + own.quantity,
      amount: sum([known.amount, own.amount]),
    };
    sums.set(item.id, total);
    const left = creditLeft(item, total);
    if (left.quantity < 0) return [{ field: `${place}.quantity`, code: "credit_exceeds" }];
    return left.amount < 0 ? [{ field: `${place}.amount`, code: "credit_exceeds" }] : [];
  });
}

/** Refuses the goods `shelf` for a line without stock. */
export const checkGoods = (
  items: readonly SoldItem[],
  lines: readonly { invoice_item: string; goods: CreditGoods; place: string }[],
): Violation[] =>
  lines
    .filter(({ invoice_item, goods }) => {
      const item = items.find(({ id }) => id === invoice_item);
      return goods === "shelf" && item && !hasShelf(item);
    })
    .map(({ place }) => ({ field: `${place}.goods`, code: "non_stock" }));

/** Unused amount of a kept credit. */
export const unusedCredit = ({ kept, used }: Pick<CreditNote, "kept" | "used">): Centimes =>
  minus(toCentimes(kept), toCentimes(used));

/** `unusedCredit` as SQL, in centimes; `row`: the alias of the credit note. */
export const unusedCreditSql = (row: string): string =>
  `${centimesSql(`${row}.kept`)} - ${centimesSql(`${row}.used`)}`;

/** Unused kept credits of a client in dirhams, as SQL. `client`: SQL of the id, '' for a walk-in, who has none. */
export const clientCreditSql = (client: string): string =>
  `IIF(${client} = '', 0, (SELECT COALESCE(SUM(${unusedCreditSql("n")}), 0) / 100.0 FROM optique_credit_notes n
    WHERE n.client = ${client} AND n.kept > n.used))`;

type Settled<Given> = Pick<CreditNote, "total_amount" | "kept"> & { refunds: readonly Given[] };

/**
 * How a credit note was settled: its own refunds, and the rest, which lowered the invoice. Refunds of a kept credit
 * made later belong to neither.
 */
export function settlementOf<Given extends Pick<Refund, "amount" | "from_kept">>(
  note: Settled<Given>,
): { refunds: Given[]; deducted: Centimes } {
  const refunds = note.refunds.filter(({ from_kept }) => !from_kept);
  const money = sum([note.kept, ...refunds.map(({ amount }) => amount)].map(toCentimes));
  return { refunds, deducted: minus(toCentimes(note.total_amount), money) };
}
