/** List of the tags to print, and how many by reason (docs/rules-tags.md, Queue). */
import { productTypes } from "#domain/core/records.ts";
import { isPriceKeptSql, proposedTagsSql } from "#domain/tags/proposedTags.ts";
import type { TagCounts, TagReason } from "#domain/tags/tagAnswers.ts";
import { productSearch } from "#domain/stock/stockSearch.ts";
import type { List, ListFilter } from "#server/engine/lists/list.ts";
import type { Written } from "#server/platform/records/recordTexts.ts";
import { readJson, reading } from "#server/platform/storage/statements.ts";

const proposed = proposedTagsSql("t", "p");
const queue = "optique_tags t CROSS JOIN optique_products p ON p.id = t.product";

/** SQL condition of each reason to print tag t. */
const reasons: Record<TagReason, string> = {
  receipt: "t.pieces > 0 AND p.stock > 0",
  price: isPriceKeptSql("t"),
  code: "t.old_code <> ''",
  hand: "t.hand > 0",
};
const conditions = new Map(Object.entries(reasons));

const reasonFilter: ListFilter = (value) =>
  value ? { sql: conditions.get(value) ?? "FALSE", params: {} } : null;
const typeFilter: ListFilter = (value) =>
  value
    ? {
        sql: `p.type IN (SELECT value FROM json_each({:types}))`,
        params: {
          types: JSON.stringify(
            value.split(",").filter((one) => productTypes.some((type) => type === one)),
          ),
        },
      }
    : null;

export const writtenTags: Written = {
  table: "optique_tags",
  joined: "JOIN optique_products p ON p.id = t.product",
  values: {
    proposed,
    // Replaces the field, because a number in a JSON column may be sent as a text.
    old_price: `IIF(${isPriceKeptSql("t")}, t.old_price, NULL)`,
  },
  expand: { product: "optique_products" },
};

const countsRead = reading(`SELECT json_object(${Object.entries(reasons)
  .map(([reason, sql]) => `'${reason}', COALESCE(SUM(${sql}), 0)`)
  .join(", ")}, 'tags', COALESCE(SUM(${proposed}), 0))
  FROM ${queue} WHERE t.company = {:company} AND ${proposed} > 0`);

export const tagList: List = {
  ...writtenTags,
  from: queue,
  order: { columns: ["p.name COLLATE NOCASE", "t.rowid"], descends: false },
  always: () => ({ sql: `${proposed} > 0`, params: {} }),
  filters: { reason: reasonFilter, type: typeFilter },
  searchesThrough: [{ kind: productSearch, column: "t.product" }],
  summary: (app, company) => ({ counts: readJson<TagCounts>(app, countsRead, { company }) }),
};
