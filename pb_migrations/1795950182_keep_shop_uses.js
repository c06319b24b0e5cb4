/// <reference path="../pb_hooks/types/types.d.ts" />
// What a shop uses, or switched on; its screens leave out the rest (docs/rooms.md, Capabilities).

const usesField = "uses";
const anyOfShop = (table, condition = "TRUE") =>
  `EXISTS(SELECT 1 FROM ${table} t WHERE t.company = c.id AND ${condition})`;

/** Conditions on a company `c`, by capability, in their order. */
const usedBefore = {
  quotes: anyOfShop("optique_quotes"),
  claims: anyOfShop("optique_claims"),
  credits: `(${anyOfShop("optique_credit_notes")} OR ${anyOfShop("optique_refunds")})`,
  discounts: anyOfShop("optique_invoice_items", "t.discount > 0"),
  second_pair: `(c.second_pair_discount > 0 OR ${anyOfShop("optique_invoice_items", "t.pair > 1")})`,
  workshop: anyOfShop(
    "optique_jobs",
    "json_valid(t.steps) AND json_array_length(t.steps) > 1 AND json_extract(t.steps, '$[1].status') <> 'cancelled'",
  ),
  team: "(SELECT COUNT(*) FROM optique_users t WHERE t.company = c.id) > 1",
};
const usesOfShop = Object.entries(usedBefore)
  .map(([word, condition]) => `SELECT '${word}' AS word WHERE ${condition}`)
  .join(" UNION ALL ");

const laterPairs = "idx_invoice_items_later_pairs";

migrate(
  (app) => {
    const items = app.findCollectionByNameOrId("optique_invoice_items");
    items.addIndex(laterPairs, false, "company", "pair > 1");
    app.save(items);
    const companies = app.findCollectionByNameOrId("optique_companies");
    if (!companies.fields.getByName(usesField))
      companies.fields.add(new JSONField({ name: usesField, maxSize: 2000 }));
    app.save(companies);
    app
      .db()
      .newQuery(
        `UPDATE optique_companies AS c SET ${usesField} = (SELECT json_group_array(word) FROM (${usesOfShop}))`,
      )
      .execute();
  },
  (app) => {
    const items = app.findCollectionByNameOrId("optique_invoice_items");
    items.removeIndex(laterPairs);
    app.save(items);
    const companies = app.findCollectionByNameOrId("optique_companies");
    companies.fields.removeByName(usesField);
    app.save(companies);
  },
);
