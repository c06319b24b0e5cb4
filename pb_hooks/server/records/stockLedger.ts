/** The single writer of `stock` and of movements (domain/README.md §4). Everything here runs inside its caller's transaction. */
import { storedDay, today } from "#domain/core/days.ts";
import { type Effect, type ItemMovement, repost } from "#domain/stock/ledger.ts";
import { floorNote } from "#domain/core/messages.ts";
import type { MovementType } from "#domain/core/records.ts";
import { insertRows } from "#server/platform/rows.ts";
import { inList, nowText } from "#server/platform/sql.ts";
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
  type: "invoice" | "receipt" | "adjustment" | "product";
  id: string;
  company: string;
  date: string;
  /** Who moves it, as the ledger tells; '' for nobody of the shop. */
  actor: string;
};
/** What an item does from now on; null when the item goes. */
export type ItemEffect = { item: string; effect: Effect | null };

/** A movement is stored with its item as `line`; one that is not stored yet has no id. */
type Movement = ItemMovement & { id?: string; line: string; notes?: string };
type Stocks = Map<string, number>;

/**
 * Makes the movements of these items say what the items do now, in the order given: the caller names the items that go
 * first, then the others as they stand in the document. An item whose effect did not change keeps its movements. A product
 * that is gone took its movements along.
 */
export function postItems(tx: core.App, source: Source, changes: readonly ItemEffect[]): void {
  if (changes.length === 0) return;
  const items = changes.map(({ item }) => item);
  const movements = movementsOf(tx, source, items);
  const before = stocksOf(tx, productsOf(movements, changes));
  const after = new Map(before);
  const { dropped, posted } = repostItems(after, movements, changes);
  deleteMovements(tx, dropped);
  insertMovements(tx, source, posted);
  writeStocks(
    tx,
    [...after].filter(([product, stock]) => stock !== before.get(product)),
  );
}

const productsOf = (
  movements: ReadonlyMap<string, Movement[]>,
  changes: readonly ItemEffect[],
): string[] => [
  ...[...movements.values()].flat().map(({ product }) => product),
  ...changes.flatMap(({ effect }) => (effect ? [effect.product] : [])),
];

/** The ids of the movements that go, and the movements that come; `stocks` is changed in place. */
function repostItems(
  stocks: Stocks,
  movements: ReadonlyMap<string, Movement[]>,
  changes: readonly ItemEffect[],
): { dropped: string[]; posted: Movement[] } {
  const dropped: string[] = [];
  const posted: Movement[] = [];
  for (const { item, effect } of changes) {
    const old = movements.get(item) ?? [];
    const now = repost(stocks, old, effect && stocks.has(effect.product) ? effect : null);
    const kept = new Set<ItemMovement>(now);
    for (const movement of old) if (!kept.has(movement) && movement.id) dropped.push(movement.id);
    const stored = new Set<ItemMovement>(old);
    posted.push(
      ...now.filter((movement) => !stored.has(movement)).map((one) => ({ ...one, line: item })),
    );
  }
  return { dropped, posted };
}

/**
 * Ids are unique within a collection only: an item is known by its company and the kind of its document too. The plus
 * keeps SQLite to the index of `line`: it would take that of the company, and walk through all of its movements.
 */
const movementsRead =
  reading(`SELECT json_group_array(json_array(id, line, product, CAST(quantity AS INTEGER), movement_type, notes)
  ORDER BY created, rowid) FROM optique_stock_movements
  WHERE line ${inList("lines")} AND +company = {:company} AND +reference_type = {:type}`);

/** The movements that these items have now, by item. */
function movementsOf(
  tx: core.App,
  source: Source,
  items: readonly string[],
): Map<string, Movement[]> {
  type Row = [
    id: string,
    line: string,
    product: string,
    quantity: number,
    type: MovementType,
    notes: string,
  ];
  const { company, type } = source;
  const rows = readJson<Row[]>(tx, movementsRead, { lines: JSON.stringify(items), company, type });
  const byItem = new Map<string, Movement[]>();
  for (const [id, line, product, quantity, moved, notes] of rows ?? []) {
    const own = byItem.get(line) ?? [];
    own.push({ id, line, product, quantity, type: moved, floor: notes === floorNote });
    byItem.set(line, own);
  }
  return byItem;
}

const stocksRead = reading(
  `SELECT json_group_array(json_array(id, CAST(stock AS INTEGER))) FROM optique_products WHERE id ${inList("products")}`,
);

/** The stock of these products; those that are gone are not in it. */
const stocksOf = (tx: core.App, products: readonly string[]): Stocks =>
  new Map(readJson<[string, number][]>(tx, stocksRead, { products: JSON.stringify(products) }));

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

function writeStocks(tx: core.App, stocks: readonly [product: string, stock: number][]): void {
  const now = nowText();
  executeEach(
    tx,
    stockUpdate,
    stocks.map(([product, stock]) => ({ product, stock, now })),
  );
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
