/** GET /api/optique/figures/inventory: stock on a day, in pieces and money (docs/rules-inventory.md). */
import { type IsoDay, parseDay, today } from "#domain/core/days/days.ts";
import { centimesSql } from "#domain/core/money.ts";
import { productTypes } from "#domain/core/records.ts";
import {
  type Inventory,
  type InventoryMethod,
  inventoryMethods,
  lastYearEnd,
} from "#domain/stock/inventory.ts";
import { closedUntilSql } from "#server/platform/records/closedUntil.ts";
import { companyOf } from "#server/platform/records/storedRecords.ts";
import { sendJson } from "#server/platform/records/jsonText.ts";
import { refuse } from "#server/platform/requests/refuse.ts";
import { queryParam, type Staff } from "#server/platform/requests/routeRequest.ts";
import {
  readJson,
  reading,
  readText,
  type Statement,
} from "#server/platform/storage/statements.ts";

/** SQL of a line's pieces that came by the day; those of a transmitted period move later than their receipt. */
const piecesSql = `(CAST(i.received_quantity AS INTEGER) - IIF(${closedUntilSql} > '', COALESCE((SELECT SUM(CAST(m.quantity AS INTEGER))
    FROM optique_stock_movements m WHERE m.line = i.id AND +m.reference_type = 'receipt' AND m.date > {:on} || 'z'), 0), 0))`;

/** Receipt lines up to the day, the latest of each product first. */
const receivedSql = (condition: string) => `SELECT i.product, ${piecesSql} AS pieces,
    ${centimesSql("i.price")} AS price, ROW_NUMBER() OVER latest AS place,
    COALESCE(SUM(${piecesSql}) OVER (latest ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS newer
  FROM optique_stock_receipts r JOIN optique_stock_receipt_items i ON i.receipt = r.id
  WHERE r.company = {:company} AND r.date <= {:on} || 'z' AND r.status IN ('received', 'partial')
    AND i.received_quantity > 0 AND ${piecesSql} > 0 AND i.non_stock = FALSE ${condition}
  WINDOW latest AS (PARTITION BY i.product ORDER BY r.date DESC, r.created DESC, i.rowid DESC)`;

/** SQL of the pieces in stock that a receipt line accounts for, when the latest receipts are consumed first. */
const explained = "MAX(0, MIN(r.pieces, h.quantity - r.newer))";
/** For each method: the receipt lines to use, and the pieces and value that they price; unpriced lines price none. */
const methods: Record<InventoryMethod, { lines: string; priced: string }> = {
  last: {
    lines: "AND i.price > 0",
    priced: `SELECT h.id, h.quantity AS pieces, h.quantity * r.price AS value
      FROM held h JOIN received r ON r.product = h.id AND r.place = 1 WHERE h.quantity > 0`,
  },
  fifo: {
    lines: "",
    priced: `SELECT h.id, SUM(IIF(r.price > 0, ${explained}, 0)) AS pieces, SUM(r.price * ${explained}) AS value
      FROM held h JOIN received r ON r.product = h.id WHERE h.quantity > 0 GROUP BY h.id`,
  },
};

