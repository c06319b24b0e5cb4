/** The single writer of `stock` and of movements (docs/rules-stock.md, Ledger). Everything here runs inside its caller's transaction. */
import { storedDay, today } from "#domain/core/days.ts";
import {
  type StockEffect,
  type ItemMovement,
  maxStockViolations,
  replaceMovements,
} from "#domain/stock/ledger.ts";
import { floorNote } from "#domain/core/messages.ts";
import type { MovementType } from "#domain/core/records.ts";
import type { StockSource } from "#domain/stock/stockSources.ts";
import { refuseIf } from "#server/platform/refuse.ts";
import { insertRows } from "#server/platform/rows.ts";
import { inList, nowText, type Params } from "#server/platform/sql.ts";
import {
  execute,
  executeEach,
  readInteger,
  reading,
  readJson,
  statement,
} from "#server/platform/statements.ts";

/** The document whose items move stock; `type` is what its movements carry as reference_type. */
export type Source = {
  type: StockSource | "product";
  id: string;
  company: string;
  date: string;
  /** Who moves it, as the ledger tells; '' for nobody of the shop. */
  actor: string;
};
/** What an item does from now on; null when the item goes. `field`: where its writer named the quantity. */
export type ItemEffect = { item: string; effect: StockEffect | null; field: string };

/** A movement is stored with its item as `line`; one that is not stored yet has no id. */
type Movement = ItemMovement & { id?: string; line: string; notes?: string };
type Stocks = Map<string, number>;

/** What a document's items meet: their movements, and the stock of the products of both. */
export type Ledger = {
  movements: [
    id: string,
    line: string,
    product: string,
    quantity: number,
    type: MovementType,
    notes: string,
  ][];
  /** Products that are gone are not in it. */
  stocks: [product: string, stock: number][];
};

/**
 * Ids are unique within a collection only: an item is known by its company and the kind of its document too. The plus
 * keeps SQLite to the index of `line`: it would take that of the company, and walk through all of its movements.
 */
const ofItems = `optique_stock_movements WHERE line ${inList("lines")} AND +company = {:company} AND +reference_type = {:type}`;
/** A Ledger as SQL, of the items {:lines} and the products {:products}. */
export const ledgerSql = `json_object(
  'movements', (SELECT json_group_array(json_array(id, line, product, CAST(quantity AS INTEGER), movement_type, notes)
    ORDER BY created, rowid) FROM ${ofItems}),
  'stocks', (SELECT json_group_array(json_array(id, CAST(stock AS INTEGER))) FROM optique_products
    WHERE id IN (SELECT value FROM json_each({:products}) UNION SELECT product FROM ${ofItems})))`;
const ledgerRead = reading(`SELECT ${ledgerSql}`);

/** The parameters of `ledgerSql`: the items that a document has or had, and the products that they name. */
export const ledgerParams = (
  { company, type }: Pick<Source, "company" | "type">,
  lines: readonly string[],
  products: readonly string[],
) => ({ company, type, lines: JSON.stringify(lines), products: JSON.stringify(products) });

function ledgerOf(tx: core.App, source: Source, changes: readonly ItemEffect[]): Ledger {
  const items = changes.map(({ item }) => item);
  const products = changes.flatMap(({ effect }) => (effect ? [effect.product] : []));
  return readJson<Ledger>(tx, ledgerRead, ledgerParams(source, items, products));
}

/**
 * Makes the movements of these items say what the items do now, in the order given: the caller names the items that go
 * first, then the others as they stand in the document. An item whose effect did not change keeps its movements. A product
 * that is gone took its movements along. `ledger`: as it is now, where the caller has read it.
 */
export function postItems(
  tx: core.App,
  source: Source,
  changes: readonly ItemEffect[],
  ledger?: Ledger,
): void {
  if (changes.length === 0) return;
  const { movements, stocks } = ledger ?? ledgerOf(tx, source, changes);
  const before = new Map(stocks);
  const after = new Map(stocks);
  const { dropped, posted } = repostItems(after, byItem(movements), changes);
  refuseIf(maxStockViolations(before, after, changes));
  deleteMovements(tx, dropped);
  insertMovements(tx, source, posted);
  writeStocks(tx, before, after);
}

function byItem(movements: Ledger["movements"]): Map<string, Movement[]> {
  const items = new Map<string, Movement[]>();
  for (const [id, line, product, quantity, type, notes] of movements) {
    const own = items.get(line) ?? [];
    own.push({ id, line, product, quantity, type, floor: notes === floorNote });
    items.set(line, own);
  }
  return items;
}

