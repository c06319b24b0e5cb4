/** Columns of the inventory, for its file and its print (docs/rules-inventory.md). */
import type { Inventory, InventoryRow } from "#domain/stock/inventory.ts";
import { parseDay, today } from "#domain/core/days/days.ts";
import { type InventoryMethod, inventoryMethods, lastYearEnd } from "#domain/stock/inventory.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { productTypeLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { inventoryStrings as text } from "./inventory.strings.ts";

export const inventoryHeads: readonly string[] = [
  words.product,
  words.reference,
  words.type,
  words.supplier,
  text.priceFrom,
  words.quantity,
  text.price,
  text.value,
];

/** Text cells of a row, in the order of the heads; the numeric cells follow. */
export const inventoryTexts = (row: InventoryRow): string[] => [
  row.name,
  row.reference,
  productTypeLabels[row.type],
  row.supplier,
  text.from[row.price_from],
];

export type AskedInventory = {
  /** Day of the inventory; '' when the address has an invalid or future one. */
  on: string;
  method: InventoryMethod;
  type: string;
  supplier: string;
};

/** Parses the address of an inventory. Without a day it is the last 31 December. */
export function askedInventory(get: (name: string) => string): AskedInventory {
  const day = get("on") === "" ? lastYearEnd(today()) : parseDay(get("on"));
  return {
    on: day === null || day > today() ? "" : day,
    method: inventoryMethods.find((method) => method === get("method")) ?? "last",
    type: get("type"),
    supplier: get("supplier"),
  };
}

/** Number of products and number of pieces, as texts. */
export const inventoryDetails = ({ rows, quantity }: Inventory): string =>
  text.details(formatCount(rows.length), formatCount(quantity));

/** Warnings about products without a price, and about negative stock. */
export function inventoryDoubts({ rows, odd }: Inventory): string[] {
  const unpriced = rows.filter(({ price_from }) => price_from === "none").length;
  const names = odd.map(({ name, quantity }) => `${name} (${formatCount(quantity)})`).join(", ");
  return [
    ...(unpriced > 0 ? [text.unpriced(formatCount(unpriced))] : []),
    ...(names ? [text.odd(names)] : []),
  ];
}
