/** Lists of sheets, and of sheets to renew (docs/rules-contact-orders.md, Renewal). */
import { clientSearch } from "#domain/clients/clientSearch.ts";
import { contactSearch } from "#domain/contactLenses/contactSearch.ts";
import { contactSheetStatuses } from "#domain/core/records.ts";
import { addDays, dayStartInstant, type IsoDay, storedDay, today } from "#domain/core/days/days.ts";
import { productSearch } from "#domain/stock/stockSearch.ts";
import type { List, ListCondition, ListFilter, ListOrder } from "#server/engine/lists/list.ts";
import { equalFilter, oneOfFilter } from "#server/engine/lists/listFilters.ts";
import { latestDateFirst } from "#server/engine/lists/listOrder.ts";
import type { PaletteList } from "#server/engine/lists/palette.ts";
import { readInteger, reading } from "#server/platform/storage/statements.ts";

const productOf = (eye: "right_lens" | "left_lens"): string =>
  `IIF(json_valid(t.${eye}), t.${eye} ->> '$.product', '')`;
const throughProduct = (eye: "right_lens" | "left_lens") => ({
  kind: productSearch,
  column: productOf(eye),
});

export const sheetList: List = {
  table: "optique_contact_prescriptions",
  kind: contactSearch,
  searchesClient: clientSearch,
  searchesThrough: [throughProduct("right_lens"), throughProduct("left_lens")],
  order: latestDateFirst,
  orderedBy: "idx_contact_sheets_company_date_created",
  orderOfOne: latestDateFirst,
  filters: { client: equalFilter("client"), status: oneOfFilter("status", contactSheetStatuses) },
  expand: { client: "optique_clients" },
};

/** A prepared message counts for 30 days; a sheet due for more than 180 days has lapsed. */
const preparedDays = 30;
const lapsedDays = 180;

/** SQL of the last day within the company's notice period, in stored form; `company`: SQL of its id. */
const noticeSql = (company: string): string =>
  `(SELECT strftime('%Y-%m-%d 00:00:00.000Z', {:today}, '+' || CAST(s.lens_notice_days AS INTEGER) || ' days')
    FROM optique_companies s WHERE s.id = ${company})`;
const orNever = (name: string): string => `IIF(t.${name} = '', '9999', t.${name})`;
/** SQL of the first due day, exactly as in the index idx_contact_sheets_due. */
const dueSql = `MIN(${["right_until", "left_until", "check_on"].map(orNever).join(", ")})`;
/** SQL of the day on which the boxes of the first eye end; '9999' without boxes. */
const untilSql = `MIN(${orNever("right_until")}, ${orNever("left_until")})`;
const isSupplyDue = (company: string): string => `${untilSql} <= ${noticeSql(company)}`;
const isCheckDue = (company: string): string =>
  `(t.check_on > '' AND t.check_on <= ${noticeSql(company)})`;

/** SQL condition: the client has no sheet later than t that is validated or stopped. */
const isCurrent = `NOT EXISTS (SELECT 1 FROM optique_contact_prescriptions n WHERE n.client = t.client AND n.status <> 'trial'
  AND (n.date, n.created, n.id) > (t.date, t.created, t.id))`;

/** A sheet found by the palette has `current`: true when a renewal would use it. */
export const sheetPalette: PaletteList = {
  name: "contact-prescriptions",
  list: {
    ...sheetList,
    computed: { current: `IIF(t.status <> 'trial' AND ${isCurrent}, 'true', 'false')` },
  },
};

const isDue = `t.status = 'final' AND ${dueSql} <= ${noticeSql("{:company}")} AND ${isCurrent}`;
/** SQL condition: the latest due day is not more than 180 days past. */
const isRecent = `MAX(IIF(${isSupplyDue("{:company}")}, ${untilSql}, ''), IIF(${isCheckDue("{:company}")}, t.check_on, '')) >= {:lapsed}`;
const lastRow = `COALESCE((SELECT MAX(o.created) FROM optique_contact_orders o WHERE o.contact = t.id AND o.trial = FALSE), '')`;
/** SQL of the latest message about sheet t, within 30 days and after its last row; NULL without one. */
const prepared = `(SELECT MAX(m.created) FROM optique_messages m WHERE m.record = t.id
  AND m.kind IN ('lens_supply', 'lens_check') AND +m.created >= {:since} AND +m.created >= ${lastRow})`;
const longestPrepared: ListOrder = { columns: [prepared, "t.rowid"], descends: false };

const paramsOf = (now: IsoDay) => ({
  today: now,
  since: dayStartInstant(addDays(now, -preparedDays)),
  lapsed: storedDay(addDays(now, -lapsedDays)),
});

/** Sheets to renew; those with a prepared message are listed last. */
const dueOn = (now: IsoDay): ListCondition => {
  const params = paramsOf(now);
  return {
    sql: isDue,
    params,
    segments: [
      { sql: `${isDue} AND ${prepared} IS NULL`, params },
      { sql: `${isDue} AND ${prepared} IS NOT NULL`, params, order: longestPrepared },
    ],
  };
};

const whyFilter: ListFilter = (why) => {
  const conditions: Record<string, string> = {
    supply: isSupplyDue("{:company}"),
    check: isCheckDue("{:company}"),
  };
  return why ? { sql: conditions[why] ?? "FALSE", params: { today: today() } } : null;
};

export const renewalList: List = {
  table: "optique_contact_prescriptions",
  searchesClient: clientSearch,
  order: { columns: [dueSql, "t.rowid"], descends: false },
  always: dueOn,
  hides: ({ lapsed }) => (lapsed === "1" ? null : { sql: isRecent, params: paramsOf(today()) }),
  // The value `lapsed` only lifts the condition of `hides`.
  filters: { why: whyFilter, lapsed: () => null },
  expand: { client: "optique_clients" },
  values: {
    until: `COALESCE(NULLIF(${untilSql}, '9999'), '')`,
    prepared: `COALESCE(${prepared}, '')`,
  },
  computed: {
    why: `(SELECT json_group_array(w.why) FROM (SELECT 'supply' AS why WHERE ${isSupplyDue("t.company")}
      UNION ALL SELECT 'check' WHERE ${isCheckDue("t.company")}) w)`,
  },
  computedParams: () => paramsOf(today()),
};

const preparedCountRead = reading(
  `SELECT COUNT(*) FROM optique_contact_prescriptions t WHERE t.company = {:company} AND ${isDue} AND ${isRecent} AND ${prepared} IS NULL`,
);
/** Number of sheets to renew without a prepared message. */
export const renewalsToPrepare = (app: core.App, company: string, now: IsoDay): number =>
  readInteger(app, preparedCountRead, { company, ...paramsOf(now) });
