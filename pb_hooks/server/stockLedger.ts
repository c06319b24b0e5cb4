/** The single writer of `stock` and of movements (rules.md §4). Everything here runs inside its caller's transaction. */
import { storedDay, today } from "../domain/days";
import { type Effect, type LineMovement, repost } from "../domain/ledger";
import { floorNote } from "../domain/messages";
import type { MovementType } from "../domain/records";
import { markPart } from "./events";
import { firstRow, listParams, rows, run } from "./sql";

/** The document whose lines move stock; `type` is what its movements carry as reference_type. */
export type Source = {
  type: "invoice" | "receipt" | "adjustment" | "product";
  id: string;
  company: string;
  date: string;
};
/** What a line does from now on; null when the line goes. */
export type LineEffect = { line: string; effect: Effect | null };

type Movement = LineMovement & { line: string };

function movementsOf(tx: core.App, lines: readonly string[]): Map<string, Movement[]> {
  const { sql, params } = listParams(lines);
  const found = rows(
    tx,
    `SELECT line, product, CAST(quantity AS INTEGER) AS quantity, movement_type AS type, notes
     FROM optique_stock_movements WHERE line IN (${sql}) ORDER BY created, rowid`,
    params,
    { line: "", product: "", quantity: 0, type: "", notes: "" },
  );
  const byLine = new Map<string, Movement[]>();
  for (const { notes, type, ...movement } of found) {
    const list = byLine.get(movement.line) ?? [];
    list.push({ ...movement, type: type as MovementType, floor: notes === floorNote });
    byLine.set(movement.line, list);
  }
  return byLine;
}

function insertMovements(
  tx: core.App,
  source: Source,
  movements: readonly (Movement & { notes?: string })[],
): void {
  const params: Record<string, string | number> = {
    company: source.company,
    date: source.date,
    type: source.type,
    id: source.id,
  };
  const values = movements.map((movement, index) => {
    params[`product${index}`] = movement.product;
    params[`quantity${index}`] = movement.quantity;
    params[`movement${index}`] = movement.type;
    params[`line${index}`] = movement.line;
    params[`notes${index}`] = movement.notes ?? (movement.floor ? floorNote : "");
    return `({:company}, {:product${index}}, {:date}, {:quantity${index}}, {:movement${index}}, {:type}, {:id}, {:line${index}},
      {:notes${index}}, strftime('%Y-%m-%d %H:%M:%fZ'), strftime('%Y-%m-%d %H:%M:%fZ'))`;
  });
  run(
    tx,
    `INSERT INTO optique_stock_movements
       (company, product, date, quantity, movement_type, reference_type, reference_id, line, notes, created, updated)
     VALUES ${values.join(", ")}`,
    params,
  );
}

/** The stored stock of these products. */
function stockOf(tx: core.App, products: readonly string[]): Map<string, number> {
  const { sql, params } = listParams(products);
  const shape = { id: "", stock: 0 };
  const found = rows(
    tx,
    `SELECT id, CAST(stock AS INTEGER) AS stock FROM optique_products WHERE id IN (${sql})`,
    params,
    shape,
  );
  return new Map(found.map(({ id, stock }) => [id, stock]));
}

/** Through a record, so that other stations are told of the new stock. */
function writeStock(tx: core.App, product: string, stock: number): void {
  const record = markPart(tx.findRecordById("optique_products", product));
  record.ignoreUnchangedFields(true);
  record.set("stock", stock);
  tx.saveNoValidate(record);
}

/**
 * Makes the movements of these lines say what the lines do now: first the lines that go, then the others in the order
 * given. A line whose effect did not change keeps its movements. A product that is gone took its movements along.
 */
export function postLines(tx: core.App, source: Source, changes: readonly LineEffect[]): void {
  if (changes.length === 0) return;
  const ordered = [
    ...changes.filter(({ effect }) => !effect),
    ...changes.filter(({ effect }) => effect),
  ];
  const stored = movementsOf(
    tx,
    ordered.map(({ line }) => line),
  );
  const products = ordered.flatMap(({ line, effect }) => [
    ...(stored.get(line) ?? []).map(({ product }) => product),
    ...(effect ? [effect.product] : []),
  ]);
  if (products.length === 0) return;
  const before = stockOf(tx, [...new Set(products)]);
  const after = new Map(before);
  const dropped: string[] = [];
  const posted: Movement[] = [];
  for (const { line, effect } of ordered) {
    const old = (stored.get(line) ?? []).filter(({ product }) => before.has(product));
    const kept = repost(after, old, effect && before.has(effect.product) ? effect : null);
    if (isSame(old, kept)) continue;
    if (old.length > 0) dropped.push(line);
    posted.push(...kept.map((movement) => ({ ...movement, line })));
  }
  if (dropped.length > 0) {
    const { sql, params } = listParams(dropped);
    run(tx, `DELETE FROM optique_stock_movements WHERE line IN (${sql})`, params);
  }
  if (posted.length > 0) insertMovements(tx, source, posted);
  for (const [product, stock] of after)
    if (stock !== before.get(product)) writeStock(tx, product, stock);
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
  const explained = firstRow(
    tx,
    "SELECT CAST(COALESCE(SUM(quantity), 0) AS INTEGER) AS quantity FROM optique_stock_movements WHERE product = {:id}",
    { id: product.id },
    { quantity: 0 },
  );
  const quantity = product.getInt("stock") - (explained?.quantity ?? 0);
  if (quantity === 0) return;
  const company = product.getString("company");
  const source: Source = { type: "product", id: product.id, company, date: storedDay(today()) };
  insertMovements(tx, source, [
    { product: product.id, quantity, type, notes, line: "", floor: false },
  ]);
}
