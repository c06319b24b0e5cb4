/** Lenses with a power of a sale: their place, and the prices that ask for no right (docs/rules-lens-lines.md). */
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

/** What asks for no right, in dirhams: by the line of a lens, and by the product of a supplement, which is read when it is asked. */
export type SalePrices = {
  lenses: ListedPrices;
  supplements: () => ReadonlyMap<string, readonly number[]>;
  /** Lenses of the quote that is sold. */
  quoted: Taken["lenses"];
  /** Under the lock a price stays, and asks for no right. */
  isLocked: boolean;
};

/** Places the lenses of a sale, in the values of its lines. `written`: added and changed ones, in the order of the body. */
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

/** How a line is priced that is a lens with a power, or a supplement: by its tariff, or as its quote has it. */
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
  // The quote asked for the right to a special lens.
  const isAllowed = same.some(({ special }) => special);
  return { listed, lens: values["special"] && !isAllowed ? "special" : "new" };
}
