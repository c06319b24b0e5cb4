/** Invariants of closings and cheque states. */
import { centimesSql } from "#domain/core/money.ts";
import {
  type IntegrityChecks,
  checkedDays,
  checkedRows,
} from "#server/engine/integrity/integrityChecks.ts";
import { closedCashSql } from "./tillFigures.ts";

/** Keeps rows that differ; a subquery, because closings have a column named `expected` too. */
const broken = (sql: string): string => `SELECT * FROM (${sql}) WHERE stored <> expected`;

const figures = ["opening", "expected", "counted", "difference"];

export const tillChecks: IntegrityChecks = {
  "a close says what its journal says": {
    collection: "optique_closes",
    sql: broken(`SELECT c.id AS record,
        json_array(${figures.map((name) => `c.${name} + 0.0`).join(", ")}, json(IIF(json_valid(c.figures), c.figures, 'null'))) AS stored,
        COALESCE((SELECT json_array(${figures
          .map((name) => `json_extract(j.changes, '$.${name}[1]') + 0.0`)
          .join(", ")}, json_extract(j.changes, '$.figures[1]'))
          FROM optique_journal j WHERE j.record = c.id AND j.collection = 'optique_closes' AND j.action = 'update'
          ORDER BY j.created LIMIT 1), '') AS expected
      FROM optique_closes c WHERE ${checkedRows("c")}`),
  },
  "a close adds up": {
    collection: "optique_closes",
    sql: broken(`SELECT c.id AS record, json_array(${centimesSql("c.expected")}, ${centimesSql("c.difference")}) AS stored,
        json_array(${centimesSql("c.opening")} + ${closedCashSql("c")}, ${centimesSql("c.counted")} - ${centimesSql("c.expected")}) AS expected
      FROM optique_closes c WHERE ${checkedRows("c")}`),
  },
  "only cheques have a state": {
    collection: "optique_payments",
    sql: `SELECT p.id AS record, p.cheque_state AS stored, '' AS expected FROM optique_payments p
      WHERE ${checkedRows("p")} AND p.cheque_state > '' AND p.payment_method <> 'check'`,
  },
  "cheques of a due day = its cheques": {
    collection: "optique_payments",
    of: "optique_cheque_days",
    adds: "cheques",
    sql: `SELECT d.state || ' ' || d.day AS record, json_array(d.cheques, d.amount) AS stored,
        (SELECT json_array(COUNT(*), COALESCE(SUM(${centimesSql("t.amount")}), 0)) FROM optique_payments t
          WHERE t.company = d.company AND t.cheque_state > '' AND t.cheque_state = d.state
            AND t.due_on >= d.day AND t.due_on < IIF(d.day = '', '0', d.day || 'z')) AS expected
      FROM optique_cheque_days d WHERE ${checkedDays("d")} AND stored <> expected`,
  },
};
