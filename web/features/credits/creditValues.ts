/** Values of the credit note form: their checks, the use of the freed money, and the request body. */
import {
  amountRefusal,
  type Centimes,
  formatAmount,
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
import type { CreditInput } from "#api/credits.ts";
import { type CreditLine, freedMoney } from "#shared/credits/creditLines.ts";

export type MoneyUse = "deduct" | "refund" | "keep";

export type CreditValues = {
  reason: string;
  notes: string;
  /** Of each line; `goods` is '' for the default. */
  items: { quantity: string; amount: string; goods: CreditGoods | "" }[];
  /** '' for the proposed use. */
  use: MoneyUse | "";
  /** Blank for the proposed amount. */
  money: string;
  method: MoneyMethod;
  reference: string;
};

/** Blank form; `isWhole` credits all that is left. */
export const blankCredit = (lines: readonly CreditLine[], isWhole: boolean): CreditValues => ({
  reason: isWhole ? "price" : "return",
  notes: "",
  items: lines.map(({ left }) => ({
    quantity: isWhole ? String(left.quantity) : "",
    amount: isWhole ? formatAmount(left.amount) : "",
    goods: "",
  })),
  use: "",
  money: "",
  method: "cash",
  reference: "",
});

const quantityOf = (typed: string): number => parseQuantity(typed) ?? 0;
const amountOf = (typed: string): Centimes => parseAmount(typed) ?? noMoney;

export const totalOf = ({ items }: Pick<CreditValues, "items">): Centimes =>
  sum(items.map(({ amount }) => amountOf(amount)));

/** Goods of a line: chosen, or the default of its type and the reason. */
export const goodsOf = (
  { reason, items }: Pick<CreditValues, "reason" | "items">,
  { item }: CreditLine,
  index: number,
): CreditGoods =>
  items[index]?.goods ||
  defaultGoods(reason as CreditReason, quantityOf(items[index]?.quantity ?? ""), item);

/** Goods that a line may have: without stock nothing returns to the shelf. */
export const goodsOffered = ({ item }: CreditLine): CreditGoods[] =>
  hasShelf(item) ? ["shelf", "defect", "none"] : ["defect", "none"];

/** Use of the money: chosen, or given back where the client has paid too much. */
export const moneyUseOf = (values: Pick<CreditValues, "use">, surplus: Centimes): MoneyUse =>
  values.use || (surplus > 0 ? "refund" : "deduct");

/** Amount given back or kept: typed, or the surplus. */
export const moneyOf = (values: Pick<CreditValues, "money">, surplus: Centimes): Centimes =>
  values.money.trim() === "" ? surplus : amountOf(values.money);

/** Violations at their fields; `lines` in the order of the form. */
export function checkCredit(
  invoice: InvoiceDocument,
  lines: readonly CreditLine[],
  values: CreditValues,
): Violation[] {
  const found = lines.flatMap(({ left }, index): Violation[] => {
    const { quantity = "", amount = "" } = values.items[index] ?? {};
    const path = `items.${index}`;
    if (quantity.trim() === "" && amount.trim() === "") return [];
    const count = quantity.trim() === "" ? 0 : parseQuantity(quantity);
    if (count === null) return [{ field: `${path}.quantity`, code: "int" }];
    if (count > left.quantity) return [{ field: `${path}.quantity`, code: "credit_exceeds" }];
    const refusal = amountRefusal(amount.trim() === "" ? "0" : amount);
    if (refusal && refusal !== "min") return [{ field: `${path}.amount`, code: refusal }];
    return amountOf(amount) > left.amount
      ? [{ field: `${path}.amount`, code: "credit_exceeds" }]
      : [];
  });
  const total = totalOf(values);
  const isEmpty =
    total === noMoney && values.items.every(({ quantity }) => quantityOf(quantity) === 0);
  if (found.length === 0 && isEmpty) return [{ field: "items.0.quantity", code: "credit_empty" }];
  const { surplus, most } = freedMoney(invoice, total);
  const isUsed = moneyUseOf(values, surplus) !== "deduct";
  if (isUsed && moneyOf(values, surplus) > most)
    found.push({ field: "money", code: "refund_exceeds" });
  return found;
}

/** Request body; `refund`: id of the refund. */
export function creditInput(
  invoice: InvoiceDocument,
  lines: readonly CreditLine[],
  values: CreditValues,
  refund: string,
): CreditInput {
  const { surplus } = freedMoney(invoice, totalOf(values));
  const use = moneyUseOf(values, surplus);
  const money = toDirhams(moneyOf(values, surplus));
  const given = { id: refund, payment_method: values.method, reference: values.reference.trim() };
  return {
    invoice: invoice.id,
    reason: values.reason as CreditReason,
    notes: values.notes.trim(),
    // Lines that credit nothing are sent too, so that errors name the rows of the form; the server drops them.
    items: lines.map((line, index) => ({
      id: line.id,
      invoice_item: line.item.id,
      quantity: quantityOf(values.items[index]?.quantity ?? ""),
      amount: toDirhams(amountOf(values.items[index]?.amount ?? "")),
      goods: goodsOf(values, line, index),
    })),
    refunds: use === "refund" && money > 0 ? [{ ...given, amount: money }] : [],
    kept: use === "keep" ? money : 0,
  };
}
