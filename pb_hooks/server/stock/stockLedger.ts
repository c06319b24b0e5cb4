/** The only writer of `stock` and of movements (docs/rules-stock.md, Ledger). Runs inside the caller's transaction. */
import { storedDay, today } from "#domain/core/days/days.ts";
import {
  type StockEffect,
  type ItemMovement,
  maxStockViolations,
  placeKey,
  productOfKey,
  replaceMovements,
} from "#domain/stock/ledger.ts";
import { hasDrawerSql } from "#domain/stock/nonStock.ts";
import { floorNote } from "#domain/stock/movementNotes.strings.ts";
import type { MovementType } from "#domain/core/records.ts";
import type { StockSource } from "#domain/stock/stockSources.ts";
import type { Saving } from "#server/engine/records/recordRules.ts";
import { refuseIf } from "#server/platform/requests/refuse.ts";
import { closedUntilSql } from "#server/platform/records/closedUntil.ts";
import { insertRows } from "#server/platform/storage/rowWrites.ts";
import { inJsonList, currentTimestamp, type SqlParams } from "#server/platform/storage/sql.ts";
import {
  execute,
  executeEach,
  readInteger,
  reading,
  readJson,
  statement,
} from "#server/platform/storage/statements.ts";

/** Document whose items move stock; `type` is stored as reference_type. */
export type MovementSource = {
  type: StockSource | "product";
  id: string;
  company: string;
  date: string;
  /** User name shown in the ledger; '' when no user of the shop made the change. */
  actor: string;
};
/** New stock effect of an item; null when the item is removed. `field`: path of its quantity in the request. */
export type ItemEffect = { item: string; effect: StockEffect | null; field: string };

/** Movement of an item, which is stored as `line`; `id` is absent until it is stored. */
type Movement = ItemMovement & { id?: string; line: string; notes?: string };
type Stocks = Map<string, number>;

/** Stored movements of a document's items, with the stock of their products. */
export type Ledger = {
  movements: [
    id: string,
    line: string,
    product: string,
    quantity: number,
    type: MovementType,
    notes: string,
    cell: string,
    isClosed: 0 | 1,
  ][];
  /** Stock by product; deleted products are missing. `drawer`: 1 for a range whose pieces are in cells. */
  stocks: [product: string, stock: number, drawer: 0 | 1][];
};

/**
 * Ids are only unique within a collection, so company and document type are compared too. The `+` makes SQLite use the
 * index of `line`: by the company's index it would read all movements.
 */
const ofItems = `optique_stock_movements WHERE line ${inJsonList("lines")} AND +company = {:company} AND +reference_type = {:type}`;
/** SQL of a `Ledger` for the items {:lines} and the products {:products}. */
export const ledgerSql = `json_object(
  'movements', (SELECT json_group_array(json_array(id, line, product, CAST(quantity AS INTEGER), movement_type, notes, cell, date <= ${closedUntilSql})
    ORDER BY created, rowid) FROM ${ofItems}),
  'stocks', (SELECT json_group_array(json_array(id, CAST(stock AS INTEGER), ${hasDrawerSql("p")})) FROM optique_products p
    WHERE id IN (SELECT value FROM json_each({:products}) UNION SELECT product FROM ${ofItems})))`;
const ledgerRead = reading(`SELECT ${ledgerSql}`);

/** Parameters of `ledgerSql`: ids of a document's stored and new items, and their products. */
export const ledgerParams = (
  { company, type }: Pick<MovementSource, "company" | "type">,
  lines: readonly string[],
  products: readonly string[],
) => ({ company, type, lines: JSON.stringify(lines), products: JSON.stringify(products) });

function ledgerOf(tx: core.App, source: MovementSource, changes: readonly ItemEffect[]): Ledger {
  const items = changes.map(({ item }) => item);
  const products = changes.flatMap(({ effect }) => (effect ? [effect.product] : []));
  return readJson<Ledger>(tx, ledgerRead, ledgerParams(source, items, products));
}

/**
 * Replaces the movements of items by those of their new effects, in the given order: callers put removed items first.
 * Unchanged items keep their movements; deleted products get none. `ledger`: when the caller has already read it.
 */
export function postItemMovements(
  tx: core.App,
  source: MovementSource,
  changes: readonly ItemEffect[],
  ledger?: Ledger,
): void {
  if (changes.length === 0) return;
  const { movements, stocks } = ledger ?? ledgerOf(tx, source, changes);
  const before = levelsOf(tx, { movements, stocks }, changes);
  const levels = new Map(before);
  const { dropped, posted } = repostItems(levels, byItem(movements), changes);
  const stored = new Map(stocks.map(([product, stock]) => [product, stock]));
  const after = stocksAfter(stored, before, levels);
  refuseIf(maxStockViolations(stored, after, changes));
  deleteMovements(tx, dropped);
  insertMovements(tx, source, posted);
  writeStocks(tx, stored, after);
}

const levelsRead = reading(`SELECT json_object(
  'cells', (SELECT json_group_array(json_array(product, cell, quantity)) FROM optique_lens_cells
    WHERE (product, cell) IN (SELECT value->>'product', value->>'cell' FROM json_each({:places}))),
  'inCells', (SELECT json_group_array(json_array(value, (SELECT COALESCE(SUM(quantity), 0) FROM optique_lens_cells
    WHERE product = value))) FROM json_each({:products})))`);

