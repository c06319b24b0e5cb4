/** Invariants of tags: their products, and their reasons to be printed (docs/rules-tags.md, Queue). */
import { isPriceKeptSql } from "#domain/tags/proposedTags.ts";
import { type IntegrityChecks, checkedRows } from "#server/engine/integrity/integrityChecks.ts";

const ofTags = "FROM optique_tags t JOIN optique_products p ON p.id = t.product";

export const tagChecks: IntegrityChecks = {
  "a tag keeps another price than its product's": {
    collection: "optique_tags",
    sql: `SELECT t.id AS record, t.old_price AS stored, 'null' AS expected ${ofTags}
      WHERE ${checkedRows("t")} AND ${isPriceKeptSql("t")} AND t.old_price = p.selling_price`,
  },
  "a tag keeps another code than its product's": {
    collection: "optique_tags",
    sql: `SELECT t.id AS record, t.old_code AS stored, '' AS expected ${ofTags}
      WHERE ${checkedRows("t")} AND t.old_code <> '' AND t.old_code = p.barcode`,
  },
};