const sums = "'quantity', SUM(quantity), 'value', SUM(value) / 100.0";
/** Later movements are subtracted from today's stock, because they are fewer than the earlier ones. */
const inventorySql = ({ lines, priced }: (typeof methods)[InventoryMethod]) => `WITH
  later AS MATERIALIZED (SELECT m.product, SUM(CAST(m.quantity AS INTEGER)) AS pieces FROM optique_stock_movements m
    WHERE m.company = {:company} AND m.date > {:on} || 'z' GROUP BY m.product),
  held AS MATERIALIZED (SELECT p.id, p.name, p.reference, p.type, p.supplier, ${centimesSql("p.purchase_price")} AS cost,
      CAST(p.stock AS INTEGER) - COALESCE(l.pieces, 0) AS quantity
    FROM optique_products p LEFT JOIN later l ON l.product = p.id
    WHERE p.company = {:company} AND {:type} IN ('', p.type) AND {:supplier} IN ('', p.supplier)),
  received AS MATERIALIZED (${receivedSql(lines)}),
  priced AS MATERIALIZED (${priced}),
  valued AS MATERIALIZED (SELECT h.id, h.name, h.reference, h.type, COALESCE(s.name, '') AS supplier, h.quantity,
      COALESCE(g.value, 0) + (h.quantity - COALESCE(g.pieces, 0)) * h.cost AS value,
      CASE WHEN g.pieces = h.quantity THEN 'receipt' WHEN h.cost > 0 THEN 'product' ELSE 'none' END AS price_from
    FROM held h LEFT JOIN priced g ON g.id = h.id LEFT JOIN optique_suppliers s ON s.id = h.supplier WHERE h.quantity > 0)
  SELECT json_object('on', {:on}, 'method', {:method},
    'quantity', (SELECT COALESCE(SUM(quantity), 0) FROM valued), 'value', (SELECT COALESCE(SUM(value), 0) / 100.0 FROM valued),
    'rows', (SELECT json_group_array(json_object('product', id, 'name', name, 'reference', reference, 'type', type, 'supplier', supplier,
        'quantity', quantity, 'price', ROUND(value * 1.0 / quantity) / 100.0, 'price_from', price_from, 'value', value / 100.0)
        ORDER BY price_from <> 'none', name COLLATE NOCASE, id) FROM valued),
    'byType', (SELECT json_group_array(json(row)) FROM (SELECT json_object('type', type, ${sums}) AS row
        FROM valued GROUP BY type ORDER BY SUM(value) DESC, type)),
    'bySupplier', (SELECT json_group_array(json(row)) FROM (SELECT json_object('supplier', supplier, ${sums}) AS row
        FROM valued GROUP BY supplier ORDER BY supplier = '', supplier COLLATE NOCASE)),
    'odd', (SELECT json_group_array(json_object('product', id, 'name', name, 'reference', reference, 'quantity', quantity)
        ORDER BY name COLLATE NOCASE, id) FROM held WHERE quantity < 0))`;

const reads = Object.fromEntries(
  inventoryMethods.map((method) => [method, reading(inventorySql(methods[method]))]),
) as Record<InventoryMethod, Statement>;

/** Stock on a day, valued at the price of each product's latest receipt. */
export const inventoryOf = (app: core.App, company: string, on: IsoDay): Inventory =>
  readJson(app, reads.last, { company, method: "last", on, type: "", supplier: "" });

/** Day in the query string, by default the last 31 December; a future day is refused. */
function dayOf(e: core.RequestEvent): IsoDay {
  const sent = queryParam(e, "on");
  if (sent === "") return lastYearEnd(today());
  const day = parseDay(sent);
  if (day === null) return refuse([{ field: "on", code: "day" }]);
  return day > today() ? refuse([{ field: "on", code: "day_to_come" }]) : day;
}

/** Word in the query string, by default the first allowed one; any other is refused. */
function wordOf<Word extends string>(
  e: core.RequestEvent,
  field: string,
  words: readonly [Word, ...Word[]],
): Word {
  const sent = queryParam(e, field);
  if (sent === "") return words[0];
  return words.find((word) => word === sent) ?? refuse([{ field, code: "choice" }]);
}

/** Supplier in the query string; '' for all suppliers. */
function supplierOf(e: core.RequestEvent, company: string): string {
  const sent = queryParam(e, "supplier");
  if (sent === "" || companyOf(e.app, "optique_suppliers", sent) === company) return sent;
  return refuse([{ field: "supplier", code: "unknown_record" }]);
}

export function inventory(e: core.RequestEvent, { company }: Staff): void {
  const method = wordOf(e, "method", inventoryMethods);
  const params = {
    company,
    method,
    on: dayOf(e),
    type: wordOf(e, "type", ["", ...productTypes]),
    supplier: supplierOf(e, company),
  };
  sendJson(e, readText(e.app, reads[method], params));
}
