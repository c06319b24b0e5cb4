/** What stands in the adjustment form: texts as typed, in the shape of the document. */
import { parseDay, today } from "#domain/core/days.ts";
import { sentence } from "#domain/core/messages.ts";
import { type AdjustmentReason, maxQuantity, type Product } from "#domain/core/records.ts";
import { newId } from "#lib/ids.ts";
import type { Stored } from "#ui/documents/documentStart.ts";
import { proposedNumber } from "#ui/documents/proposedNumber.ts";
import type { AdjustmentDocument, AdjustmentInput } from "#api/adjustments.ts";
import { strings } from "./adjustments.strings.ts";

const text = strings.form;

export type RowValues = {
  id: string;
  product: string;
  name: string;
  /** What the shelf would hold without this row. */
  before: number;
  /** The count that the quantity follows; never sent. */
  counted: string;
  quantity: string;
  notes: string;
};
export type AdjustmentValues = {
  adjustment_number: string;
  date: string;
  reason: AdjustmentReason;
  notes: string;
  items: RowValues[];
};

export const blankRow = (): RowValues => ({
  id: newId(),
  product: "",
  name: "",
  before: 0,
  counted: "",
  quantity: "",
  notes: "",
});

export const blankAdjustment = (): AdjustmentValues => ({
  adjustment_number: proposedNumber("AJ"),
  date: today(),
  reason: "inventory_count",
  notes: "",
  items: [blankRow()],
});

export const withProduct = (row: RowValues, { id, name, stock }: Product): RowValues => ({
  ...row,
  product: id,
  name,
  before: stock,
});

export const valuesOf = (adjustment: AdjustmentDocument): AdjustmentValues => ({
  adjustment_number: adjustment.adjustment_number,
  date: adjustment.date.slice(0, 10),
  reason: adjustment.reason,
  notes: adjustment.notes,
  items: adjustment.items.map(({ id, product, quantity, notes, expand }) => ({
    id,
    product,
    name: expand?.product?.name ?? "",
    before: (expand?.product?.stock ?? 0) - quantity,
    counted: "",
    quantity: String(quantity),
    notes,
  })),
});

export const storedOf = (adjustment: AdjustmentDocument): Stored<AdjustmentValues> => ({
  id: adjustment.id,
  version: adjustment.version,
  base: valuesOf(adjustment),
});

/** A whole number with its sign, U+2212 as well; NaN for anything else. */
export function signedOf(typed: string): number {
  const plain = typed.trim().replace("\u2212", "-");
  return /^[+-]?\d{1,9}$/.test(plain) ? Number(plain) : Number.NaN;
}

/** The quantity that brings the stock to what was counted; '' while the count is no number. */
export function differenceOf(counted: string, before: number): string {
  const count = signedOf(counted);
  return Number.isInteger(count) && count >= 0 ? String(count - before) : "";
}

/** The stock after the row: never below zero (domain/README.md §4). */
export const stockAfter = (row: Pick<RowValues, "before" | "quantity">): number =>
  Math.max(0, row.before + (signedOf(row.quantity) || 0));

export const inputOf = (
  values: AdjustmentValues,
  version: string | undefined,
): AdjustmentInput => ({
  ...(version === undefined ? {} : { version }),
  adjustment_number: values.adjustment_number.trim(),
  date: values.date,
  reason: values.reason,
  notes: values.notes,
  items: values.items.map(({ id, product, quantity, notes }) => ({
    id,
    product,
    quantity: signedOf(quantity) || 0,
    notes,
  })),
});

function checkRow(row: RowValues, path: string): [string, string][] {
  const found: [string, string][] =
    row.product === "" ? [[`${path}.product`, text.productRequired]] : [];
  const quantity = signedOf(row.quantity);
  if (row.quantity.trim() === "") return [...found, [`${path}.quantity`, text.quantityRequired]];
  if (!Number.isInteger(quantity) || Math.abs(quantity) > maxQuantity)
    return [...found, [`${path}.quantity`, text.quantityWhole]];
  return found;
}

/** What is refused before it is sent: number and date, and at least one row that counts. */
export const checkAdjustment = (values: AdjustmentValues): Record<string, string> =>
  Object.fromEntries([
    ...(values.adjustment_number.trim() === "" ? [["adjustment_number", text.numberRequired]] : []),
    ...(values.date === "" ? [["date", text.dateRequired]] : []),
    ...(values.date === "" || parseDay(values.date) ? [] : [["date", sentence("day")]]),
    ...values.items.flatMap((row, index) => checkRow(row, `items.${index}`)),
  ]);

/** The stock that a count was compared with may have moved meanwhile: a difference that followed it follows it again. */
export const withDifferences = (
  merged: AdjustmentValues,
  typed: AdjustmentValues,
): AdjustmentValues => {
  const rows = new Map(typed.items.map((row) => [row.id, row]));
  const follows = ({ id }: RowValues): boolean => {
    const row = rows.get(id);
    return row !== undefined && row.quantity === differenceOf(row.counted, row.before);
  };
  return {
    ...merged,
    items: merged.items.map((row) =>
      follows(row) ? { ...row, quantity: differenceOf(row.counted, row.before) } : row,
    ),
  };
};
