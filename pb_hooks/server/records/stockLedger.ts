/** The single writer of `stock` and of movements (domain/README.md §4). Everything here runs inside its caller's transaction. */
import { storedDay, today } from "#domain/core/days.ts";
import { type Effect, type LineMovement, repost } from "#domain/stock/ledger.ts";
import { floorNote } from "#domain/core/messages.ts";
import type { MovementType } from "#domain/core/records.ts";
import {
  inList,
  insertRows,
  nowText,
  queryInteger,
  queryJson,
  run,
  runEach,
} from "#server/platform/sql.ts";

/** The document whose lines move stock; `type` is what its movements carry as reference_type. */
export type Source = {
  type: "invoice" | "receipt" | "adjustment" | "product";
  id: string;
  company: string;
  date: string;
};
/** What a line does from now on; null when the line goes. */
type LineEffect = { line: string; effect: Effect | null };

type Movement = LineMovement & { line: string; notes?: string };
/**
 * Ids are unique within a collection only: a line is known by its company and the kind of its document too. The plus
 * keeps SQLite to the index of lines: it would take that of the company, and walk through all of its movements.
 */
const ofLines = `line ${inList("lines")} AND +company = {:company} AND +reference_type = {:type}`;
const movementsSql = `SELECT json_group_array(json_array(line, product, CAST(quantity AS INTEGER), movement_type, notes)
  ORDER BY created, rowid) AS json FROM optique_stock_movements WHERE ${ofLines}`;
const stocksSql = `SELECT json_group_array(json_array(id, CAST(stock AS INTEGER))) AS json FROM optique_products
  WHERE id ${inList("products")}`;

/** The movements that these lines have now. */
function movementsOf(
  tx: core.App,
  source: Source,
  lines: readonly string[],
): Map<string, Movement[]> {
  type Row = [line: string, product: string, quantity: number, type: MovementType, notes: string];
  const byLine = new Map<string, Movement[]>();
  for (const [line, product, quantity, type, notes] of queryJson<Row[]>(tx, movementsSql, {
    lines: JSON.stringify(lines),
    company: source.company,
    type: source.type,
  }) ?? []) {
    const list = byLine.get(line) ?? [];
    list.push({ line, product, quantity, type, floor: notes === floorNote });
    byLine.set(line, list);
  }
  return byLine;
}

const stocksOf = (tx: core.App, products: readonly string[]): Map<string, number> =>
  new Map(queryJson<[string, number][]>(tx, stocksSql, { products: JSON.stringify(products) }));

function insertMovements(tx: core.App, source: Source, movements: readonly Movement[]): void {
  const { company, type, id } = source;
  // A line that goes with its document may leave a floor when no date is to be had any more.
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
    })),
  );
}

function writeStocks(tx: core.App, stocks: readonly [product: string, stock: number][]): void {
  const now = nowText();
  runEach(
    tx,
    "UPDATE optique_products SET stock = {:stock}, updated = {:now} WHERE id = {:product}",
    stocks.map(([product, stock]) => ({ product, stock, now })),
  );
}

/**
 * Makes the movements of these lines say what the lines do now, in the order given: the caller names the lines that go
 * first, then the others as they stand in the document. A line whose effect did not change keeps its movements. A product that is gone took its movements along.
 */
export function postLines(tx: core.App, source: Source, changes: readonly LineEffect[]): void {
  if (changes.length === 0) return;
  const byLine = movementsOf(
    tx,
    source,
    changes.map(({ line }) => line),
  );
  const moved = [...byLine.values()].flat().map(({ product }) => product);
  const before = stocksOf(tx, [
    ...moved,
    ...changes.flatMap(({ effect }) => (effect ? [effect.product] : [])),
  ]);
  const after = new Map(before);
  const dropped: string[] = [];
  const posted: Movement[] = [];
  for (const { line, effect } of changes) {
    const old = byLine.get(line) ?? [];
    const kept = repost(after, old, effect && before.has(effect.product) ? effect : null);
    if (isSame(old, kept)) continue;
    if (old.length > 0) dropped.push(line);
    posted.push(...kept.map((movement) => ({ ...movement, line })));
  }
  if (dropped.length > 0) {
    run(tx, `DELETE FROM optique_stock_movements WHERE ${ofLines}`, {
      lines: JSON.stringify(dropped),
      company: source.company,
      type: source.type,
    });
  }
  if (posted.length > 0) insertMovements(tx, source, posted);
  writeStocks(
    tx,
    [...after].filter(([product, stock]) => stock !== before.get(product)),
  );
}

const isSame = (a: readonly LineMovement[], b: readonly LineMovement[]): boolean =>
  a.length === b.length && a.every((movement, index) => movement === b[index]);

/**
 * The movement that explains a product's stored stock: its first stock, or what an administrator's correction adds to
 * the movements there are.
 */
export function settleProduct(
  tx: core.App,
  product: core.Record,
  type: "initial" | "adjustment",
  notes: string,
): void {
  const explained = queryInteger(
    tx,
    "SELECT CAST(COALESCE(SUM(quantity), 0) AS INTEGER) AS json FROM optique_stock_movements WHERE product = {:id}",
    { id: product.id },
  );
  const quantity = product.getInt("stock") - explained;
  if (quantity === 0) return;
  const company = product.getString("company");
  const source: Source = { type: "product", id: product.id, company, date: storedDay(today()) };
  insertMovements(tx, source, [
    { product: product.id, quantity, type, notes, line: "", floor: false },
  ]);
}

/** The first movement of products that an import has just inserted with their stock. */
export function insertInitial(
  tx: core.App,
  company: string,
  date: string,
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
    }));
  insertRows(tx, "optique_stock_movements", rows);
}
