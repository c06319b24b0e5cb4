/// <reference path="../pb_hooks/types/types.d.ts" />
// A claim may begin at a quote, and money is given back to a fund (docs/rules-claims.md).

const lastClaims = "optique_last_claims";
/** The last claim of each beneficiary of a client, as the totals make it. */
const refreshLast = (
  client,
) => `DELETE FROM ${lastClaims} WHERE client = ${client}; INSERT INTO ${lastClaims} SELECT t.client, t.beneficiary, t.company, t.id, i.date
      FROM optique_claims t JOIN optique_invoices i ON i.id = t.invoice
      WHERE t.client = ${client} AND t.status IN ('given', 'paid')
        AND EXISTS (SELECT 1 FROM optique_clients c WHERE c.id = t.client AND c.created > '')
      ON CONFLICT DO UPDATE SET claim = excluded.claim, date = excluded.date
        WHERE (excluded.date, excluded.claim) > (date, claim);`;

/** Triggers by name. A given claim counts as the last one once its quote is sold. */
const claimTriggers = {
  [`${lastClaims}_sold`]: `AFTER UPDATE OF invoice ON optique_claims WHEN old.invoice <> new.invoice
    BEGIN ${refreshLast("new.client")} END`,
  // A claim that began at a quote stays with the quote.
  optique_claims_unsold: `BEFORE DELETE ON optique_invoices
    BEGIN UPDATE optique_claims SET invoice = '' WHERE invoice = old.id AND quote > ''; END`,
  optique_claims_unquoted: `BEFORE DELETE ON optique_quotes
    BEGIN UPDATE optique_claims SET quote = '' WHERE quote = old.id AND quote > ''; END`,
  optique_claims_quote_client: `AFTER UPDATE OF client ON optique_quotes WHEN old.client <> new.client
    BEGIN UPDATE optique_claims SET client = new.client WHERE quote = new.id AND quote > '' AND invoice = ''; END`,
};

const indexes = [
  "CREATE INDEX idx_claims_invoice ON optique_claims (invoice)",
  "CREATE UNIQUE INDEX idx_claims_one_invoice ON optique_claims (invoice) WHERE invoice > ''",
  "CREATE INDEX idx_claims_quote ON optique_claims (quote)",
  "CREATE UNIQUE INDEX idx_claims_one_quote ON optique_claims (quote) WHERE quote > ''",
  "CREATE INDEX idx_claims_unsold ON optique_claims (company, quote) WHERE invoice = ''",
];
const ownNames = indexes.map((sql) => /INDEX (\w+)/.exec(sql)[1]);
const isOwn = (sql) => ownNames.includes(/INDEX\s+(?:IF NOT EXISTS\s+)?`?(\w+)/i.exec(sql)?.[1]);

const runSql = (app, sql) => app.db().newQuery(sql).execute();
const relationTo = (app, name, to) =>
  new RelationField({
    name,
    collectionId: app.findCollectionByNameOrId(to).id,
    maxSelect: 1,
    cascadeDelete: false,
  });

function addRelation(app, collection, name, to) {
  if (!collection.fields.getByName(name)) collection.fields.add(relationTo(app, name, to));
}

migrate(
  (app) => {
    const claims = app.findCollectionByNameOrId("optique_claims");
    addRelation(app, claims, "quote", "optique_quotes");
    claims.fields.getByName("invoice").required = false;
    // A fund's cheque may bounce after money was given back to the fund.
    claims.fields.getByName("received_amount").min = -999999999.99;
    claims.indexes = claims.indexes.filter((sql) => !isOwn(sql));
    app.save(claims);
    for (const sql of indexes) runSql(app, sql);
    const refunds = app.findCollectionByNameOrId("optique_refunds");
    addRelation(app, refunds, "fund", "optique_funds");
    app.save(refunds);
    for (const [name, text] of Object.entries(claimTriggers)) {
      runSql(app, `DROP TRIGGER IF EXISTS ${name}`);
      runSql(app, `CREATE TRIGGER ${name} ${text}`);
    }
  },
  (app) => {
    for (const name of Object.keys(claimTriggers)) runSql(app, `DROP TRIGGER IF EXISTS ${name}`);
    for (const name of ownNames) runSql(app, `DROP INDEX IF EXISTS ${name}`);
    runSql(app, "DELETE FROM optique_claims WHERE invoice = ''");
    runSql(app, "CREATE UNIQUE INDEX idx_claims_invoice ON optique_claims (invoice)");
    const refunds = app.findCollectionByNameOrId("optique_refunds");
    refunds.fields.removeByName("fund");
    app.save(refunds);
    const claims = app.findCollectionByNameOrId("optique_claims");
    claims.fields.removeByName("quote");
    claims.fields.getByName("invoice").required = true;
    app.save(claims);
  },
);
