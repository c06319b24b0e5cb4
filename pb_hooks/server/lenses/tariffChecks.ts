/** Invariants of tariffs: rows within bounds, and an index as the triggers write it (docs/rules-lenses.md, Tariff). */
import { type IntegrityChecks, checkedRows } from "#server/engine/integrity/integrityChecks.ts";
import { rowsOfSql } from "./tariffIndex.ts";

const tariffs = { collection: "optique_lens_tariffs" };
const number = "(SELECT g.number FROM optique_lens_grids g WHERE g.tariff = t.id)";

/** SQL condition: a span is not two ordered quarter dioptres within the limit. */
const isOutside = (name: "sphere" | "cylinder", most: number): string => {
  const [from, to] = [`(r.value ->> '$.${name}[0]')`, `(r.value ->> '$.${name}[1]')`];
  return `COALESCE(${from} NOT BETWEEN -${most} AND ${to} OR ${to} > ${most} OR ${from} * 4 <> ROUND(${from} * 4) OR ${to} * 4 <> ROUND(${to} * 4), TRUE)`;
};
const hasBothSigns = "(r.value ->> '$.cylinder[0]') < 0 AND (r.value ->> '$.cylinder[1]') > 0";
const list = "json_each(IIF(json_valid(t.rows), t.rows, '[]')) r";

export const tariffChecks: IntegrityChecks = {
  "rows of a tariff are within their bounds": {
    ...tariffs,
    // Rows of supplements are skipped, because they have no powers.
    sql: `SELECT t.id AS record, MIN(r.key) AS stored, 'sphere to 30, cylinder to 12 of one sign, quarters' AS expected
      FROM optique_lens_tariffs t JOIN optique_products p ON p.id = t.product JOIN ${list}
      WHERE ${checkedRows("t")} AND p.supplement = '' AND (${isOutside("sphere", 30)} OR ${isOutside("cylinder", 12)} OR ${hasBothSigns})
      GROUP BY t.rowid`,
    rows: 50,
  },
  "the index of a tariff = its rows": {
    ...tariffs,
    sql: `SELECT t.id AS record,
        (SELECT COUNT(*) || ' ' || COALESCE(SUM(i.price), 0) || ' ' || COALESCE(SUM(i.cost), 0) || ' ' || COALESCE(SUM(i.sphere_from), 0)
          || ' ' || COALESCE(SUM(i.cylinder_to), 0) FROM optique_lens_rows i WHERE i.id ${rowsOfSql(number)}) AS stored,
        (SELECT COUNT(*) || ' ' || COALESCE(SUM(CAST(ROUND((r.value ->> '$.price') * 100) AS INTEGER)), 0)
          || ' ' || COALESCE(SUM(CAST(ROUND((r.value ->> '$.cost') * 100) AS INTEGER)), 0)
          || ' ' || COALESCE(SUM(CAST((r.value ->> '$.sphere[0]') * 4 AS INTEGER)), 0)
          || ' ' || COALESCE(SUM(CAST((r.value ->> '$.cylinder[1]') * 4 AS INTEGER)), 0) FROM ${list}) AS expected
      FROM optique_lens_tariffs t WHERE ${checkedRows("t")} AND stored <> expected`,
    rows: 50,
  },
};