/** The ids of the movements that go, and the movements that come; `stocks` is changed in place. */
function repostItems(
  stocks: Stocks,
  movements: ReadonlyMap<string, Movement[]>,
  changes: readonly ItemEffect[],
): { dropped: string[]; posted: Movement[] } {
  const dropped: string[] = [];
  const posted: Movement[] = [];
  changes.forEach(({ item, effect }) => {
    const old = movements.get(item) ?? [];
    const now = replaceMovements(stocks, old, effect && stocks.has(effect.product) ? effect : null);
    const kept = new Set<ItemMovement>(now);
    const stored = new Set<ItemMovement>(old);
    old.forEach((movement) => {
      if (!kept.has(movement) && movement.id) dropped.push(movement.id);
    });
    now.forEach((movement) => {
      if (!stored.has(movement)) posted.push({ ...movement, line: item });
    });
  });
  return { dropped, posted };
}

const movementsDeletion = statement(
  `DELETE FROM optique_stock_movements WHERE id ${inList("ids")}`,
);

function deleteMovements(tx: core.App, ids: readonly string[]): void {
  if (ids.length > 0) execute(tx, movementsDeletion, { ids: JSON.stringify(ids) });
}

function insertMovements(tx: core.App, source: Source, movements: readonly Movement[]): void {
  const { company, type, id, actor } = source;
  // An item that goes with its document may leave a floor when no date is to be had any more.
  const date = source.date || storedDay(today());
  insertRows(
    tx,
    "optique_stock_movements",
    movements.map((movement) => ({
      company,
      product: movement.product,
      date,
      quantity: movement.quantity,
      movement_type: movement.type,
      reference_type: type,
      reference_id: id,
      line: movement.line,
      notes: movement.notes ?? (movement.floor ? floorNote : ""),
      actor_name: actor,
    })),
  );
}

const stockUpdate = statement(
  "UPDATE optique_products SET stock = {:stock}, updated = {:now} WHERE id = {:product}",
);

function writeStocks(tx: core.App, before: Stocks, after: Stocks): void {
  const now = nowText();
  const changed: Params[] = [];
  after.forEach((stock, product) => {
    if (stock !== before.get(product)) changed.push({ product, stock, now });
  });
  executeEach(tx, stockUpdate, changed);
}

const explainedRead = reading(
  "SELECT CAST(COALESCE(SUM(quantity), 0) AS INTEGER) FROM optique_stock_movements WHERE product = {:id}",
);

/**
 * The movement that explains a product's stored stock: its first stock, or what an administrator's correction adds to
 * the movements there are.
 */
export function settleProduct(
  tx: core.App,
  product: core.Record,
  how: { type: "initial" | "adjustment"; notes: string; actor: string },
): void {
  const { type, notes, actor } = how;
  const explained = readInteger(tx, explainedRead, { id: product.id });
  const quantity = product.getInt("stock") - explained;
  if (quantity === 0) return;
  const company = product.getString("company");
  const source: Source = {
    type: "product",
    id: product.id,
    company,
    date: storedDay(today()),
    actor,
  };
  insertMovements(tx, source, [
    { product: product.id, quantity, type, notes, line: "", floor: false },
  ]);
}

/** The first movements of products that an import has just inserted with their stock. */
export function insertInitial(
  tx: core.App,
  { company, date, actor }: Pick<Source, "company" | "date" | "actor">,
  products: readonly { id: string; stock: number }[],
): void {
  const rows = products
    .filter(({ stock }) => stock > 0)
    .map(({ id, stock }) => ({
      company,
      product: id,
      date,
      quantity: stock,
      movement_type: "initial",
      reference_type: "product",
      reference_id: id,
      actor_name: actor,
    }));
  insertRows(tx, "optique_stock_movements", rows);
}

/** Number of pieces that leave the stock with a document: what it brought, or what is left of a product. */
export const leavingSql = (type: Source["type"]): string =>
  `SELECT CAST(COALESCE(SUM(MIN(brought, stock)), 0) AS INTEGER) AS json FROM (
     SELECT SUM(m.quantity) AS brought, MAX(p.stock) AS stock
     FROM optique_stock_movements m CROSS JOIN optique_products p ON p.id = m.product
     WHERE m.reference_type = '${type}' AND m.reference_id = {:id} AND +m.company = {:company}
     GROUP BY m.product) WHERE brought > 0`;
