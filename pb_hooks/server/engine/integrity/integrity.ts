/**
 * GET /api/optique/integrity: every invariant asked of the stored data of one company. The hooks keep them; this report
 * shows what the SQL console, a restored file or a defect of ours broke.
 */
import { floorNote } from "#domain/core/messages.ts";
import { searched } from "#domain/search/search.ts";
import type { Checks } from "./checks.ts";
import { numberGaps, numbersReissued } from "#server/sale/numberGaps.ts";
import { oddDates } from "./oddDates.ts";
import { pictureBreaks } from "./pictureBreaks.ts";
import { relationChecks } from "./relationChecks.ts";
import { saleChecks } from "#server/sale/saleChecks.ts";
import { stockChecks } from "#server/stock/stockChecks.ts";
import { tillChecks } from "#server/till/tillChecks.ts";
import { valueChecks } from "./valueChecks.ts";
import { workshopChecks } from "#server/workshop/workshopChecks.ts";
import { queryJson } from "#server/platform/sql.ts";
import { refuseWhole } from "#server/platform/refuse.ts";
import { staffOf } from "#server/platform/staff.ts";
import { health } from "#server/operations/health.ts";
import { searchChecks, unindexed } from "#server/engine/search/searchChecks.ts";
import { totalsChecks } from "#server/engine/totals/totalsChecks.ts";

/** A rule, and a record that breaks it. */
export type BrokenRule = {
  rule: string;
  collection: string;
  record: string;
  stored: unknown;
  expected: unknown;
};

const checks: Checks = {
  ...stockChecks,
  ...saleChecks,
  ...totalsChecks,
  ...relationChecks,
  ...valueChecks,
  ...searchChecks,
  ...workshopChecks,
  ...tillChecks,
};

/** At most so many records are told of each rule. */
const reported = 100;

export const integrity = {
  get(e: core.RequestEvent): void {
    const { company } = staffOf(e);
    let report: object;
    try {
      const pictures = pictureBreaks(e.app, company);
      const violations = [
        ...violationsOf(e.app, company),
        ...pictures.violations.slice(0, reported),
      ];
      const { unseenPictures } = pictures;
      report = {
        violations,
        gaps: numberGaps(e.app, company),
        reissued: numbersReissued(e.app, company),
        oddDates: oddDates(e.app, company, reported),
        unseenPictures,
      };
    } catch (error) {
      if (health.isDamage(e.app, error)) refuseWhole("health_damaged", 503);
      throw error;
    }
    e.json(200, report);
  },
};

/** Every broken rule of a company. */
export const violationsOf = (app: Pick<core.App, "db">, company: string): BrokenRule[] => [
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
  unindexed(app, company, reported).map(({ kind, record, stored, expected }) => ({
    rule: `${kind} are found by search`,
    collection: searched[kind].table,
    record,
    stored,
    expected,
  }));
