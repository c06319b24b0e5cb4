/** Lenses with a power in a quote, which may later be sold unchanged (docs/rules-lens-lines.md). */
import { parseDay, today } from "#domain/core/days/days.ts";
import type { QuoteItem } from "#domain/core/records.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import { type Difference, writtenChildren } from "#domain/documents/difference.ts";
import type { DocumentChild } from "#domain/documents/documentBody.ts";
import { hasPower, isOtherLens } from "#domain/lenses/lensLine.ts";
import { itemTotal, type PricedItem } from "#domain/sale/invoice.ts";
import { placeLenses } from "#server/lenses/soldLenses.ts";
import { storedRecord } from "#server/platform/records/storedRecords.ts";
import type { Actor } from "#server/platform/records/recordEvents.ts";
import { checkNeeded } from "#server/sale/neededRights.ts";
import type { SaveLookups } from "#server/stock/saveLookups.ts";

type Quoted = { id: string; company: string; date: string; client: string; prescription: string };

/** Checks the lenses of changed lines and sets their diameter; a special lens needs the right to set its price. */
export function placeQuoteLenses(
  tx: core.App,
  actor: Actor,
  { id, company, date, client, prescription }: Quoted,
  items: Difference<QuoteItem, DocumentChild>,
  finalItems: readonly Values[],
  products: SaveLookups["products"],
): void {
  const stored = new Map(items.updated.map((update) => [update.wanted.id, update.stored]));
  const written = writtenChildren(items).map((child) => {
    const before = stored.get(child.id);
    return { child, before: before ? { ...before } : null };
  });
  const save = {
    company,
    on: parseDay(date) ?? today(),
    prescription: () => storedRecord(tx, "optique_prescriptions", prescription),
    written,
    finalItems,
    products,
  };
  const at = (field: string): string => field;
  placeLenses(tx, { ...save, removed: [], at }, false);
  const special = written.filter(
    ({ child, before }) =>
      hasPower(child.values) && child.values["special"] && isOtherLens(before, child.values),
  );
  checkNeeded(actor, { record: id, client: textValue(client) }, () =>
    special.map(({ child }) => ({
      right: "price.change",
      amount: itemTotal(child.values as PricedItem),
    })),
  );
}
