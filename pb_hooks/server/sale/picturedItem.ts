/** Item that stands for a sale in a list: its first frame, else its first item, with the photograph of the product. */

/**
 * `of`: condition on the invoice of item x, of which there may be several. Lists alias their record t. The columns beside MIN are
 * those of its row, so nothing is sorted.
 */
export const picturedItemSql = (of: string): string =>
  `(SELECT json_object('name', l.name, 'type', l.type, 'id', d.id, 'image', COALESCE(d.image, ''))
    FROM (SELECT x.product_name AS name, x.product_type AS type, x.product,
        MIN((x.product_type NOT IN ('frame', 'sunglasses')) * 1000000000000000 + x.rowid) AS place
      FROM optique_invoice_items x WHERE ${of} AND +x.company = t.company) l
    LEFT JOIN optique_products d ON d.id = l.product WHERE l.place > 0)`;
