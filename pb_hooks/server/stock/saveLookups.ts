/** Stored values for the checks of a save's children, by one statement: a further one would cost as much as a row. */
import { discountLimitNames } from "#domain/core/discountLimits.ts";
import { membersSql } from "#domain/core/text/sqlTexts.ts";
import type { Violation } from "#domain/core/violation.ts";
import type { CollectionName, Product } from "#domain/core/records.ts";
import { isObject, type Values } from "#domain/core/fields/values.ts";
import { isSameLens, lensOf } from "#domain/contactLenses/lens.ts";
import type { Difference } from "#domain/documents/difference.ts";
import type { ShopDiscounts } from "#domain/people/permissions.ts";
import { hasDrawerSql, hasStock } from "#domain/stock/nonStock.ts";
import type { DocumentChild } from "#domain/documents/documentBody.ts";
import { takenIdsSql } from "#server/platform/storage/rowWrites.ts";
import { inJsonList, type SqlParams } from "#server/platform/storage/sql.ts";
import { readJson, reading } from "#server/platform/storage/statements.ts";
import { type Ledger, ledgerParams, ledgerSql, type MovementSource } from "./stockLedger.ts";

type ProductLookups = Pick<
  Product,
  | "company"
  | "name"
  | "reference"
  | "type"
  | "vat_rate"
  | "made_to_order"
  | "selling_price"
  | "min_price"
  | "supplement"
> & {
  /** Values of a lens range; null for any other product. */
  range: { drawer: 0 | 1; diameters: number[] | null } | null;
};
export type SaveLookups = {
  /** The shop's settings of TVA and discounts. */
  shop: ({ vat: boolean; vat_rate: number } & ShopDiscounts) | null;
  /** Ids of new items and payments that already exist, in any company. */
  takenItems: string[];
  takenPayments: string[];
  /** Products, by id, of the items whose stock moves; they include those of all written items. */
  products: Readonly<Record<string, ProductLookups>>;
  ledger: Ledger;
};

export const childIdOf = ({ id }: { id: string }): string => id;
export const itemProductOf = (item: DocumentChild): string => String(item.values["product"]);

/** Collections of a document's items and payments; null when it takes no payments. */
type ChildTables = { items: CollectionName; payments: CollectionName | null };

export type LookupsReader<Computed = object> = ReturnType<typeof lookupsReader<Computed>>;

/**
 * Prepares the statement that reads `SaveLookups` and, by name, the SQL of `computed`. Call it at the top of a module.
 */
export function lookupsReader<Computed = object>(
  { items, payments }: ChildTables,
  computed?: Readonly<Record<keyof Computed, string>>,
) {
  const others = Object.entries<string>(computed ?? {}).map(([name, sql]) => `'${name}', ${sql},`);
  const lookups = reading(`SELECT json_object(${others.join(" ")}
    'takenItems', ${takenIdsSql(items, "items")},
    'takenPayments', ${payments ? takenIdsSql(payments, "payments") : "json_array()"},
    'shop', (SELECT json_object('vat', json(IIF(vat, 'true', 'false')), 'vat_rate', vat_rate,
      ${membersSql(discountLimitNames, "o")}) FROM optique_companies o WHERE o.id = {:company}),
    'products', (SELECT json_group_object(id, json_object('company', company, 'name', name, 'reference', reference, 'type', type,
        'vat_rate', IIF(typeof(vat_rate) = 'text', NULL, vat_rate), 'made_to_order', json(IIF(made_to_order, 'true', 'false')),
        'selling_price', selling_price, 'min_price', min_price, 'supplement', supplement,
        'range', IIF(is_range, json_object('drawer', ${hasDrawerSql("p")}, 'diameters', IIF(json_valid(diameters), json(diameters), NULL)), NULL)))
      FROM optique_products p WHERE id ${inJsonList("products")}),
    'ledger', ${ledgerSql})`);
  /** `moving`: ids of the items whose movements are read, and products of the written items. `added`: new children. */
  return (
    tx: core.App,
    source: Pick<MovementSource, "company" | "type">,
    moving: { lines: readonly string[]; products: readonly string[] },
    added: { items: readonly DocumentChild[]; payments?: readonly DocumentChild[] },
    params: SqlParams = {},
  ): SaveLookups & Computed =>
    readJson<SaveLookups & Computed>(tx, lookups, {
      ...params,
      ...ledgerParams(source, moving.lines, moving.products),
      items: JSON.stringify(added.items.map(childIdOf)),
      payments: JSON.stringify(added.payments?.map(childIdOf) ?? []),
    });
}

/** Tells whether an item moves no stock: decided by its product when it was chosen, and kept afterwards. */
export function nonStockOf(
  products: SaveLookups["products"],
  changed: Difference<Values & { id: string }, DocumentChild>,
): (item: DocumentChild) => boolean {
  const stored = new Map(changed.updated.map((update) => [update.wanted.id, update.stored]));
  return (item) => {
    const before = stored.get(item.id);
    // A lens from the drawer moves stock, even if its range had none when it was sold.
    if (item.values["source"] === "stock") return false;
    if (before?.["product"] === item.values["product"]) return Boolean(before?.["non_stock"]);
    const product = products[itemProductOf(item)];
    return product ? !hasStock(product) : false;
  };
}

/**
 * Refuses lens values on a line whose stored type is not contact lens. An unchanged stored lens is cleared when the
 * line's product changes.
 */
export const settleLensProducts = (
  lines: readonly { child: DocumentChild; before: Values | null }[],
  products: SaveLookups["products"],
): Violation[] =>
  lines.flatMap(({ child, before }) => {
    const { lens, product } = child.values;
    const isKept = before?.["product"] === product;
    const type = isKept ? before?.["product_type"] : products[itemProductOf(child)]?.type;
    if (!isObject(lens) || type === "contact_lens") return [];
    if (isKept || !isSameLens(lensOf(before?.["lens"]), lensOf(lens)))
      return [{ field: `${child.place}.lens`, code: "not_contact_lens" }];
    child.values["lens"] = null;
    return [];
  });

/** True for a sale line with a label but no product. */
const isFreeLine = (item: DocumentChild): boolean => itemProductOf(item) === "";

/** Refuses items whose product belongs to another company. */
export const checkItemProducts = (
  company: string,
  items: readonly DocumentChild[],
  products: SaveLookups["products"],
): Violation[] =>
  items
    .filter((item) => !isFreeLine(item) && products[itemProductOf(item)]?.company !== company)
    .map(({ place }) => ({ field: `${place}.product`, code: "unknown_record" }));
