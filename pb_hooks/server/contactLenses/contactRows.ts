/** SQL of rows of contact lenses: their sale, their boxes, the messages about them. */
import { lensKeys } from "#domain/contactLenses/lens.ts";

const jsonOf = (column: string): string => `IIF(json_valid(${column}), ${column}, '{}')`;

/** SQL condition: two columns hold the same lens, key by key. `path`: place of the second lens in its column. */
export const isSameLensSql = (lens: string, other: string, path = "$"): string =>
  lensKeys
    .map(
      (key) =>
        `json_extract(${jsonOf(lens)}, '$.${key}') IS json_extract(${jsonOf(other)}, '${path}.${key}')`,
    )
    .join(" AND ");

/** True of a box that was scanned for the product and lens which its row has today. */
export const isOwnBoxSql = (box: string, row: string): string =>
  `(json_extract(${jsonOf(`${box}.scanned_for`)}, '$.product') = ${row}.product
    AND ${isSameLensSql(`${row}.lens`, `${box}.scanned_for`, "$.lens")})`;

/** Sale of a row as JSON text; 'null' of trial lenses. */
export const saleOfRowSql = (row: string): string =>
  `COALESCE((SELECT json_object('id', i.id, 'invoice_number', i.invoice_number, 'date', i.date)
    FROM optique_invoice_items l JOIN optique_invoices i ON i.id = l.invoice
    WHERE ${row}.invoice_item > '' AND l.id = ${row}.invoice_item), 'null')`;

/** Pieces of a row that were scanned for what it is today. */
export const boxesOfRowSql = (row: string): string =>
  `(SELECT COALESCE(SUM(b.quantity), 0) FROM optique_contact_boxes b WHERE b.[order] = ${row}.id AND ${isOwnBoxSql("b", row)})`;

/** Instant of the last step of a row. */
export const lastStepOfRowSql = (row: string): string =>
  `json_extract(IIF(json_valid(${row}.steps), ${row}.steps, '[]'), '$[#-1].at')`;

/** Latest message that the lenses of a row are there, since its last step; ''. */
export const messagedAtSql = (row: string): string =>
  `IIF(${row}.invoice_item > '', COALESCE((SELECT MAX(m.created) FROM optique_invoice_items l
    JOIN optique_messages m ON m.record = l.invoice AND m.kind = 'lens_ready' AND +m.created >= ${lastStepOfRowSql(row)}
    WHERE l.id = ${row}.invoice_item), ''), '')`;

/** Latest message that a box is recalled, since it was scanned; ''. Messages name its row. */
export const recallMessagedSql = (box: string): string =>
  `COALESCE((SELECT MAX(m.created) FROM optique_messages m WHERE m.record = ${box}.[order]
    AND m.kind = 'lens_recall' AND +m.created >= ${box}.created), '')`;

/** True of a row that neither was given nor cancelled; repeats the condition of its partial index. */
export const isOpenRowSql = (row: string): string =>
  `${row}.status IN ('to_order', 'ordered', 'arrived')`;
