/** Lenses with a power in a sale: their source, and the prices that need no right (docs/rules-lens-lines.md). */
import { parseDay, today } from "#domain/core/days/days.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import type { DocumentChild } from "#domain/documents/documentBody.ts";
import type { Taken } from "#domain/documents/taken.ts";
import { isOtherLens } from "#domain/lenses/lensLine.ts";
import { isSamePower, powerOf } from "#domain/lenses/power.ts";
import type { LineChange } from "#domain/sale/saleRights.ts";
import type { WrittenLine } from "#server/lenses/lensSave.ts";
import { type ListedPrices, placeLenses } from "#server/lenses/soldLenses.ts";
import { supplementPrices } from "#server/lenses/supplementPrices.ts";
import type { SaveLookups } from "#server/stock/saveLookups.ts";
import { storedRecord } from "#server/platform/records/storedRecords.ts";
import { isLocked } from "./issueInvoice.ts";
import type { SaleChange } from "./saleChange.ts";
import type { SaleTarget } from "./saleTarget.ts";

/** Prices in dirhams that need no right: by the lens's line, and by the supplement's product, queried when needed. */
export type SalePrices = {
  lenses: ListedPrices;
  supplements: () => ReadonlyMap<string, readonly number[]>;
  /** Lenses of the sold quote. */
  quoted: Taken["lenses"];
  /** True when the invoice lock protects the prices, so that they need no right. */
  isLocked: boolean;
};

/** Decides the source of a sale's lenses, and sets it in the lines. `written`: added and changed lines, in order. */
export function placeSaleLenses(
  tx: core.App,
  company: string,
  { prescription, stored, date, quote, path }: SaleTarget,
  change: SaleChange,
  written: readonly WrittenLine[],
  { products }: SaveLookups,
): SalePrices {
  const on = parseDay(date) ?? today();
  const save = {
    company,
    on,
    prescription: () => storedRecord(tx, "optique_prescriptions", prescription),
    written,
    removed: change.items.removed,
    finalItems: change.finalItems,
    products,
    at: (field: string) => (path ? `${path}.${field}` : field),
  };
  const lenses = placeLenses(tx, save, true);
  const named = Object.keys(products).filter((id) => products[id]?.supplement);
  return {
    lenses,
    supplements: () => supplementPrices(tx, company, on, named),
    quoted: quote?.lenses ?? [],
    isLocked: lenses.size > 0 && isLocked(tx, stored),
  };
}

/** Accepted prices of a lens with a power, or of a supplement: its tariff's, and its quote's. */
export function lensChange(
  { id, values }: DocumentChild,
  before: Values | null,
  { lenses, quoted, isLocked: stays }: SalePrices,
  supplements: ReadonlyMap<string, readonly number[]>,
): Pick<LineChange, "listed" | "lens"> {
  const power = powerOf(values["power"]);
  if (!power) return { listed: supplements.get(textValue(values["product"])) };
  const same = quoted.filter(
    (one) => one.product === values["product"] && isSamePower(one.power, power),
  );
  const listed = [
    ...(lenses.has(id) ? [lenses.get(id) ?? 0] : []),
    ...same.map(({ price }) => price),
  ];
  if (stays || !isOtherLens(before, values)) return { listed };
  // The right to a special lens was already checked for the quote.
  const isAllowed = same.some(({ special }) => special);
  return { listed, lens: values["special"] && !isAllowed ? "special" : "new" };
}
