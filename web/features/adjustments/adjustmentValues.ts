/** Values of the adjustment form: typed texts in the document's shape. */
import { pick } from "#lib/pick.ts";
import { parseDay, today } from "#domain/core/days/days.ts";
import { messageOfCode } from "#domain/core/messages/messages.ts";
import { type AdjustmentReason, maxQuantity, type Product } from "#domain/core/records.ts";
import { type ItemMovement, replaceMovements } from "#domain/stock/ledger.ts";
import { storedBy } from "#shared/documents/documentStart.ts";
import { proposedNumber } from "#shared/documents/proposedNumber.ts";
import {
  blankStockRow,
  cellInput,
  type StockRow,
  stockRowOf,
  withStockProduct,
} from "#shared/stock/stockRow.ts";
import type { AdjustmentDocument, AdjustmentInput } from "#api/stock/adjustments.ts";
import { isCounting } from "./meantValues.ts";
import { adjustmentsStrings } from "./adjustments.strings.ts";

const text = adjustmentsStrings.form;

export type RowValues = StockRow & {
  /** Current stock of the product, as last loaded. */
  stock: number;
  /** Counted stock as typed, from which the quantity is computed; never sent. */
  counted: string;
  quantity: string;
};
/** Stored item, with the quantity that it moved. */
export type StoredRow = { id: string; product: string; quantity: number; moved: number };
export type AdjustmentValues = {
  stored: StoredRow[];
  /** Id of the count that posted the adjustment ('' when made by hand). With a count, only the notes may change. */
  count: string;
  adjustment_number: string;
  date: string;
  reason: AdjustmentReason;
  notes: string;
  items: RowValues[];
};

export const blankRow = (): RowValues => ({
  ...blankStockRow(),
  stock: 0,
  counted: "",
  quantity: "",
});

export const blankAdjustment = (): AdjustmentValues => ({
  adjustment_number: proposedNumber("AJ"),
  date: today(),
  reason: "inventory_count",
  count: "",
  notes: "",
  stored: [],
  items: [blankRow()],
});

export const withProduct = (row: RowValues, product: Product): RowValues => ({
  ...withStockProduct(row, product),
  stock: product.stock,
});

const valuesOf = (adjustment: AdjustmentDocument): AdjustmentValues => ({
  ...pick(adjustment, "adjustment_number", "reason", "count", "notes"),
  date: adjustment.date.slice(0, 10),
  stored: adjustment.items.map(({ id, product, quantity, moved }) => ({
    id,
    product,
    quantity,
    moved,
  })),
  items: adjustment.items.map((item) => ({
    ...stockRowOf(item),
    stock: item.expand?.product?.stock ?? 0,
    counted: "",
    quantity: withSign(item.quantity),
  })),
});

export const storedOf = storedBy(valuesOf);

