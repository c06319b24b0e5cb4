/** Lists of clients and of due reminders. */
import { invoiceDueSql, isOpenInvoiceSql } from "#domain/sale/due.ts";
import { clientSearch } from "#domain/clients/clientSearch.ts";
import { reminderIntervalDays } from "#domain/clients/messageTexts.ts";
import {
  addDays,
  dayStartInstant,
  type IsoDay,
  storedDay,
  today,
  yearBefore,
} from "#domain/core/days/days.ts";
import { type Centimes, toDirhams } from "#domain/core/money.ts";
import type {
  ParsedListRequest,
  ListCondition,
  ListFilter,
  List,
  ListOrder,
} from "#server/engine/lists/list.ts";
import { newestFirst } from "#server/engine/lists/listOrder.ts";
import { readInteger } from "#server/platform/storage/statements.ts";

/** SQL of the number of clients of {:company}, without the anonymised client. */
export const clientCountSql = `(COALESCE((SELECT records FROM optique_client_counts WHERE company = {:company}), 0)
  - EXISTS (SELECT 1 FROM optique_clients WHERE company = {:company} AND created = ''))`;

const countClients = (app: core.App, company: string): number =>
  readInteger(app, `SELECT ${clientCountSql} AS json`, { company });

const prescribed =
  "COALESCE((SELECT v.date FROM optique_visits v WHERE v.client = t.id AND +v.company = t.company), '')";

/**
 * Facts about client t: amount due in dirhams, last visit, and the latest prescription, from which reminders are
 * counted (docs/rules-clients.md, Reminders).
 */
const clientFacts = `(SELECT json_object(
    'due', COALESCE(SUM(${invoiceDueSql("i")}), 0) / 100.0,
    'visit', MAX(COALESCE(MAX(i.date), ''), ${prescribed}),
    'prescribed', ${prescribed})
  FROM optique_invoices i WHERE i.client = t.id AND +i.company = t.company)`;

/** Filter of the client list: 'owing' has an amount due, 'reminder' is due for an eye check. */
const standing: ListFilter = (value) => {
  switch (value) {
    case "":
      return null;
    case "owing":
      return {
        sql: `t.id IN (SELECT i.client FROM optique_invoices i WHERE i.company = {:company} AND ${isOpenInvoiceSql("i")} AND ${invoiceDueSql("i")} > 0)`,
        params: {},
        findsFew: true,
      };
    case "reminder":
      return {
        sql: "(SELECT v.date < {:limit} FROM optique_visits v WHERE v.client = t.id)",
        params: { limit: reminderLimit(today()) },
      };
    default:
      return { sql: "FALSE", params: {} };
  }
};
/** Latest day of a prescription that needs no reminder yet: exactly one year ago (docs/rules-clients.md, Reminders). */
const reminderLimit = (now: IsoDay): string => storedDay(yearBefore(now));

/** Amount due on all unpaid invoices in dirhams, walk-ins included, read from the totals. */
export const totalAmountDue = (app: core.App, company: string): number =>
  toDirhams(
    readInteger(
      app,
      "SELECT COALESCE(SUM(due), 0) AS json FROM optique_invoice_days WHERE company = {:company}",
      { company },
    ) as Centimes,
  );

/** Amount due of all clients, shown with the full list; a filtered or searched list has none. */
const amountDueSummary = (app: core.App, company: string, { query, filters }: ParsedListRequest) =>
  query || filters["standing"] ? {} : { due: totalAmountDue(app, company) };

export const clientList: List = {
  table: "optique_clients",
  kind: clientSearch,
  order: newestFirst,
  orderedBy: "idx_clients_company_created",
  sorts: { created: newestFirst.columns },
  // Hides the anonymised client (domain/clients/anonymisedClient.ts).
  unsearched: { sql: "t.created > ''", params: {} },
  filters: { standing },
  count: (app, company, { standing: asked }) => {
    if (asked === "reminder") return countReminders(app, company);
    return asked ? null : countClients(app, company);
  },
  computed: { facts: clientFacts },
  summary: amountDueSummary,
};

const visitsDueSql = "v.company = {:company} AND v.date < {:limit}";
const preparedSince = (now: IsoDay): string => dayStartInstant(addDays(now, -reminderIntervalDays));
/** SQL of the latest reminder to the client of this alias within the reminder interval. */
const preparedFor = (alias: string): string => `(SELECT MAX(m.created) FROM optique_messages m
  WHERE m.client = ${alias}.client AND m.kind = 'reminder' AND m.created >= {:since})`;
const longestPrepared: ListOrder = { columns: [preparedFor("v"), "v.client"], descends: false };

/**
 * Clients whose latest prescription is over one year old (docs/rules-clients.md, Reminders). Those recently reminded
 * come last.
 */
const latestBefore = (now: IsoDay): ListCondition => {
  const params = { limit: reminderLimit(now), since: preparedSince(now) };
  const asked = `v.client IN (SELECT m.client FROM optique_messages m
    WHERE m.company = {:company} AND m.kind = 'reminder' AND m.created >= {:since})`;
  return {
    sql: visitsDueSql,
    params,
    segments: [
      { sql: `${visitsDueSql} AND NOT ${asked}`, params },
      { sql: `${visitsDueSql} AND ${asked}`, params, order: longestPrepared },
    ],
  };
};

export const countReminders = (app: core.App, company: string): number =>
  readInteger(
    app,
    "SELECT COALESCE(SUM(clients), 0) AS json FROM optique_visit_days WHERE company = {:company} AND day < {:day}",
    { company, day: yearBefore(today()) },
  );

export const reminderList: List = {
  table: "optique_prescriptions",
  // A trigger keeps this table (docs/rules-clients.md, Reminders), so its index gives the order without sorting.
  from: "optique_visits v CROSS JOIN optique_prescriptions t ON t.id = v.prescription",
  searchesClient: clientSearch,
  order: { columns: ["v.date", "v.client"], descends: true },
  always: latestBefore,
  count: countReminders,
  expand: { client: "optique_clients" },
  values: { prepared: preparedFor("t") },
  computedParams: () => ({ since: preparedSince(today()) }),
};
