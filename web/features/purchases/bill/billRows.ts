/** Lines of the bill form, compared with what was received. */
import { pick } from "#lib/pick.ts";
import {
  type Centimes,
  formatAmount,
  noMoney,
  parseAmount,
  parseQuantity,
  sum,
  times,
  toCentimes,
  toDirhams,
} from "#domain/core/money.ts";
import { messageOfCode } from "#domain/core/messages/messages.ts";
import { maxQuantity } from "#domain/core/records.ts";
import { type ComparedLine, lineGap } from "#domain/purchases/billLines.ts";
import type { BillLine, UnbilledLine } from "#domain/purchases/purchaseAnswers.ts";
import type { BillLineInput } from "#api/purchases/bills.ts";
import { newId } from "#lib/ids.ts";
import { billStrings } from "./bill.strings.ts";

/** Typed values of a line. `receipt_item` and the fields after it describe received goods; '' and 0 in a free line. */
export type LineRow = {
  id: string;
  label: string;
  quantity: string;
  price: string;
  receipt_item: string;
  name: string;
  receipt_number: string;
  expected: number;
  received: number;
  billed: number;
};

export const blankLine = (): LineRow => ({
  id: newId(),
  label: "",
  quantity: "1",
  price: "",
  receipt_item: "",
  name: "",
  receipt_number: "",
  expected: 0,
  received: 0,
  billed: 0,
});

export const lineRowOf = (line: BillLine): LineRow => ({
  ...pick(line, "id", "label", "receipt_item", "receipt_number", "expected", "received", "billed"),
  quantity: String(line.quantity),
  price: formatAmount(toCentimes(line.price)),
  name: line.product_name,
});

/** Line for received goods that are not billed: all missing pieces, at the price of their receipt. */
export const lineOfUnbilled = (line: UnbilledLine): LineRow => ({
  ...blankLine(),
  quantity: String(line.received - line.billed),
  price: formatAmount(toCentimes(line.price)),
  ...pick(line, "receipt_item", "receipt_number", "received", "billed"),
  name: line.product_name,
  expected: line.price,
});

const isBlank = ({ receipt_item, label, price }: LineRow): boolean =>
  receipt_item === "" && label.trim() === "" && price.trim() === "";

/** Lines that are not blank. */
export const filledLines = (rows: readonly LineRow[]): LineRow[] =>
  rows.filter((row) => !isBlank(row));

const priceOf = ({ price }: LineRow): Centimes => parseAmount(price) ?? noMoney;
const quantityOf = ({ quantity }: LineRow): number => parseQuantity(quantity) ?? 0;

export const lineInput = (row: LineRow): BillLineInput => ({
  id: row.id,
  receipt_item: row.receipt_item,
  label: row.label.trim(),
  quantity: quantityOf(row),
  price: toDirhams(priceOf(row)),
});

export const lineTotal = (row: LineRow): Centimes => times(priceOf(row), quantityOf(row));
export const linesTotal = (rows: readonly LineRow[]): Centimes => sum(rows.map(lineTotal));

const comparedOf = (row: LineRow): ComparedLine => ({
  quantity: quantityOf(row),
  price: toDirhams(priceOf(row)),
  receipt: row.receipt_item
    ? { price: row.expected, received: row.received, billed: row.billed }
    : null,
});

/** Difference between a typed line and its receipt. */
export const gapOfRow = (row: LineRow) => lineGap(comparedOf(row));

/** Errors of the lines, by path. */
export function checkLines(rows: readonly LineRow[]): Record<string, string> {
  const errors: Record<string, string> = {};
  rows.forEach((row, place) => {
    if (isBlank(row)) return;
    const path = `items.${place}`;
    const quantity = parseQuantity(row.quantity);
    if (quantity === null || quantity < 1 || quantity > maxQuantity)
      errors[`${path}.quantity`] = billStrings.form.quantity;
    if (parseAmount(row.price) === null) errors[`${path}.price`] = messageOfCode("number");
    if (row.receipt_item === "" && row.label.trim() === "")
      errors[`${path}.label`] = messageOfCode("required");
  });
  return errors;
}
