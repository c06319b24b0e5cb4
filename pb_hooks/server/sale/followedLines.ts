/** Passes the lines of a sale to the other rooms (docs/rooms.md, What a room attaches). */
import type { SaleKind } from "#domain/sale/saleKind.ts";
import { hasStock } from "#domain/stock/nonStock.ts";
import type { SoldLines } from "#server/engine/attached.ts";
import { sellsBeside } from "#server/engine/documents/beside.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";
import type { SaveLookups } from "#server/stock/saveLookups.ts";
import { checkNeeded } from "./neededRights.ts";
import type { SaleTarget } from "./saleTarget.ts";

/** Asks the other rooms about the lines: checks the rights that they need, and returns what to write after the sale. */
export function followLines(
  tx: core.App,
  kind: SaleKind,
  { company, actor }: Staff,
  sale: SaleTarget & { contact: string; removed: SoldLines["removed"] },
  written: SoldLines["written"],
  { products, ledger }: SaveLookups,
) {
  const { id, client, contact, date, stored, removed, path } = sale;
  const stocks = new Map(ledger.stocks.map(([product, stock]) => [product, stock]));
  const stockOf = (product: string): number | null => {
    const found = products[product];
    return found && hasStock(found) ? (stocks.get(product) ?? 0) : null;
  };
  const place = (field: string): string => (path ? `${path}.${field}` : field);
  const lines = { id, company, actor, client, contact, date, stored, written, removed, products };
  const followed = sellsBeside(tx, kind.header, { ...lines, stockOf, place });
  const needs = followed.flatMap((one) => one.needs);
  if (needs.length > 0) checkNeeded(actor, { record: id, client }, () => needs);
  return followed;
}
