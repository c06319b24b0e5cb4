/** Dates stored before limits for dates existed (domain/core/days/businessDays.ts): typing errors, not damage. */
import { firstBusinessDay, lastBusinessDay } from "#domain/core/days/businessDays.ts";
import { storedDay } from "#domain/core/days/days.ts";
import { fieldShapesOf } from "#domain/core/fields/fields.ts";
import { type CollectionName, collections } from "#domain/core/records.ts";
import { companyCondition } from "#server/engine/integrity/integrityChecks.ts";
import { queryJson } from "#server/platform/storage/sql.ts";

type OddDate = { collection: string; record: string; date: string };

/** Movements are left out, because they have their document's date. */
const dated = (Object.keys(collections) as CollectionName[]).filter(
  (name) => fieldShapesOf(name)["date"]?.kind === "date" && name !== "optique_stock_movements",
);

const sql = dated
  .map(
    (name) => `SELECT * FROM (SELECT '${name}' AS collection, id AS record, date FROM ${name}
      WHERE ${companyCondition} AND (date < {:first} OR date > {:last}) LIMIT {:most})`,
  )
  .join(" UNION ALL ");

/** Dates that a save would refuse today, up to a limit for each collection. */
export const implausibleDates = (
  app: Pick<core.App, "db">,
  company: string,
  most: number,
): OddDate[] =>
  queryJson<OddDate[]>(
    app,
    `SELECT json_group_array(json_object('collection', collection, 'record', record, 'date', substr(date, 1, 10))) AS json
     FROM (${sql})`,
    { company, most, first: storedDay(firstBusinessDay), last: storedDay(lastBusinessDay()) },
  ) ?? [];
