/** What the items and payments of a save have to be compared with, in one look: each look costs as much as a row. */
import type { CollectionName } from "#domain/core/records.ts";
import type { Violation } from "#domain/core/violation.ts";
import type { Part } from "#domain/documents/documentBody.ts";
import { takenSql } from "#server/platform/rows.ts";
import { inList } from "#server/platform/sql.ts";
import { readJson, reading, type Statement } from "#server/platform/statements.ts";
import { type Ledger, ledgerParams, ledgerSql, type Source } from "./stockLedger.ts";

type ProductFacts = {
  company: string;
  name: string;
  reference: string;
  type: string;
  vat_rate: number | null;
};
export type PartFacts = {
  /** Whether the shop is subject to TVA, and its rate. */
  shop: { vat: boolean; vat_rate: number } | null;
  /** The ids of new items and of new payments that exist already, in whatever company. */
  takenItems: string[];
  takenPayments: string[];
  /** The products that the moving items name, by id: those of all that is written are among them. */
  products: Readonly<Record<string, ProductFacts>>;
  ledger: Ledger;
};

const factsRead = (items: CollectionName): Statement =>
  reading(`SELECT json_object(
    'takenItems', ${takenSql(items, "items")}, 'takenPayments', ${takenSql("optique_payments", "payments")},
    'shop', (SELECT json_object('vat', json(IIF(vat, 'true', 'false')), 'vat_rate', vat_rate) FROM optique_companies WHERE id = {:company}),
    'products', (SELECT json_group_object(id, json_object('company', company, 'name', name, 'reference', reference, 'type', type,
        'vat_rate', IIF(typeof(vat_rate) = 'text', NULL, vat_rate)))
      FROM optique_products WHERE id ${inList("products")}),
    'ledger', ${ledgerSql})`);
const reads = {
  invoice: factsRead("optique_invoice_items"),
  receipt: factsRead("optique_stock_receipt_items"),
  adjustment: factsRead("optique_stock_adjustment_items"),
};

export const idOf = ({ id }: { id: string }): string => id;
export const productOf = (item: Part): string => String(item.values["product"]);

/** `moving`: the items whose movements count, and the products that those which stay name. `added`: what is new. */
export function partFacts(
  tx: core.App,
  source: { company: string; type: Exclude<Source["type"], "product"> },
  moving: { lines: readonly string[]; products: readonly string[] },
  added: { items: readonly Part[]; payments?: readonly Part[] },
): PartFacts {
  const asked = {
    ...ledgerParams(source, moving.lines, moving.products),
    items: JSON.stringify(added.items.map(idOf)),
    payments: JSON.stringify(added.payments?.map(idOf) ?? []),
  };
  return readJson<PartFacts>(tx, reads[source.type], asked);
}

/** Items must name products of the same company. */
export const checkProducts = (
  company: string,
  items: readonly Part[],
  products: PartFacts["products"],
): Violation[] =>
  items
    .filter((item) => products[productOf(item)]?.company !== company)
    .map(({ place }) => ({ field: `${place}.product`, code: "unknown_record" }));
