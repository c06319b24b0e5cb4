/** Reads the sale of a job whose lenses are made again, and their stock, by one statement. */
import { membersSql } from "#domain/core/text/sqlTexts.ts";
import type { JobDelays } from "#domain/workshop/jobs.ts";
import type { Measured } from "#domain/lenses/measuredLens.ts";
import type { RemakeLine, RemakeShelf } from "#domain/services/remake.ts";
import { hasDrawerSql, hasStockSql } from "#domain/stock/nonStock.ts";
import { recordJson } from "#server/platform/records/recordJson.ts";
import { readText, reading } from "#server/platform/storage/statements.ts";
import { firstInvoiceSql } from "#server/workshop/firstInvoice.ts";

export type RemakeLookups = RemakeShelf & {
  prescription: Measured;
  client: string;
  items: RemakeLine[];
  credited: { invoice_item: string; quantity: number }[];
  delays: JobDelays;
  /** Another prescription whose values the lenses are made with; null without one. */
  values: (Measured & { client: string }) | null;
};

const lineValues = membersSql(
  ["id", "product", "product_name", "product_type", "eye", "use", "source"],
  "l",
);
const numbers = `'pair', CAST(l.pair AS INTEGER), 'quantity', CAST(l.quantity AS INTEGER),
  'cost', IIF(typeof(l.cost) IN ('integer', 'real'), l.cost, NULL), 'power', IIF(json_valid(l.power), json(l.power), NULL)`;
const flag = (sql: string): string => `json(IIF(${sql}, 'true', 'false'))`;
const inCells = `IIF(${hasDrawerSql("d")}, COALESCE((SELECT SUM(c.quantity) FROM optique_lens_cells c WHERE c.product = d.id), 0), 0)`;
const productValues = `'purchase_price', d.purchase_price, 'delay_days', CAST(d.delay_days AS INTEGER), 'geometry', d.geometry,
  'has_stock', ${flag(hasStockSql("d"))}, 'has_drawer', ${flag(hasDrawerSql("d"))}, 'pieces', CAST(d.stock AS INTEGER) - ${inCells}`;

const lookupsRead =
  reading(`WITH lenses AS MATERIALIZED (SELECT l.*, l.rowid AS place FROM optique_invoice_items l
    WHERE l.invoice = ${firstInvoiceSql("i.id", "{:prescription}")} AND l.product_type = 'lens')
  SELECT json_object('prescription', json(${recordJson("optique_prescriptions", "p")}), 'client', p.client,
    'items', (SELECT json_group_array(json_object(${lineValues}, ${numbers}) ORDER BY l.created, l.place) FROM lenses l),
    'credited', (SELECT json_group_array(json_object('invoice_item', n.invoice_item, 'quantity', CAST(n.quantity AS INTEGER)))
      FROM lenses l JOIN optique_credit_items n ON n.invoice_item = l.id),
    'products', (SELECT json_group_object(d.id, json_object(${productValues}))
      FROM optique_products d WHERE d.id IN (SELECT l.product FROM lenses l)),
    'cells', (SELECT json_group_object(c.product || ' ' || c.cell, c.quantity)
      FROM optique_lens_cells c WHERE c.product IN (SELECT l.product FROM lenses l)),
    'delays', (SELECT json_object('mounting_days', w.mounting_days, 'lab_days', w.lab_days)
      FROM optique_companies w WHERE w.id = p.company),
    'values', json((SELECT ${recordJson("optique_prescriptions", "o")} FROM optique_prescriptions o
      WHERE o.id = {:values} AND o.company = p.company)))
  FROM optique_prescriptions p WHERE p.id = {:prescription}`);

/** Reads the values; null without the prescription. `values`: id of another prescription, '' for none. */
export function readRemakeLookups(
  tx: core.App,
  prescription: string,
  values: string,
): RemakeLookups | null {
  const text = readText(tx, lookupsRead, { prescription, values });
  return text === "" ? null : (JSON.parse(text) as RemakeLookups);
}
