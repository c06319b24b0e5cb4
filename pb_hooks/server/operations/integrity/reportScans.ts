/** All scans that make up the integrity report. */
import { floorNote } from "#domain/stock/movementNotes.strings.ts";
import { capabilityChecks } from "#server/company/shopUses.ts";
import { pictureRule, pictureScans } from "#server/engine/integrity/brokenPictures.ts";
import type { IntegrityChecks } from "#server/engine/integrity/integrityChecks.ts";
import { type Scan, scansOfChecks, singleScan } from "#server/engine/integrity/integrityScans.ts";
import { relationChecks } from "#server/engine/integrity/relationChecks.ts";
import { valueChecks } from "#server/engine/integrity/valueChecks.ts";
import { searchRules, searchScans } from "#server/engine/search/searchChecks.ts";
import { numberGaps, numberMonthsSql, reissuedNumbers } from "#server/sale/numberGaps.ts";
import { subjects } from "#server/subjects.ts";
import { implausibleDates } from "./implausibleDates.ts";

/** Maximum number of implausible dates reported for each collection. */
const oddDates = 100;

const kinds = subjects.searchIndexes.map(({ kind }) => kind);
const checks: IntegrityChecks = {
  ...subjects.checks,
  ...relationChecks,
  ...valueChecks,
  ...capabilityChecks(),
};

/** Rules, in the order of the report. */
export const rules: readonly string[] = [
  ...Object.keys(checks),
  ...searchRules(kinds),
  pictureRule,
];

export const checkScans: readonly Scan[] = [
  ...scansOfChecks(checks, { floor: floorNote }),
  ...searchScans(kinds),
];

export const reportScans: readonly Scan<core.App>[] = [
  ...checkScans,
  ...pictureScans,
  {
    name: "numbers",
    keys: numberMonthsSql,
    read: ({ app, company, first }) => ({ gaps: numberGaps(app, company, String(first)) }),
  },
  singleScan("reissued", ({ app, company }) => ({ reissued: reissuedNumbers(app, company) })),
  singleScan("dates", ({ app, company }) => ({
    oddDates: implausibleDates(app, company, oddDates),
  })),
];
