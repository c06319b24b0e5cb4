/** GET /api/optique/lists/cheques: by due day, undated ones last, with sums by state. */
import { addDays, isDay, storedDay, today } from "#domain/core/days/days.ts";
import { type ChequeState, chequeStates } from "#domain/core/records.ts";
import { clientSearch } from "#domain/clients/clientSearch.ts";
import { invoiceSearch } from "#domain/sale/invoiceSearch.ts";
import { chequeDepositDays } from "#domain/till/cheques.ts";
import { centimesSql } from "#domain/core/money.ts";
import { chequeRows } from "./chequeRows.ts";
import type { ListFilter, FilterValues, List } from "#server/engine/lists/list.ts";
import { dayFilter, oneOfFilter } from "#server/engine/lists/listFilters.ts";
import type { SqlParams } from "#server/platform/storage/sql.ts";
import { readJson, reading } from "#server/platform/storage/statements.ts";

/** Condition to repeat with each state, or SQLite would not use the partial index. Older cheques have no state. */
const hasState = "t.cheque_state > ''";
/** `hasState` written differently, so that SQLite uses the partial index of due days. */
const hasAny = "t.cheque_state <> ''";

/** SQL condition: cheques to deposit now, because they are overdue or due within the week. */
const dueSql = `${hasState} AND t.cheque_state = 'in_hand' AND t.due_on > '' AND t.due_on <= {:soon}`;
const soon = (): string => storedDay(addDays(today(), chequeDepositDays));

/** Replaces 'open' by the states that are not settled yet. */
const statesOf = (value: string): string => (value === "open" ? "in_hand,deposited" : value);
const stateOf = oneOfFilter("cheque_state", chequeStates);
/** State filter: 'due' means to be deposited now; other values are states. */
const state: ListFilter = (value) => {
  if (value === "due") return { sql: dueSql, params: { soon: soon() } };
  const asked = stateOf(statesOf(value));
  return asked ? { ...asked, sql: `${hasState} AND ${asked.sql}` } : { sql: hasAny, params: {} };
};

const slip: ListFilter = (value) =>
  value ? { sql: "t.slip > '' AND t.slip = {:slip}", params: { slip: value } } : null;

/** Filters by due day; cheques without one never match. */
const dueFrom = dayFilter("from", ">=", "due_on");
const dueUntil: ListFilter = (value) => {
  const until = dayFilter("to", "<=", "due_on")(value);
  return until && { ...until, sql: `t.due_on > '' AND ${until.sql}` };
};

export const chequeList: List = {
  ...chequeRows,
  order: { columns: ["t.due_on", "t.rowid"], descends: false },
  filters: { state, slip, from: dueFrom, to: dueUntil },
  always: () => ({
    sql: "TRUE",
    params: {},
    segments: ["t.due_on > ''", "t.due_on = ''"].map((sql) => ({ sql, params: {} })),
  }),
  count: countOf,
  searchesColumns: ["reference", "bank"],
  searchesThrough: [
    { kind: invoiceSearch, column: "t.invoice" },
    {
      kind: clientSearch,
      column: "t.invoice",
      from: (ids) => `SELECT i.id FROM optique_invoices i WHERE i.client IN (${ids})`,
      to: "(SELECT i.client FROM optique_invoices i WHERE i.id = t.invoice)",
    },
  ],
  summary: (app, company, { filters }) => sumsOf(app, company, filters),
};

type StateTotals = { state: ChequeState; cheques: number; amount: number };

/** Number and amount in dirhams of cheques by state, within the requested due days. */
function totalsOf(app: core.App, company: string, { from, to }: FilterValues): StateTotals[] {
  const params: SqlParams = { company };
  if (isDay(from)) params["from"] = from;
  if (isDay(to)) params["to"] = to;
  const asked = `${isDay(from) ? " AND day >= {:from}" : ""}${isDay(to) ? " AND day > '' AND day <= {:to}" : ""}`;
  const sql = `SELECT state, SUM(cheques) AS cheques, SUM(amount) AS amount FROM optique_cheque_days
    WHERE company = {:company}${asked} GROUP BY state`;
  const row = "json_object('state', state, 'cheques', cheques, 'amount', amount / 100.0)";
  return readJson(app, `SELECT json_group_array(${row}) AS json FROM (${sql})`, params);
}

/** Number of listed cheques; null when the totals cannot tell. */
function countOf(app: core.App, company: string, filters: FilterValues): number | null {
  const value = statesOf(filters["state"] ?? "");
  if (value === "due" || filters["slip"]) return null;
  const states = value ? value.split(",") : chequeStates;
  const asked = totalsOf(app, company, filters).filter(({ state }) => states.includes(state));
  return asked.reduce((sum, { cheques }) => sum + cheques, 0);
}

/** Sums, counts and cheques to deposit, shown with the list. */
function sumsOf(app: core.App, company: string, filters: FilterValues): object {
  const totals = new Map(totalsOf(app, company, filters).map((one) => [one.state, one]));
  const each = (valueOf: (one: StateTotals) => number) =>
    Object.fromEntries(
      chequeStates.map((name) => {
        const one = totals.get(name);
        return [name, one ? valueOf(one) : 0];
      }),
    );
  return {
    sums: each(({ amount }) => amount),
    counts: each(({ cheques }) => cheques),
    due: chequesDue(app, company),
  };
}

const dueRead =
  reading(`SELECT json_object('cheques', COUNT(*), 'amount', COALESCE(SUM(${centimesSql("t.amount")}), 0) / 100.0)
  FROM optique_payments t WHERE t.company = {:company} AND ${dueSql}`);

/** Number of cheques to deposit now, and their sum in dirhams. */
export const chequesDue = (app: core.App, company: string): { cheques: number; amount: number } =>
  readJson(app, dueRead, { company, soon: soon() });
