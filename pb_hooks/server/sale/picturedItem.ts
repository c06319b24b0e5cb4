/** Item that represents a sale in a list: its first frame, else its first item, with the product's photograph. */

/**
 * `of`: condition on the invoice of item x, which may match several. Lists alias their record t. SQLite returns the
 * columns next to MIN from the same row, so nothing is sorted.
 */
export const picturedItemSql = (of: string): string =>
  `(SELECT json_object('name', l.name, 'type', l.type, 'id', d.id, 'image', COALESCE(d.image, ''))
    FROM (SELECT x.product_name AS name, x.product_type AS type, x.product,
        MIN((x.product_type NOT IN ('frame', 'sunglasses')) * 1000000000000000 + x.rowid) AS place
      FROM optique_invoice_items x WHERE ${of} AND +x.company = t.company) l
    LEFT JOIN optique_products d ON d.id = l.product WHERE l.place > 0)`;
