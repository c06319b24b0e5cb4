/**
 * Selling value of a receipt's or adjustment's goods, for an approval. Receipt prices are costs, which not everybody
 * may see (docs/access.md, Hidden fields).
 */
import { centimesSql, toCentimes, toDirhams } from "#domain/core/money.ts";
import { sentObjects } from "#domain/documents/sentAmounts.ts";
import type { StockDocumentKind } from "#domain/stock/stockDocuments.ts";
import { readInteger, reading } from "#server/platform/storage/statements.ts";

/** SQL of the selling value in centimes of lines `l` with product and quantity. */
const valueSql = (lines: string): string =>
  `SELECT CAST(COALESCE(SUM(${centimesSql("p.selling_price")} * l.quantity), 0) AS INTEGER)
    FROM ${lines} l JOIN optique_products p ON p.id = l.product AND p.company = {:company}`;

/** SQL of an item's number of pieces: the larger of its quantity and the pieces that move. */
const piecesSql = (kind: StockDocumentKind, field: (name: string) => string): string =>
  `MAX(ABS(CAST(${field("quantity")} AS REAL)), ABS(COALESCE(CAST(${field(kind.moved)} AS REAL), 0)))`;

const sentRead = (kind: StockDocumentKind) =>
  reading(
    valueSql(
      `(SELECT value ->> 'product' AS product, ${piecesSql(kind, (name) => `(value ->> '${name}')`)} AS quantity
        FROM json_each({:lines}))`,
    ),
  );
const storedRead = (kind: StockDocumentKind) =>
  reading(
    valueSql(
      `(SELECT product, ${piecesSql(kind, (name) => name)} AS quantity FROM ${kind.items}
        WHERE ${kind.parent} = {:document} AND company = {:company})`,
    ),
  );

/** Prepares the statements for a kind; call it at the top of a module. Amounts are in dirhams. */
export function goodsValue(kind: StockDocumentKind) {
  const [sent, stored] = [sentRead(kind), storedRead(kind)];
  const inDirhams = (app: core.App, ...asked: [typeof sent, Record<string, string>]): number =>
    toDirhams(toCentimes(readInteger(app, ...asked) / 100));
  return {
    ofSent: (app: core.App, company: string, lines: unknown): number =>
      inDirhams(app, sent, { company, lines: JSON.stringify(sentObjects(lines)) }),
    ofStored: (app: core.App, company: string, document: string): number =>
      inDirhams(app, stored, { company, document }),
  };
}
