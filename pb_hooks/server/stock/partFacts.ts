/** What the items and payments of a save have to be compared with, in one look: each look costs as much as a row. */
import type { Violation } from "#domain/core/violation.ts";
import type { CollectionName } from "#domain/core/records.ts";
import type { DocumentPart } from "#domain/documents/documentBody.ts";
import { takenSql } from "#server/platform/rows.ts";
import { inList } from "#server/platform/sql.ts";
import { readJson, reading } from "#server/platform/statements.ts";
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

export const idOf = ({ id }: { id: string }): string => id;
export const productOf = (item: DocumentPart): string => String(item.values["product"]);

/** The collections of the lines and payments of a document; null where it takes no payments. */
type PartTables = { items: CollectionName; payments: CollectionName | null };

export type PartFactsReader = ReturnType<typeof partFactsReader>;

/** Reads what the parts of a save are checked against, in one statement. Declared at the top of a module. */
export function partFactsReader({ items, payments }: PartTables) {
  const facts = reading(`SELECT json_object(
    'takenItems', ${takenSql(items, "items")},
    'takenPayments', ${payments ? takenSql(payments, "payments") : "json_array()"},
    'shop', (SELECT json_object('vat', json(IIF(vat, 'true', 'false')), 'vat_rate', vat_rate) FROM optique_companies WHERE id = {:company}),
    'products', (SELECT json_group_object(id, json_object('company', company, 'name', name, 'reference', reference, 'type', type,
        'vat_rate', IIF(typeof(vat_rate) = 'text', NULL, vat_rate)))
      FROM optique_products WHERE id ${inList("products")}),
    'ledger', ${ledgerSql})`);
  /** `moving`: the lines whose movements count, and the products that those which stay name. `added`: what is new. */
  return (
    tx: core.App,
    source: Pick<Source, "company" | "type">,
    moving: { lines: readonly string[]; products: readonly string[] },
    added: { items: readonly DocumentPart[]; payments?: readonly DocumentPart[] },
  ): PartFacts =>
    readJson<PartFacts>(tx, facts, {
      ...ledgerParams(source, moving.lines, moving.products),
      items: JSON.stringify(added.items.map(idOf)),
      payments: JSON.stringify(added.payments?.map(idOf) ?? []),
    });
}

/** Items must name products of the same company. */
export const checkProducts = (
  company: string,
  items: readonly DocumentPart[],
  products: PartFacts["products"],
): Violation[] =>
  items
    .filter((item) => products[productOf(item)]?.company !== company)
    .map(({ place }) => ({ field: `${place}.product`, code: "unknown_record" }));
