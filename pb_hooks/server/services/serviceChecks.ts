/** Invariants of tickets: the last step, the movements of their parts, and the state and ranks of remakes. */
import { hasStockSql } from "#domain/stock/nonStock.ts";
import { followedStatusSql } from "#domain/services/serviceStatus.ts";
import { checkedRows, type IntegrityChecks } from "#server/engine/integrity/integrityChecks.ts";

/** SQL of the pieces that a part's movements add to or take from the stock. */
const movedSql = `COALESCE((SELECT SUM(CAST(m.quantity AS INTEGER)) FROM optique_stock_movements m
  WHERE m.line = x.id AND +m.company = x.company AND +m.reference_type = 'service' AND m.movement_type = 'service'), 0)`;

/** Keeps rows that differ; a subquery, because a ticket has a column named `expected` too. */
const different = (found: string): string =>
  `SELECT record, stored, expected FROM (${found}) WHERE stored <> expected`;

export const serviceChecks: IntegrityChecks = {
  "a ticket's state is its last step": {
    collection: "optique_services",
    sql: different(`SELECT v.id AS record, v.status AS stored,
        COALESCE(json_extract(IIF(json_valid(v.steps), v.steps, '[]'), '$[#-1].status'), '') AS expected
      FROM optique_services v WHERE ${checkedRows("v")}`),
  },
  "movements of a part of a ticket = the part": {
    collection: "optique_service_items",
    sql: `${different(`SELECT x.id AS record, ${movedSql} AS stored,
        CAST(x.quantity AS INTEGER) * IIF(x.direction = 'in', 1, -1) AS expected
      FROM optique_service_items x JOIN optique_products p ON p.id = x.product AND ${hasStockSql("p")}
      WHERE ${checkedRows("x")}`)} AND stored <> 0`,
  },
  "the latest remake of a job has its state": {
    collection: "optique_services",
    sql: different(`SELECT v.id AS record, v.status AS stored, ${followedStatusSql("j.status")} AS expected
      FROM optique_services v JOIN optique_jobs j ON j.id = v.job
      WHERE ${checkedRows("v")} AND v.job > ''
        AND v.rank = (SELECT MAX(o.rank) FROM optique_services o WHERE o.job = v.job AND o.job > '')`),
  },
  "remakes of a job count from 1": {
    collection: "optique_services",
    sql: different(`SELECT v.id AS record, CAST(v.rank AS INTEGER) AS stored,
        (SELECT COUNT(*) FROM optique_services o WHERE o.job = v.job AND o.job > '' AND o.rank <= v.rank) AS expected
      FROM optique_services v WHERE ${checkedRows("v")} AND v.job > ''`),
  },
};
