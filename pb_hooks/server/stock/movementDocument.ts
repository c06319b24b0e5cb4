import { stockSources } from "#domain/stock/stockSources.ts";

const cases = Object.entries(stockSources).map(([type, { header, shown }]) => {
  const facts = Object.entries(shown).map(([name, column]) => `'${name}', d.${column}`);
  return `WHEN '${type}' THEN (SELECT json_object(${facts.join(", ")}) FROM ${header} d WHERE d.id = t.reference_id AND +d.company = t.company)`;
});

/** The document of movement t as JSON; none where it has none, or that one is gone and only a floor is left. */
export const documentSql = `CASE t.reference_type ${cases.join(" ")} END`;
