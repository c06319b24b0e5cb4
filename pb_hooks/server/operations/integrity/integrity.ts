/**
 * GET /api/optique/integrity: checks every invariant against the stored data of a company. Hooks keep them; the report
 * finds damage by SQL, restored files or defects.
 */
import { floorNote } from "#domain/stock/movementNotes.strings.ts";
import { capabilityChecks } from "#server/company/shopUses.ts";
import type { BrokenRule, IntegrityChecks } from "#server/engine/integrity/integrityChecks.ts";
import { numberGaps, reissuedNumbers } from "#server/sale/numberGaps.ts";
import { implausibleDates } from "./implausibleDates.ts";
import { brokenPictures } from "#server/engine/integrity/brokenPictures.ts";
import { relationChecks } from "#server/engine/integrity/relationChecks.ts";
import { valueChecks } from "#server/engine/integrity/valueChecks.ts";
import { queryJson } from "#server/platform/storage/sql.ts";
import { subjects } from "#server/subjects.ts";
import { refuseRequest } from "#server/platform/requests/refuse.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";
import { health } from "./health.ts";
import { searchChecks, unindexedRecords } from "#server/engine/search/searchChecks.ts";

const kinds = subjects.searchIndexes.map(({ kind }) => kind);
const checks: IntegrityChecks = {
  ...subjects.checks,
  ...relationChecks,
  ...valueChecks,
  ...searchChecks(kinds),
  ...capabilityChecks(),
};

/** Limit of records reported for each rule. */
const reported = 100;

export const integrity = {
  get(e: core.RequestEvent, { company }: Staff): void {
    let report: object;
    try {
      const pictures = brokenPictures(e.app, company);
      const violations = [
        ...integrityViolations(e.app, company),
        ...pictures.violations.slice(0, reported),
      ];
      const { unseenPictures } = pictures;
      report = {
        violations,
        gaps: numberGaps(e.app, company),
        reissued: reissuedNumbers(e.app, company),
        oddDates: implausibleDates(e.app, company, reported),
        unseenPictures,
      };
    } catch (error) {
      if (health.isDamage(e.app, error)) refuseRequest("health_damaged", 503);
      throw error;
    }
    e.json(200, report);
  },
};

/** Every violation of an invariant in a company. */
export const integrityViolations = (app: Pick<core.App, "db">, company: string): BrokenRule[] => [
  ...breaksOf(app, company),
  ...searchBreaks(app, company),
];

function breaksOf(app: Pick<core.App, "db">, company: string): BrokenRule[] {
  return Object.entries(checks).flatMap(([rule, { collection, sql }]) => {
    const found = queryJson<Omit<BrokenRule, "rule" | "collection">[]>(
      app,
      `SELECT json_group_array(json_object('record', record, 'stored', stored, 'expected', expected)) AS json
       FROM (${sql} LIMIT ${reported})`,
      sql.includes("{:floor}") ? { company, floor: floorNote } : { company },
    );
    return (found ?? []).map((broken) => ({ rule, collection, ...broken }));
  });
}

const searchBreaks = (app: Pick<core.App, "db">, company: string): BrokenRule[] =>
  unindexedRecords(app, kinds, company, reported).map(({ kind, record, stored, expected }) => ({
    rule: `${kind.name} are found by search`,
    collection: kind.table,
    record,
    stored,
    expected,
  }));
