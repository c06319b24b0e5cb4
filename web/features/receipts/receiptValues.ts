/** Values of the receipt form: typed texts in the shape of the document, so that paths of errors match the fields. */
import { pick } from "#lib/pick.ts";
import { parseDay, today } from "#domain/core/days/days.ts";
import { messageOfCode } from "#domain/core/messages/messages.ts";
import { itemTotal } from "#domain/sale/invoice.ts";
import {
  formatAmount,
  parseAmount,
  parseQuantity,
  sum,
  toCentimes,
  toDirhams,
} from "#domain/core/money.ts";
import { maxQuantity, type Product, type ReceiptStatus } from "#domain/core/records.ts";
import { storedBy } from "#shared/documents/documentStart.ts";
import { proposedNumber } from "#shared/documents/proposedNumber.ts";
import {
  blankStockRow,
  cellInput,
  type StockRow,
  stockRowOf,
  withStockProduct,
} from "#shared/stock/stockRow.ts";
import type { ReceiptDocument, ReceiptInput } from "#api/stock/receipts.ts";
import { receiptsStrings } from "./receipts.strings.ts";

const text = receiptsStrings.form;

export type RowValues = StockRow & {
  quantity: string;
  price: string;
  /** Purchase price of the product; `updatesPrice` says whether the row changes it. */
  productPrice: string;
  updatesPrice: boolean;
  received_quantity: string;
};
export type ReceiptValues = {
  receipt_number: string;
  supplier: string;
  supplierName: string;
  date: string;
  status: ReceiptStatus;
  notes: string;
  items: RowValues[];
};

export const blankRow = (): RowValues => ({
  ...blankStockRow(),
  quantity: "1",
  price: "0,00",
  productPrice: "0,00",
  updatesPrice: false,
  received_quantity: "0",
});

export const blankReceipt = (): ReceiptValues => ({
  receipt_number: proposedNumber("BR"),
  supplier: "",
  supplierName: "",
  date: today(),
  status: "pending",
  notes: "",
  items: [blankRow()],
});

const purchasePriceOf = (product: Product | undefined): string =>
  formatAmount(toCentimes(product?.purchase_price ?? 0));

/** Changes the product of a row and proposes its purchase price. */
export const withProduct = (row: RowValues, product: Product): RowValues => ({
  ...withStockProduct(row, product),
  price: purchasePriceOf(product),
  productPrice: purchasePriceOf(product),
  updatesPrice: false,
});

/** True when the price of the row differs from the product's. */
export function hasNewPrice({ product, price, productPrice }: RowValues): boolean {
  const amount = parseAmount(price);
  return product !== "" && amount !== null && amount > 0 && amount !== parseAmount(productPrice);
}

const valuesOf = (receipt: ReceiptDocument): ReceiptValues => ({
  ...pick(receipt, "receipt_number", "supplier", "status", "notes"),
  supplierName: receipt.expand?.supplier?.name ?? "",
  date: receipt.date.slice(0, 10),
  items: receipt.items.map((item) => ({
    ...stockRowOf(item),
    quantity: String(item.quantity),
    price: formatAmount(toCentimes(item.price)),
    productPrice: purchasePriceOf(item.expand?.product),
    updatesPrice: false,
    received_quantity: String(item.received_quantity),
  })),
});

export const storedOf = storedBy(valuesOf);

/** Parses a whole number; NaN when invalid. */
export const wholeOf = (typed: string): number => parseQuantity(typed) ?? Number.NaN;

export const rowLine = (row: Pick<RowValues, "quantity" | "price">) => ({
  quantity: wholeOf(row.quantity) || 0,
  price: toDirhams(parseAmount(row.price || "0") ?? toCentimes(0)),
});

export const totalOf = (rows: readonly RowValues[]) =>
  sum(rows.map((row) => itemTotal(rowLine(row))));
export const unitsOf = (rows: readonly RowValues[], field: "quantity" | "received_quantity") =>
  rows.reduce((units, row) => units + (wholeOf(row[field]) || 0), 0);

export const isCounted = (status: ReceiptStatus): boolean =>
  status === "received" || status === "partial";

