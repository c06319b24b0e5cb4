/** SQL of rows of contact lenses: their sale, their boxes, the messages about them. */

/** Sale of a row as JSON text; 'null' of trial lenses. */
export const saleOfRowSql = (row: string): string =>
  `COALESCE((SELECT json_object('id', i.id, 'invoice_number', i.invoice_number, 'date', i.date)
    FROM optique_invoice_items l JOIN optique_invoices i ON i.id = l.invoice
    WHERE ${row}.invoice_item > '' AND l.id = ${row}.invoice_item), 'null')`;

/** Pieces of a row that were scanned. */
export const boxesOfRowSql = (row: string): string =>
  `(SELECT COALESCE(SUM(b.quantity), 0) FROM optique_contact_boxes b WHERE b.[order] = ${row}.id)`;

/** Instant of the last step of a row. */
export const lastStepOfRowSql = (row: string): string =>
  `json_extract(IIF(json_valid(${row}.steps), ${row}.steps, '[]'), '$[#-1].at')`;

/** Latest message that the lenses of a row are there, since its last step; ''. */
export const messagedAtSql = (row: string): string =>
  `IIF(${row}.invoice_item > '', COALESCE((SELECT MAX(m.created) FROM optique_invoice_items l
    JOIN optique_messages m ON m.record = l.invoice AND m.kind = 'lens_ready' AND +m.created >= ${lastStepOfRowSql(row)}
    WHERE l.id = ${row}.invoice_item), ''), '')`;

/** True of a row that neither was given nor cancelled; repeats the condition of its partial index. */
export const isOpenRowSql = (row: string): string =>
  `${row}.status IN ('to_order', 'ordered', 'arrived')`;
