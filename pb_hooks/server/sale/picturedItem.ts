/** Item that stands for a sale in a list: its first frame, else its first item, with the photograph of the product. */

/** `invoice`: SQL of the invoice's id, of which there may be several. Lists alias their record t. */
export const picturedItemSql = (invoice: string): string =>
  `(SELECT json_object('name', l.product_name, 'type', l.product_type, 'id', d.id, 'image', COALESCE(d.image, ''))
    FROM optique_invoice_items l LEFT JOIN optique_products d ON d.id = l.product
    WHERE l.invoice IN (${invoice}) AND +l.company = t.company
    ORDER BY l.product_type IN ('frame', 'sunglasses') DESC, l.rowid LIMIT 1)`;