/** Change of the stock by product. */
function effectsOf({ status, items }: ReceiptValues): Map<string, number> {
  const effects = new Map<string, number>();
  if (!isCounted(status)) return effects;
  for (const { product, received_quantity } of items)
    if (product !== "")
      effects.set(product, (effects.get(product) ?? 0) + (wholeOf(received_quantity) || 0));
  return effects;
}

/** Pieces that a save adds to and removes from the stock, compared with the stored values. */
export function stockChange(before: ReceiptValues, after: ReceiptValues) {
  const [old, now] = [effectsOf(before), effectsOf(after)];
  const change = { enters: 0, leaves: 0 };
  for (const product of new Set([...old.keys(), ...now.keys()])) {
    const moved = (now.get(product) ?? 0) - (old.get(product) ?? 0);
    if (moved > 0) change.enters += moved;
    else change.leaves -= moved;
  }
  return change;
}

/** Number of pieces that were ordered but not received. */
export const missingOf = (rows: readonly { quantity: number; received_quantity: number }[]) =>
  rows.reduce((count, row) => count + Math.max(0, row.quantity - row.received_quantity), 0);

export const missingIn = ({ items }: ReceiptValues): number =>
  missingOf(
    filled(items).map((row) => ({
      quantity: wholeOf(row.quantity) || 0,
      received_quantity: wholeOf(row.received_quantity) || 0,
    })),
  );

/** Sets received quantities to the ordered ones; larger ones stay. */
export const withAllReceived = (rows: readonly RowValues[]): RowValues[] =>
  rows.map((row) => ({
    ...row,
    received_quantity: String(
      Math.max(wholeOf(row.quantity) || 0, wholeOf(row.received_quantity) || 0),
    ),
  }));

/** Rows with a product; the empty row at the end of the form is not sent. */
const filled = (rows: readonly RowValues[]) => rows.filter((row) => row.product !== "");

export const receiptInputOf = (
  values: ReceiptValues,
  version: string | undefined,
): ReceiptInput => ({
  ...(version === undefined ? {} : { version }),
  receipt_number: values.receipt_number.trim(),
  ...pick(values, "supplier", "date", "status", "notes"),
  // Empty rows are sent too, so that indexes in errors match the form; the server drops them.
  items: values.items.map((row) => ({
    id: row.id,
    product: row.product,
    ...rowLine(row),
    received_quantity: wholeOf(row.received_quantity) || 0,
    notes: row.notes,
    ...cellInput(row),
  })),
  update_prices: values.items
    .filter((row) => row.updatesPrice && hasNewPrice(row))
    .map(({ id }) => id),
});

function checkRow(row: RowValues, path: string): [string, string][] {
  const quantity = wholeOf(row.quantity);
  const received = wholeOf(row.received_quantity || "0");
  const isWhole = (value: number) => Number.isInteger(value) && value <= maxQuantity;
  return [
    ...(isWhole(quantity) ? [] : [[`${path}.quantity`, text.quantityWhole] as [string, string]]),
    ...(quantity < 1 ? [[`${path}.quantity`, text.quantityMin] as [string, string]] : []),
    ...(parseAmount(row.price || "0") === null
      ? [[`${path}.price`, text.priceNumber] as [string, string]]
      : []),
    ...(isWhole(received)
      ? []
      : [[`${path}.received_quantity`, text.quantityWhole] as [string, string]]),
  ];
}

/** Checks without the server: number, supplier, date, and at least one row. */
export function checkReceipt(values: ReceiptValues): Record<string, string> {
  const missing = (["receipt_number", "supplier", "date"] as const).filter(
    (field) => values[field].trim() === "",
  );
  const unread: [string, string][] =
    missing.includes("date") || parseDay(values.date) ? [] : [["date", messageOfCode("day")]];
  const rows = values.items.flatMap((row, index) =>
    row.product === "" ? [] : checkRow(row, `items.${index}`),
  );
  const counts = filled(values.items).some((row) => wholeOf(row.quantity) > 0);
  const empty: [string, string][] = counts ? [] : [["items.0.product", text.noItem]];
  return Object.fromEntries([
    ...missing.map((field) => [field, text.required]),
    ...unread,
    ...rows,
    ...empty,
  ]);
}
