/** Parts of a ticket: what they copy of the product, their day and their movements (docs/rules-services.md, Parts). */
import { storedDay, today } from "#domain/core/days/days.ts";
import { noMoney, sum, times, toCentimes, toDirhams } from "#domain/core/money.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import { type Difference, writtenChildren } from "#domain/documents/difference.ts";
import type { DocumentChild } from "#domain/documents/documentBody.ts";
import { giftTypes, partEffect } from "#domain/services/serviceParts.ts";
import { hasStock } from "#domain/stock/nonStock.ts";
import { checkChildIdsFree } from "#server/engine/documents/documentChecks.ts";
import { writeChildren } from "#server/engine/documents/documentWrites.ts";
import { refuseIf } from "#server/platform/requests/refuse.ts";
import { checkRight, type Staff } from "#server/platform/requests/routeRequest.ts";
import { readJson, reading } from "#server/platform/storage/statements.ts";
import {
  checkItemProducts,
  itemProductOf,
  lookupsReader,
  type SaveLookups,
} from "#server/stock/saveLookups.ts";
import { checkCells } from "#server/stock/stockDocumentChecks.ts";
import { type ItemEffect, postItemMovements } from "#server/stock/stockLedger.ts";

const parts = "optique_service_items";
export type PartsChange = Difference<Values & { id: string }, DocumentChild>;

const lookupsOf = lookupsReader({ items: parts, payments: null });
const costsRead = reading(`SELECT json_group_object(id, purchase_price) FROM optique_products
  WHERE id IN (SELECT value FROM json_each({:products}))`);

/** `isRemake`: true for the lenses that a remake takes from stock. */
type Saved = {
  service: { id: string; client: string };
  change: PartsChange;
  isRemake: boolean;
};

/** Writes the parts of a ticket and moves their stock. Giving glasses or lenses away needs a right. */
export function writeParts(tx: core.App, staff: Staff, saved: Saved): void {
  const { service, change, isRemake } = saved;
  const written = writtenChildren(change);
  const gone = change.removed.map(({ id }) => id);
  if (written.length + gone.length === 0) return;
  const { company } = staff;
  const source = { company, type: "service" as const };
  const moving = {
    lines: [...gone, ...written.map(({ id }) => id)],
    products: written.map(itemProductOf),
  };
  const lookups = lookupsOf(tx, source, moving, { items: change.added });
  refuseIf([
    ...checkChildIdsFree(lookups.takenItems, change.added),
    ...checkItemProducts(company, written, lookups.products),
    ...(isRemake ? [] : checkCells(change, lookups.products)),
  ]);
  if (!isRemake) checkGifts(staff, service, change, lookups);
  const costs = readJson<Record<string, number>>(tx, costsRead, {
    products: JSON.stringify(moving.products),
  });
  const stamp = ({ values }: DocumentChild): Values => ({
    ...values,
    ...snapshotOf(lookups.products, costs, textValue(values["product"])),
  });
  writeChildren(tx, parts, change, {
    added: (part) => ({ company, service: service.id, ...stamp(part) }),
    updated: (part, stored) =>
      stored["product"] === part.values["product"] ? part.values : stamp(part),
  });
  moveParts(tx, staff, service.id, change, lookups);
}

const snapshotOf = (
  products: SaveLookups["products"],
  costs: Readonly<Record<string, number>>,
  id: string,
): Values => ({
  day: storedDay(today()),
  unit_cost: costs[id] ?? 0,
  product_name: products[id]?.name ?? "",
  product_reference: products[id]?.reference ?? "",
  product_type: products[id]?.type ?? "",
});

/** Number of pieces of a part that are given away. */
const givenPieces = (part: Values | undefined, product: string): number =>
  part?.["direction"] === "out" && part["product"] === product ? Number(part["quantity"]) : 0;

function checkGifts(
  { actor }: Staff,
  { id, client }: Saved["service"],
  change: PartsChange,
  { products }: SaveLookups,
): void {
  const before = new Map(change.updated.map(({ stored, wanted }) => [wanted.id, stored]));
  const gifts = writtenChildren(change).map(({ id: part, values }) => {
    const product = textValue(values["product"]);
    const { type = "", selling_price = 0 } = products[product] ?? {};
    const more = givenPieces(values, product) - givenPieces(before.get(part), product);
    return giftTypes.includes(type) && more > 0
      ? { amount: times(toCentimes(selling_price), more) }
      : { amount: null };
  });
  if (gifts.every(({ amount }) => amount === null)) return;
  const amount = toDirhams(sum(gifts.map((gift) => gift.amount ?? noMoney)));
  checkRight(actor, "adjustment.write", { record: id, amount, client });
}

/** Moves the stock of removed parts, then of written parts, each on its own day. */
function moveParts(
  tx: core.App,
  { company, actor }: Staff,
  id: string,
  change: PartsChange,
  { products, ledger }: SaveLookups,
): void {
  const kept = change.updated.filter(
    ({ stored, wanted }) => stored["product"] === wanted.values["product"],
  );
  const dayOf = new Map(kept.map(({ stored }) => [stored.id, textValue(stored["day"])]));
  const effects: (ItemEffect & { day: string })[] = [
    ...change.removed.map((part) => ({ item: part.id, effect: null, field: "quantity", day: "" })),
    ...writtenChildren(change).map((part) => {
      const product = products[itemProductOf(part)];
      const effect = product && hasStock(product) ? partEffect(part.values) : null;
      const field = `${part.place}.quantity`;
      return { item: part.id, effect, field, day: dayOf.get(part.id) ?? "" };
    }),
  ];
  const days = [...new Set(effects.map(({ day }) => day))];
  const source = { type: "service" as const, id, company, actor: actor.name };
  days.forEach((day) => {
    const own = effects.filter((effect) => effect.day === day);
    postItemMovements(tx, { ...source, date: day }, own, days.length === 1 ? ledger : undefined);
  });
}