/** Parses a signed integer, U+2212 included; NaN for anything else. */
export function signedOf(typed: string): number {
  const plain = typed.trim().replace("\u2212", "-");
  return /^[+-]?\d{1,9}$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Formats a quantity with its sign: '+4', '−2'. */
const withSign = (quantity: number): string =>
  (quantity > 0 ? "+" : "") + String(quantity).replace("-", "\u2212");

/** Quantity that brings the stock to the counted one; '' for an invalid count. */
export function differenceOf(counted: string, before: number): string {
  const count = signedOf(counted);
  return count >= 0 ? withSign(count - before) : "";
}

/** Counted stock that a quantity results in, from the stock `before`; '' when invalid or negative. */
export function countOf(quantity: string, before: number): string {
  const count = before + signedOf(quantity);
  return count >= 0 ? String(count) : "";
}

/** Error of an invalid count; null when valid. */
export const countSentence = (counted: string): string | null =>
  counted.trim() === "" || signedOf(counted) >= 0 ? null : text.countedWhole;

export type Level = { before: number; after: number };
type Shelves = Pick<AdjustmentValues, "items" | "stored">;

const movementsOf = ({ product, quantity, moved }: StoredRow): ItemMovement[] => {
  const own = { product, quantity, type: "adjustment", floor: false } as const;
  const floor = { ...own, quantity: moved - quantity, floor: true };
  return moved === quantity ? [own] : [own, floor];
};

/**
 * Stock before and after each row, computed in ledger order (docs/rules-stock.md, Ledger): removed rows first. An
 * unchanged row keeps its movements, including the one that brought a negative stock to 0 (floor).
 */
export function levelsOf({ items, stored }: Shelves): Map<string, Level> {
  const stock = new Map(items.map((row) => [row.product, row.stock]));
  const done = new Map(stored.map((row) => [row.id, movementsOf(row)]));
  const staying = new Set(items.map(({ id }) => id));
  for (const [id, movements] of done)
    if (!staying.has(id)) replaceMovements(stock, movements, null);
  const levels = new Map<string, Level>();
  for (const { id, product, quantity } of items) {
    const movements = done.get(id) ?? [];
    const own = movements.filter((movement) => movement.product === product);
    const before = own.reduce((level, one) => level - one.quantity, stock.get(product) ?? 0);
    const moved = signedOf(quantity) || 0;
    replaceMovements(
      stock,
      movements,
      product === "" ? null : { product, quantity: moved, type: "adjustment" },
    );
    levels.set(id, { before, after: stock.get(product) ?? 0 });
  }
  return levels;
}

/** `levelsOf` for one row, with the rows of its product only, because each row computes it at every key. */
export function levelOf({ items, stored }: Shelves, { id, product }: RowValues): Level {
  const done = stored.filter((row) => row.product === product);
  const ids = new Set(done.map((row) => row.id));
  const own = items.filter((row) => row.product === product || ids.has(row.id));
  return levelsOf({ items: own, stored: done }).get(id) ?? { before: 0, after: 0 };
}

/** True when the counted stock of a row equals its stock. */
export const agrees = (row: RowValues, before: number): boolean =>
  row.counted.trim() !== "" && differenceOf(row.counted, before) === "0" && row.quantity === "0";

/** True when every row is counted and none has a difference. */
export function agreesWhole(values: AdjustmentValues): boolean {
  const levels = levelsOf(values);
  return values.items.every((row) => agrees(row, levels.get(row.id)?.before ?? 0));
}

export const adjustmentInputOf = (
  values: AdjustmentValues,
  version: string | undefined,
): AdjustmentInput => ({
  ...(version === undefined ? {} : { version }),
  adjustment_number: values.adjustment_number.trim(),
  ...pick(values, "date", "reason", "notes"),
  items: values.items.map((row) => ({
    ...pick(row, "id", "product", "notes"),
    quantity: signedOf(row.quantity) || 0,
    ...cellInput(row),
  })),
});

type Sentences = [path: string, sentence: string][];

function checkRow(row: RowValues, path: string, before: number): Sentences {
  const found: Sentences = row.product === "" ? [[`${path}.product`, text.productRequired]] : [];
  // The error belongs to the count, from which the quantity is computed.
  const count = countSentence(row.counted);
  if (count) return [...found, [`${path}.counted`, count]];
  const refused = quantitySentence(row, before);
  return refused ? [...found, [`${path}.quantity`, refused]] : found;
}

function quantitySentence(row: RowValues, before: number): string | null {
  const quantity = signedOf(row.quantity);
  if (row.quantity.trim() === "") return text.quantityRequired;
  if (!Number.isInteger(quantity) || Math.abs(quantity) > maxQuantity) return text.quantityWhole;
  return quantity === 0 && !agrees(row, before) ? text.quantityZero : null;
}

/** Products that an earlier row already counts. */
function checkTwice({ items, reason }: AdjustmentValues): Sentences {
  return items.flatMap((row, index): Sentences => {
    const same = items.findIndex(({ product }) => product === row.product);
    const isCounted = [row, items[same]].some((one) => one?.counted.trim());
    const isTwice = row.product !== "" && same < index && (isCounting(reason) || isCounted);
    return isTwice ? [[`items.${index}.product`, text.countedTwice(same + 1)]] : [];
  });
}

/** Checks without the server: number, date, and at least one row with a difference. */
export function checkAdjustment(values: AdjustmentValues): Record<string, string> {
  const levels = levelsOf(values);
  const isEmptied = values.stored.length > 0 && agreesWhole(values);
  return Object.fromEntries([
    ...(values.adjustment_number.trim() === "" ? [["adjustment_number", text.numberRequired]] : []),
    ...(values.date === "" ? [["date", text.dateRequired]] : []),
    ...(values.date === "" || parseDay(values.date) ? [] : [["date", messageOfCode("day")]]),
    ...values.items.flatMap((row, index) =>
      checkRow(row, `items.${index}`, levels.get(row.id)?.before ?? 0),
    ),
    ...checkTwice(values),
    ...(isEmptied ? [["items.0.quantity", text.nothingLeft]] : []),
  ]);
}

/** Recomputes the quantities of the counted rows after the stock has changed. */
export const withDifferences = (
  merged: AdjustmentValues,
  typed: AdjustmentValues,
): AdjustmentValues => {
  const rows = new Map(typed.items.map((row) => [row.id, row]));
  const [before, now] = [levelsOf(typed), levelsOf(merged)];
  const difference = (row: RowValues, levels: ReadonlyMap<string, Level>) =>
    differenceOf(row.counted, levels.get(row.id)?.before ?? 0);
  const follows = ({ id }: RowValues): boolean => {
    const row = rows.get(id);
    return row !== undefined && signedOf(row.quantity) === signedOf(difference(row, before));
  };
  return {
    ...merged,
    items: merged.items.map((row) =>
      follows(row) ? { ...row, quantity: difference(row, now) } : row,
    ),
  };
};
