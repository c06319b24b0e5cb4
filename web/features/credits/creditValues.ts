/** Values of the credit note form: checks, use of the freed money, request body. */
import {
  amountRefusal,
  type Centimes,
  formatAmount,
  minus,
  noMoney,
  parseAmount,
  parseQuantity,
  sum,
  toDirhams,
} from "#domain/core/money.ts";
import type { CreditGoods, CreditReason, MoneyMethod } from "#domain/core/records.ts";
import type { Violation } from "#domain/core/violation.ts";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { defaultGoods, hasShelf } from "#domain/sale/credit.ts";
import type { CreditInput } from "#api/sales/credits.ts";
import { type CreditLine, freedMoney, proposedAmount } from "#shared/credits/creditLines.ts";

/** Typed values of a line; `goods` is '' for the default. */
export type CreditItemValues = {
  isTaken: boolean;
  quantity: string;
  amount: string;
  goods: CreditGoods | "";
};
export type CreditValues = {
  reason: CreditReason;
  notes: string;
  items: CreditItemValues[];
  /** Amount to refund now; blank for the whole surplus that is not kept. */
  refund: string;
  /** Amount to keep for the client; blank for none. */
  keep: string;
  method: MoneyMethod;
  reference: string;
};

const untaken: CreditItemValues = { isTaken: false, quantity: "", amount: "", goods: "" };

export const blankCredit = (lines: readonly CreditLine[], method: MoneyMethod): CreditValues => ({
  reason: "return",
  notes: "",
  items: lines.map(() => untaken),
  refund: "",
  keep: "",
  method,
  reference: "",
});

/** True of a reason that credits an amount without returning a piece. */
const isAmountAlone = (reason: CreditReason): boolean => reason === "price" || reason === "gesture";

/** Quantity of a line with its proposed amount; at zero pieces the amount has to be typed. */
export const pieces = (line: CreditLine, quantity: number) => ({
  quantity: String(quantity),
  amount: quantity > 0 ? formatAmount(proposedAmount(line, quantity)) : "",
});

/** Values of a newly ticked line: everything left to credit, or a blank amount, by the reason. */
export const taken = (line: CreditLine, reason: CreditReason): CreditItemValues => ({
  ...untaken,
  isTaken: true,
  ...(isAmountAlone(reason)
    ? pieces(line, 0)
    : { quantity: String(line.left.quantity), amount: formatAmount(line.left.amount) }),
});

/** Lines after a change of the reason: typed amounts stay, quantities and proposed amounts follow the reason. */
export const itemsFor = (
  { reason, items }: Pick<CreditValues, "reason" | "items">,
  next: CreditReason,
  lines: readonly CreditLine[],
): CreditItemValues[] =>
  items.map((item, index) => {
    const line = lines[index];
    if (!line || !item.isTaken || isAmountAlone(reason) === isAmountAlone(next)) return item;
    const isProposed = item.amount === pieces(line, quantityOf(item)).amount;
    const { quantity, amount } = taken(line, next);
    return { ...item, quantity, amount: isProposed ? amount : item.amount };
  });

export const quantityOf = ({ quantity }: { quantity: string }): number =>
  parseQuantity(quantity) ?? 0;
const typedAmount = (typed: string): Centimes => parseAmount(typed) ?? noMoney;
export const amountOf = ({ isTaken, amount }: CreditItemValues): Centimes =>
  isTaken ? typedAmount(amount) : noMoney;

export const totalOf = ({ items }: Pick<CreditValues, "items">): Centimes =>
  sum(items.map(amountOf));

/** Goods of a line: the chosen value, or the default for its type and the reason. */
export const goodsOf = (
  { reason, items }: Pick<CreditValues, "reason" | "items">,
  { item }: CreditLine,
  index: number,
): CreditGoods =>
  items[index]?.goods || defaultGoods(reason, quantityOf(items[index] ?? untaken), item);

/**
 * Choices for the goods of a line: a service or free line returns nothing, a non-stock product cannot go to the shelf.
 */
export const goodsOffered = ({ item }: CreditLine): CreditGoods[] => {
  if (!item.product || item.product_type === "service") return ["none"];
  return hasShelf(item) ? ["shelf", "defect", "none"] : ["defect", "none"];
};

/** Amounts to refund and to keep: as typed, or by default the whole surplus as a refund. */
export function givenOf(
  { refund, keep }: Pick<CreditValues, "refund" | "keep">,
  surplus: Centimes,
): { refund: Centimes; kept: Centimes } {
  const kept = typedAmount(keep);
  const rest = Math.max(0, minus(surplus, kept)) as Centimes;
  return { refund: refund.trim() === "" ? rest : typedAmount(refund), kept };
}

/** Violation of a typed amount; blank and zero are accepted. */
function amountViolation(field: string, typed: string): Violation[] {
  const code = amountRefusal(typed.trim() === "" ? "0" : typed);
  return code && code !== "min" ? [{ field, code }] : [];
}

function checkItem({ left }: CreditLine, item: CreditItemValues, path: string): Violation[] {
  if (!item.isTaken) return [];
  const count = item.quantity.trim() === "" ? 0 : parseQuantity(item.quantity);
  if (count === null) return [{ field: `${path}.quantity`, code: "int" }];
  if (count > left.quantity) return [{ field: `${path}.quantity`, code: "credit_exceeds" }];
  const refused = amountViolation(`${path}.amount`, item.amount);
  if (refused.length > 0 || amountOf(item) <= left.amount) return refused;
  return [{ field: `${path}.amount`, code: "credit_exceeds" }];
}

/** Violations at their fields; `lines` are in the order of the form. */
export function checkCredit(
  invoice: InvoiceDocument,
  lines: readonly CreditLine[],
  values: CreditValues,
): Violation[] {
  const found = lines.flatMap((line, index) =>
    checkItem(line, values.items[index] ?? untaken, `items.${index}`),
  );
  const total = totalOf(values);
  const isEmpty =
    total === noMoney && values.items.every((item) => !item.isTaken || quantityOf(item) === 0);
  if (found.length === 0 && isEmpty) return [{ field: "items", code: "credit_empty" }];
  found.push(...amountViolation("refund", values.refund), ...amountViolation("keep", values.keep));
  const { surplus, most } = freedMoney(invoice, total);
  const { refund, kept } = givenOf(values, surplus);
  if (found.length === 0 && refund + kept > most)
    found.push({ field: kept > most ? "keep" : "refund", code: "refund_exceeds" });
  return found;
}

/** Request body. `refundId`: id of its refund. */
export function creditInput(
  invoice: InvoiceDocument,
  lines: readonly CreditLine[],
  values: CreditValues,
  refundId: string,
): CreditInput {
  const { surplus } = freedMoney(invoice, totalOf(values));
  const { refund, kept } = givenOf(values, surplus);
  const { method: payment_method, reference } = values;
  const given = { id: refundId, payment_method, reference: reference.trim() };
  return {
    invoice: invoice.id,
    reason: values.reason,
    notes: values.notes.trim(),
    // Sends lines without a credit too, so that indexes in errors match the form; the server drops those lines.
    items: lines.map((line, index) => {
      const item = values.items[index] ?? untaken;
      return {
        id: line.id,
        invoice_item: line.item.id,
        quantity: item.isTaken ? quantityOf(item) : 0,
        amount: toDirhams(amountOf(item)),
        goods: goodsOf(values, line, index),
      };
    }),
    refunds: refund > 0 ? [{ ...given, amount: toDirhams(refund) }] : [],
    kept: toDirhams(kept),
  };
}
