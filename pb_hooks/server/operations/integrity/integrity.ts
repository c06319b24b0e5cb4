/**
 * GET /api/optique/integrity: checks every invariant on a company's stored data. Hooks maintain them; the report finds
 * damage by SQL, restored files or defects. With `part` it reads one range and returns the name of the next.
 */
import { currentTimestamp } from "#server/platform/storage/sql.ts";
import type { BrokenRule } from "#server/engine/integrity/integrityChecks.ts";
import {
  type Findings,
  keysOf,
  rangesOf,
  type Scan,
  type ScanRange,
} from "#server/engine/integrity/integrityScans.ts";
import { pictureLooks } from "#server/engine/integrity/brokenPictures.ts";
import { queryParam, type Staff } from "#server/platform/requests/routeRequest.ts";
import { refuseRequest } from "#server/platform/requests/refuse.ts";
import { health } from "./health.ts";
import { checkScans, reportScans, rules } from "./reportScans.ts";

/** Maximum number of records reported for each rule. */
const reported = 100;

/** Reads the parts of a report one after the other, and collects their findings. */
function reader<App>(app: App, company: string) {
  const found: Findings = {
    violations: [],
    gaps: [],
    reissued: [],
    oddDates: [],
    unseenPictures: 0,
  };
  const counts = new Map<string, number>();
  const files = { left: pictureLooks };
  const room = (rule: string): number => reported - (counts.get(rule) ?? 0);
  return {
    found,
    read(scan: Scan<App>, range: ScanRange): void {
      const part = scan.read({ ...range, app, company, room, files });
      for (const { rule } of part.violations ?? []) counts.set(rule, (counts.get(rule) ?? 0) + 1);
      found.violations.push(...(part.violations ?? []));
      found.gaps.push(...(part.gaps ?? []));
      found.reissued.push(...(part.reissued ?? []));
      found.oddDates.push(...(part.oddDates ?? []));
      found.unseenPictures += part.unseenPictures ?? 0;
    },
  };
}

function readAll<App extends Pick<core.App, "db">>(
  app: App,
  company: string,
  scans: readonly Scan<App>[],
): Findings {
  const { found, read } = reader(app, company);
  const keys = keysOf(app, company, scans);
  for (const [at, scan] of scans.entries())
    for (const range of rangesOf(scan, keys[at] ?? [])) read(scan, range);
  const placeOf = ({ rule }: BrokenRule): number => rules.indexOf(rule);
  found.violations.sort((one, other) => placeOf(one) - placeOf(other));
  // The first missing numbers over all months come first.
  found.gaps.sort((one, other) => sequenceOf(one) - sequenceOf(other));
  return found;
}

const sequenceOf = ({ number }: { number: string }): number => Number(number.slice(6));

/** Name of a scan, and the last of its keys that was read. */
type Cursor = [name: string, last: string | number];
const firstPart = "first";

function cursorOf(text: string): Cursor | null {
  if (text === firstPart) return null;
  const [name, last] = parsedList(text);
  const isKnown = reportScans.some((scan) => scan.name === name);
  const isKey = typeof last === "string" || Number.isSafeInteger(last);
  return isKnown && isKey ? ([name, last] as Cursor) : refuseRequest("bad_request");
}

function parsedList(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** Reads one range; returns it with the number of ranges read so far and in all. */
function readPart(app: core.App, company: string, cursor: Cursor | null) {
  const at = currentTimestamp();
  const keys = keysOf(app, company, reportScans);
  const all = reportScans.map((scan, place) => rangesOf(scan, keys[place] ?? []));
  const current = cursor ? reportScans.findIndex(({ name }) => name === cursor[0]) : -1;
  const left = reportScans.flatMap((scan, place) => {
    if (place < current) return [];
    const ranges =
      cursor && place === current ? rangesOf(scan, keys[place] ?? [], cursor[1]) : all[place];
    return (ranges ?? []).map((range) => ({ scan, range }));
  });
  const { found, read } = reader(app, company);
  const [part] = left;
  if (part) read(part.scan, part.range);
  const parts = all.reduce((sum, ranges) => sum + ranges.length, 0);
  const done = Math.max(0, parts - Math.max(0, left.length - 1));
  const next = left.length > 1 && part ? JSON.stringify([part.scan.name, part.range.last]) : null;
  return { ...found, at, done, parts, ...(next ? { next } : {}) };
}

export const integrity = {
  get(e: core.RequestEvent, { company }: Staff): void {
    const part = queryParam(e, "part");
    const cursor = part ? cursorOf(part) : null;
    let report: object;
    try {
      report = part ? readPart(e.app, company, cursor) : readAll(e.app, company, reportScans);
    } catch (error) {
      if (health.isDamage(e.app, error)) refuseRequest("health_damaged", 503);
      throw error;
    }
    e.json(200, report);
  },
};

/** Finds every violation of an invariant in a company, except in pictures. */
export const integrityViolations = (app: Pick<core.App, "db">, company: string): BrokenRule[] =>
  readAll(app, company, checkScans).violations;
