/** GET /api/optique/lists/cheques: by the day they fall due, those without one last; what they come to by state. */
import { addDays, storedDay, today } from "#domain/core/days.ts";
import { chequeStates } from "#domain/core/records.ts";
import { chequeDays } from "#domain/till/cheques.ts";
import { paymentRows } from "./paymentRows.ts";
import type { Filter, Filters, List } from "#server/lists/list.ts";
import { dueFrom, dueUntil, equal, oneOf } from "#server/lists/listFilters.ts";
import type { Params } from "#server/platform/sql.ts";
import { centimesSql } from "#server/platform/sql.ts";
import { readJson, reading } from "#server/platform/statements.ts";

/** In hand, and to be brought to the bank by now: due within the week, or overdue. */
const dueSql = (alias: string): string =>
  `${alias}.cheque_state = 'in_hand' AND ${alias}.due_on > '' AND ${alias}.due_on <= {:soon}`;
const soon = (): string => storedDay(addDays(today(), chequeDays));

const stateOf = oneOf("cheque_state", chequeStates);
/** 'open': not settled yet; 'due': to be brought to the bank; or states by name. */
const state: Filter = (value) => {
  if (value === "due") return { sql: dueSql("t"), params: { soon: soon() } };
  return stateOf(value === "open" ? "in_hand,deposited" : value);
};

/** Older cheques have no state, and are not followed. */
const followed = "t.cheque_state > ''";

export const cheques: List = {
  ...paymentRows,
  order: { columns: ["t.due_on", "t.rowid"], descends: false },
  filters: { state, slip: equal("slip"), from: dueFrom, to: dueUntil },
  always: () => ({
    sql: followed,
    params: {},
    parts: ["t.due_on > ''", "t.due_on = ''"].map((due) => ({
      sql: `${followed} AND ${due}`,
      params: {},
    })),
  }),
  searchesColumns: ["reference", "bank"],
  searchesThrough: [
    {
      kind: "invoices",
      column: "t.invoice",
      from: (ids) => ids,
      to: "t.invoice",
    },
    {
      kind: "clients",
      column: "t.invoice",
      from: (ids) => `SELECT i.id FROM optique_invoices i WHERE i.client IN (${ids})`,
      to: "(SELECT i.client FROM optique_invoices i WHERE i.id = t.invoice)",
    },
  ],
  facts: (app, company, { filters }) => sumsOf(app, company, filters),
};

/** Of each state what its cheques come to in dirhams and how many there are, of the days that are asked for. */
function sumsOf(app: core.App, company: string, filters: Filters): object {
  const days = [dueFrom(filters["from"] ?? ""), dueUntil(filters["to"] ?? "")];
  const params: Params = { company };
  const asked = days.flatMap((condition) => {
    Object.assign(params, condition?.params);
    return condition ? [` AND ${condition.sql}`] : [];
  });
  const ofState = (value: string) => `FROM optique_payments t
    WHERE t.company = {:company} AND t.cheque_state = '${value}'${asked.join("")}`;
  const each = (written: (value: string) => string) =>
    chequeStates.map((value) => `'${value}', (SELECT ${written(value)} ${ofState(value)})`).join();
  const sum = `COALESCE(SUM(${centimesSql("t.amount")}), 0) / 100.0`;
  const found = readJson<object>(
    app,
    `SELECT json_object('sums', json_object(${each(() => sum)}), 'counts', json_object(${each(() => "COUNT(*)")})) AS json`,
    params,
  );
  return { ...found, due: chequesDue(app, company) };
}

const dueRead =
  reading(`SELECT json_object('cheques', COUNT(*), 'amount', COALESCE(SUM(${centimesSql("t.amount")}), 0) / 100.0)
  FROM optique_payments t WHERE t.company = {:company} AND ${dueSql("t")}`);

/** The cheques that are to be brought to the bank, and what they come to in dirhams. */
export const chequesDue = (app: core.App, company: string): { cheques: number; amount: number } =>
  readJson(app, dueRead, { company, soon: soon() });