/** Pieces by place: a product, or a cell of its drawer. Cells are queried only when involved, which is rare. */
function levelsOf(tx: core.App, { movements, stocks }: Ledger, changes: readonly ItemEffect[]) {
  const levels: Stocks = new Map(stocks.map(([product, stock]) => [product, stock]));
  const places = [
    ...movements.map(([, , product, , , , cell]) => ({ product, cell })),
    ...changes.flatMap(({ effect }) => effect ?? []),
  ].filter(({ cell }) => cell);
  const drawers = stocks.filter(([, , drawer]) => drawer === 1).map(([product]) => product);
  if (places.length + drawers.length === 0) return levels;
  const products = [...new Set([...drawers, ...places.map(({ product }) => product)])];
  const asked = places.map(({ product, cell }) => ({ product, cell }));
  const { cells, inCells } = readJson<{
    cells: [product: string, cell: string, quantity: number][];
    inCells: [product: string, quantity: number][];
  }>(tx, levelsRead, { places: JSON.stringify(asked), products: JSON.stringify(products) });
  for (const [product, quantity] of inCells)
    if (levels.has(product)) levels.set(product, (levels.get(product) ?? 0) - quantity);
  for (const [product, cell, quantity] of cells) levels.set(placeKey({ product, cell }), quantity);
  return levels;
}

/** Stock of each product after the pieces in its places changed. */
function stocksAfter(stored: Stocks, before: Stocks, levels: Stocks): Stocks {
  const after = new Map(stored);
  levels.forEach((level, key) => {
    const product = productOfKey(key);
    const stock = after.get(product);
    if (stock !== undefined) after.set(product, stock + level - (before.get(key) ?? 0));
  });
  return after;
}

/** Reverses the movements of a deleted document's item; `type`: also the name of its relation to the document. */
export function dropItemStock({ tx, record, actor }: Saving, type: StockSource): void {
  const source = { type, id: record.getString(type), company: record.getString("company") };
  const gone = [{ item: record.id, effect: null, field: "quantity" }];
  postItemMovements(tx, { ...source, date: "", actor: actor.name }, gone);
}

function byItem(movements: Ledger["movements"]): Map<string, Movement[]> {
  const items = new Map<string, Movement[]>();
  for (const [id, line, product, quantity, type, notes, cell, isClosed] of movements) {
    const own = items.get(line) ?? [];
    const floor = notes === floorNote;
    own.push({ id, line, product, cell, quantity, type, floor, isClosed: isClosed === 1 });
    items.set(line, own);
  }
  return items;
}

/** Determines the movements to delete (ids) and to insert; changes `stocks` in place. */
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
  `DELETE FROM optique_stock_movements WHERE id ${inJsonList("ids")}`,
);

function deleteMovements(tx: core.App, ids: readonly string[]): void {
  if (ids.length > 0) execute(tx, movementsDeletion, { ids: JSON.stringify(ids) });
}

function insertMovements(
  tx: core.App,
  source: MovementSource,
  movements: readonly Movement[],
): void {
  const { company, type, id, actor } = source;
  // A deleted document has no date any more, so its compensating movement (floor) is dated today.
  const date = source.date || storedDay(today());
  insertRows(
    tx,
    "optique_stock_movements",
    movements.map((movement) => ({
      company,
      product: movement.product,
      cell: movement.cell ?? "",
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
  const now = currentTimestamp();
  const changed: SqlParams[] = [];
  after.forEach((stock, product) => {
    if (stock !== before.get(product)) changed.push({ product, stock, now });
  });
  executeEach(tx, stockUpdate, changed);
}

const explainedRead = reading(
  "SELECT CAST(COALESCE(SUM(quantity), 0) AS INTEGER) FROM optique_stock_movements WHERE product = {:id}",
);

/** Inserts the movement for a product's stock set by hand: its initial stock, or an administrator's correction. */
export function postProductMovement(
  tx: core.App,
  product: core.Record,
  how: { type: "initial" | "adjustment"; notes: string; actor: string },
): void {
  const { type, notes, actor } = how;
  const explained = readInteger(tx, explainedRead, { id: product.id });
  const quantity = product.getInt("stock") - explained;
  if (quantity === 0) return;
  const company = product.getString("company");
  const source: MovementSource = {
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

/** Inserts the first movements of imported products. */
export function insertInitialMovements(
  tx: core.App,
  { company, date, actor }: Pick<MovementSource, "company" | "date" | "actor">,
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

/** SQL of the pieces that leave the stock with a deleted document: what it added, at most what is left. */
export const leavingQuantitySql = (type: MovementSource["type"]): string =>
  `SELECT CAST(COALESCE(SUM(MIN(brought, stock)), 0) AS INTEGER) AS json FROM (
     SELECT SUM(m.quantity) AS brought, MAX(p.stock) AS stock
     FROM optique_stock_movements m CROSS JOIN optique_products p ON p.id = m.product
     WHERE m.reference_type = '${type}' AND m.reference_id = {:id} AND +m.company = {:company}
     GROUP BY m.product) WHERE brought > 0`;
