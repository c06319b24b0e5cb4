/** List of quotes, by state, and quotes that wait for an answer. */
import { clientSearch } from "#domain/clients/clientSearch.ts";
import { addDays, dayStartInstant, type IsoDay, storedDay, today } from "#domain/core/days/days.ts";
import {
  isSentSql,
  lastMessageSql,
  quoteStateSql,
  variantTotalsSql,
} from "#domain/quotes/quote.ts";
import { quoteSearch } from "#domain/quotes/quoteSearch.ts";
import type { List, ListCondition, ListFilter } from "#server/engine/lists/list.ts";
import { equalFilter, fromDayFilter, untilDayFilter } from "#server/engine/lists/listFilters.ts";
import { latestDateFirst, newestFirst } from "#server/engine/lists/listOrder.ts";
import type { SqlParams } from "#server/platform/storage/sql.ts";
import { readInteger, readJson, reading } from "#server/platform/storage/statements.ts";

/** SQL condition: unanswered quotes `q` of the company, by the partial index. */
const unansweredSql = "q.company = {:company} AND q.invoice = '' AND q.refusal = ''";
const validSql = `${unansweredSql} AND q.valid_until >= {:now}`;
const among = (condition: string, params: SqlParams): ListCondition => ({
  sql: `t.id IN (SELECT q.id FROM optique_quotes q WHERE ${condition})`,
  params,
  findsFew: true,
});

/** Condition of each state; the same rule as `quoteStateSql`, but by an index. */
function stateCondition(state: string): ListCondition {
  const params = { now: storedDay(today()) };
  switch (state) {
    case "open":
      return among(`${validSql} AND NOT ${isSentSql("q")}`, params);
    case "sent":
      return among(`${validSql} AND ${isSentSql("q")}`, params);
    case "expired":
      return among(`${unansweredSql} AND q.valid_until < {:now}`, params);
    case "accepted":
      return { sql: "t.invoice > ''", params: {} };
    case "refused":
      return { sql: "t.invoice = '' AND t.refusal > ''", params: {} };
    default:
      return { sql: "FALSE", params: {} };
  }
}

const stateFilter: ListFilter = (value) => (value ? stateCondition(value) : null);

/** Condition of valid unanswered quotes whose last message, else date, is at least so many days ago. */
function waitingSql(days: number, day: IsoDay): { sql: string; params: SqlParams } {
  const lastSql = lastMessageSql("q");
  return {
    sql: `${validSql} AND IIF(${lastSql} > '', ${lastSql} < {:messaged}, q.date <= {:dated})`,
    params: {
      now: storedDay(day),
      messaged: dayStartInstant(addDays(day, 1 - days)),
      dated: storedDay(addDays(day, -days)),
    },
  };
}

/** Filter whose value is the number of days after which the shop follows a quote up. */
const waitingFilter: ListFilter = (value) =>
  /^\d{1,3}$/.test(value) ? amongWaiting(Number(value)) : null;

function amongWaiting(days: number): ListCondition {
  const { sql, params } = waitingSql(days, today());
  return among(sql, params);
}

export const quoteList: List = {
  table: "optique_quotes",
  kind: quoteSearch,
  searchesClient: clientSearch,
  articles: {
    from: "SELECT 1 FROM optique_quote_items i WHERE i.quote = t.id",
    text: "i.product_name || ' ' || i.product_reference || ' ' || i.label",
  },
  searchesDays: true,
  order: newestFirst,
  orderedBy: "idx_quotes_company_created",
  sorts: { number: ["t.number", "t.rowid"], date: ["t.date", "t.rowid"] },
  orderOfOne: latestDateFirst,
  filters: {
    state: stateFilter,
    waiting: waitingFilter,
    client: equalFilter("client"),
    prescription: equalFilter("prescription"),
    from: fromDayFilter,
    to: untilDayFilter,
  },
  expand: { client: "optique_clients", invoice: "optique_invoices" },
  values: {
    state: quoteStateSql("t", "{:quote_day}"),
    last_message: lastMessageSql("t"),
  },
  computed: { variants: variantTotalsSql("t") },
  computedParams: () => ({ quote_day: storedDay(today()) }),
};

const followDaysRead = reading(
  "SELECT COALESCE(MAX(quote_follow_days), 0) FROM optique_companies WHERE id = {:company}",
);

/** Number of quotes to follow up, with the person and date of the oldest. */
export function waitingQuotes(
  app: core.App,
  company: string,
): { quotesWaiting: number; oldestQuote: { name: string; day: string } | null } {
  const { sql, params } = waitingSql(readInteger(app, followDaysRead, { company }), today());
  return readJson(
    app,
    `WITH waiting AS MATERIALIZED (SELECT q.date, q.client, q.prospect_name FROM optique_quotes q WHERE ${sql})
      SELECT json_object('quotesWaiting', COUNT(*), 'oldestQuote', json((SELECT json_object(
          'name', COALESCE(NULLIF(w.prospect_name, ''), c.name, ''), 'day', substr(w.date, 1, 10))
        FROM waiting w LEFT JOIN optique_clients c ON c.id = w.client ORDER BY w.date LIMIT 1))) AS json FROM waiting`,
    { ...params, company },
  );
}
