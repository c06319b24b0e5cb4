/** What stands in the receipt form: texts as typed, in the shape of the document, so that a server error finds its field. */
import { parseDay, today } from "#domain/core/days.ts";
import { messageOfCode } from "#domain/core/messages.ts";
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
import { newId } from "#lib/ids.ts";
import type { Stored } from "#shared/documents/documentStart.ts";
import { proposedNumber } from "#shared/documents/proposedNumber.ts";
import type { ReceiptDocument, ReceiptInput } from "#api/receipts.ts";
import { strings } from "./receipts.strings.ts";

const text = strings.form;

export type RowValues = {
  id: string;
  product: string;
  name: string;
  reference: string;
  quantity: string;
  price: string;
  /** What the product's own page says it is bought at, and whether it is to say the price of this row. */
  productPrice: string;
  updatesPrice: boolean;
  received_quantity: string;
  notes: string;
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
  id: newId(),
  product: "",
  name: "",
  reference: "",
  quantity: "1",
  price: "0,00",
  productPrice: "0,00",
  updatesPrice: false,
  received_quantity: "0",
  notes: "",
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

/** Choosing a product proposes the price it was bought at. */
export const withProduct = (row: RowValues, product: Product): RowValues => ({
  ...row,
  product: product.id,
  name: product.name,
  reference: product.reference,
  price: purchasePriceOf(product),
  productPrice: purchasePriceOf(product),
  updatesPrice: false,
});

/** True when the row was bought at another price than its product's page says. */
export function hasNewPrice({ product, price, productPrice }: RowValues): boolean {
  const amount = parseAmount(price);
  return product !== "" && amount !== null && amount > 0 && amount !== parseAmount(productPrice);
}

export const valuesOf = (receipt: ReceiptDocument): ReceiptValues => ({
  receipt_number: receipt.receipt_number,
  supplier: receipt.supplier,
  supplierName: receipt.expand?.supplier?.name ?? "",
  date: receipt.date.slice(0, 10),
  status: receipt.status,
  notes: receipt.notes,
  items: receipt.items.map((item) => ({
    id: item.id,
    product: item.product,
    name: item.expand?.product?.name ?? "",
    reference: item.expand?.product?.reference ?? "",
    quantity: String(item.quantity),
    price: formatAmount(toCentimes(item.price)),
    productPrice: purchasePriceOf(item.expand?.product),
    updatesPrice: false,
    received_quantity: String(item.received_quantity),
    notes: item.notes,
  })),
});

export const storedOf = (receipt: ReceiptDocument): Stored<ReceiptValues> => ({
  id: receipt.id,
  version: receipt.version,
  base: valuesOf(receipt),
});

/** A whole number as typed; NaN for anything else. */
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

/** What a receipt does to the stock of each product. */
function effectsOf({ status, items }: ReceiptValues): Map<string, number> {
  const effects = new Map<string, number>();
  if (!isCounted(status)) return effects;
  for (const { product, received_quantity } of items)
    if (product !== "")
      effects.set(product, (effects.get(product) ?? 0) + (wholeOf(received_quantity) || 0));
  return effects;
}

/** How many pieces come in and go out when what is stored becomes what is typed: a slip that is saved again adds nothing. */
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

/** How many pieces that were ordered did not come. */
export const missingOf = (rows: readonly { quantity: number; received_quantity: number }[]) =>
  rows.reduce((count, row) => count + Math.max(0, row.quantity - row.received_quantity), 0);

export const missingIn = ({ items }: ReceiptValues): number =>
  missingOf(
    filled(items).map((row) => ({
      quantity: wholeOf(row.quantity) || 0,
      received_quantity: wholeOf(row.received_quantity) || 0,
    })),
  );

/** Everything that was ordered came; what came beyond stays. */
export const withAllReceived = (rows: readonly RowValues[]): RowValues[] =>
  rows.map((row) => ({
    ...row,
    received_quantity: String(
      Math.max(wholeOf(row.quantity) || 0, wholeOf(row.received_quantity) || 0),
    ),
  }));

/** Rows without a product are not sent: the last one of the form is always there to be filled. */
const filled = (rows: readonly RowValues[]) => rows.filter((row) => row.product !== "");

export const inputOf = (values: ReceiptValues, version: string | undefined): ReceiptInput => ({
  ...(version === undefined ? {} : { version }),
  receipt_number: values.receipt_number.trim(),
  supplier: values.supplier,
  date: values.date,
  status: values.status,
  notes: values.notes,
  // In their places, so that the server's sentences find their rows; it drops what has no product.
  items: values.items.map((row) => ({
    id: row.id,
    product: row.product,
    ...rowLine(row),
    received_quantity: wholeOf(row.received_quantity) || 0,
    notes: row.notes,
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

/** What is refused before it is sent: number, supplier and date, and at least one row that counts. */
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
