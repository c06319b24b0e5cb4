/** SQL about rows of contact lenses: their sale, boxes and messages. */
import { lensKeys } from "#domain/contactLenses/lens.ts";

const jsonOf = (column: string): string => `IIF(json_valid(${column}), ${column}, '{}')`;

/** SQL condition: two columns hold the same lens, key by key. `path`: JSON path of the lens in the second column. */
export const isSameLensSql = (lens: string, other: string, path = "$"): string =>
  lensKeys
    .map(
      (key) =>
        `json_extract(${jsonOf(lens)}, '$.${key}') IS json_extract(${jsonOf(other)}, '${path}.${key}')`,
    )
    .join(" AND ");

/** SQL condition: a box was scanned for the product and lens that its row has now. */
export const isOwnBoxSql = (box: string, row: string): string =>
  `(json_extract(${jsonOf(`${box}.scanned_for`)}, '$.product') = ${row}.product
    AND ${isSameLensSql(`${row}.lens`, `${box}.scanned_for`, "$.lens")})`;

/** SQL of a row's sale as JSON text; 'null' for trial lenses. */
export const saleOfRowSql = (row: string): string =>
  `COALESCE((SELECT json_object('id', i.id, 'invoice_number', i.invoice_number, 'date', i.date)
    FROM optique_invoice_items l JOIN optique_invoices i ON i.id = l.invoice
    WHERE ${row}.invoice_item > '' AND l.id = ${row}.invoice_item), 'null')`;

/** SQL of a row's scanned pieces, counting only boxes for its present product and lens. */
export const boxesOfRowSql = (row: string): string =>
  `(SELECT COALESCE(SUM(b.quantity), 0) FROM optique_contact_boxes b WHERE b.[order] = ${row}.id AND ${isOwnBoxSql("b", row)})`;

/** Instant of the last step of a row. */
export const lastStepOfRowSql = (row: string): string =>
  `json_extract(IIF(json_valid(${row}.steps), ${row}.steps, '[]'), '$[#-1].at')`;

/** SQL of the latest message, after the row's last step, that its lenses arrived; '' without one. */
export const messagedAtSql = (row: string): string =>
  `IIF(${row}.invoice_item > '', COALESCE((SELECT MAX(m.created) FROM optique_invoice_items l
    JOIN optique_messages m ON m.record = l.invoice AND m.kind = 'lens_ready' AND +m.created >= ${lastStepOfRowSql(row)}
    WHERE l.id = ${row}.invoice_item), ''), '')`;

/** SQL of the latest recall message after a box was scanned; '' without one. Such messages refer to the box's row. */
export const recallMessagedSql = (box: string): string =>
  `COALESCE((SELECT MAX(m.created) FROM optique_messages m WHERE m.record = ${box}.[order]
    AND m.kind = 'lens_recall' AND +m.created >= ${box}.created), '')`;

/** SQL condition: a row is neither given nor cancelled. It repeats the condition of the partial index. */
export const isOpenRowSql = (row: string): string =>
  `${row}.status IN ('to_order', 'ordered', 'arrived')`;
