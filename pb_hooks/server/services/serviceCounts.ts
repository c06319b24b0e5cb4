/** Counts of waiting tickets for the board and the dashboard. Remakes count with the jobs, whose cards show them. */
import { storedDay, today } from "#domain/core/days/days.ts";
import type { ServicesOfToday } from "#domain/services/serviceAnswers.ts";
import {
  isLateServiceSql,
  isLentOutSql,
  isOpenServiceSql,
  isSilentSql,
  silentBefore,
} from "#domain/services/serviceStatus.ts";
import { readJson, reading } from "#server/platform/storage/statements.ts";
import { lastStepInstantSql } from "#server/workshop/jobCards.ts";
import { messagesSinceSql } from "./serviceCards.ts";

/** Open tickets except remakes; the SQL repeats the condition of the partial index. */
export const openServices = `FROM optique_services t WHERE t.company = {:company} AND ${isOpenServiceSql("t")} AND t.kind <> 'remake'`;
const late = `${openServices} AND ${isLateServiceSql("t")}`;
/** Ready tickets whose client has had no message since they became ready. */
const unannounced = `${openServices} AND t.status = 'ready' AND NOT EXISTS (SELECT 1 FROM ${messagesSinceSql("'service'")})`;
const silent = `FROM optique_services t WHERE t.company = {:company} AND ${isSilentSql("t")}`;
/** Tickets handed back whose lent glasses are still out. The `+` keeps SQLite off the index of handed-back tickets. */
const lent = `FROM optique_services t WHERE t.company = {:company} AND ${isLentOutSql("t")} AND +t.status = 'returned'`;

export const serviceCountsSql = `json_object(
    'servicesOpen', (SELECT COUNT(*) ${openServices}),
    'servicesLate', (SELECT COUNT(*) ${late}), 'servicesReady', (SELECT COUNT(*) ${unannounced}))`;

const named = 3;
const clientOf =
  "COALESCE((SELECT c.name FROM optique_clients c WHERE c.id = w.client), NULLIF(w.object, ''), w.number)";
const supplierOf =
  "COALESCE((SELECT s.name FROM optique_suppliers s WHERE s.id = w.supplier), w.number)";
const first = (columns: string, from: string, order: string): string =>
  `(SELECT json_group_array(json_object(${columns})) FROM (SELECT * FROM ${from} ORDER BY ${order} LIMIT ${named}) w)`;
const columns = "t.rowid AS place, t.id, t.client, t.object, t.number, t.supplier";

/** Each set is materialised once, then counted and named. */
const todayRead =
  reading(`WITH late AS MATERIALIZED (SELECT ${columns}, t.promised_on AS day ${late}),
    waiting AS MATERIALIZED (SELECT ${columns}, ${lastStepInstantSql} AS day ${unannounced}),
    silent AS MATERIALIZED (SELECT ${columns}, t.sent_on AS day ${silent}),
    lent AS MATERIALIZED (SELECT ${columns}, ${lastStepInstantSql} AS day ${lent})
  SELECT json_object(
    'servicesLate', (SELECT COUNT(*) FROM late), 'servicesReady', (SELECT COUNT(*) FROM waiting),
    'servicesSilent', (SELECT COUNT(*) FROM silent), 'servicesLent', (SELECT COUNT(*) FROM lent),
    'latestServices', ${first(`'name', ${clientOf}, 'day', substr(w.day, 1, 10)`, "late", "day, place")},
    'longestServices', ${first(`'name', ${clientOf}`, "waiting", "day, place")},
    'silentSuppliers', ${first(`'name', ${supplierOf}, 'day', substr(w.day, 1, 10)`, "silent", "day, place")},
    'silentSupplier', (SELECT CASE WHEN COUNT(DISTINCT supplier) = 1 THEN MAX(supplier) ELSE '' END FROM silent),
    'lentTo', ${first(`'id', w.id, 'name', ${clientOf}`, "lent", "day, place")})`);

/** Dashboard values of a shop without tickets. */
export const noServices: ServicesOfToday = {
  servicesLate: 0,
  servicesReady: 0,
  servicesSilent: 0,
  servicesLent: 0,
  latestServices: [],
  longestServices: [],
  silentSuppliers: [],
  silentSupplier: "",
  lentTo: [],
};

export const servicesOfToday = (app: core.App, company: string): ServicesOfToday => {
  const day = today();
  return readJson<ServicesOfToday>(app, todayRead, {
    company,
    today: storedDay(day),
    silent: silentBefore(day),
  });
};
