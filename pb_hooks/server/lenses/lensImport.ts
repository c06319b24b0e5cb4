/** POST /api/optique/lens-imports: previews and writes a supplier's tariff (docs/rules-lens-imports.md). */
import { violationMessage } from "#domain/core/messages/messages.ts";
import type { LensImportReport } from "#domain/lenses/import/report.ts";
import { type LineRemark, displayName } from "#domain/lenses/import/range.ts";
import { type Act, noAmount } from "#domain/people/approvals.ts";
import { actTransaction } from "#server/platform/people/acts.ts";
import { runExclusively } from "#server/platform/queues/mutex.ts";
import {
  type AskedAct,
  checkRight,
  parseJsonBody,
  requestText,
  type Staff,
} from "#server/platform/requests/routeRequest.ts";
import { writeTransaction } from "#server/platform/storage/transaction.ts";
import { type LensImport, lensImportLimits, readLensImport } from "./lensImportBody.ts";
import {
  highestOf,
  lowestOf,
  type Plan,
  planLensImport,
  type PlannedRange,
} from "./lensImportPlan.ts";
import { writeLensRange } from "./lensImportWrite.ts";

/** Ids of the written ranges by their plan, and remarks about those not written. */
type Written = { ids: Map<PlannedRange, string>; remarks: LineRemark[] };

export const lensImport = {
  /** Identifies the file by its digest, so that one approval serves both preview and writing. */
  actOf: ({ text }: AskedAct): Act => ({ record: digestOf(text), amount: noAmount }),

  post(e: core.RequestEvent, staff: Staff): void {
    const text = requestText(e);
    runExclusively(e.app, "optique.import", "import_busy", () => {
      const asked = readLensImport(e.app, staff.company, text);
      const hasCost = asked.tariff.ranges.some(({ rows }) =>
        rows.some(({ cost }) => cost !== null),
      );
      if (hasCost) checkRight(staff.actor, "cost.see");
      const plan = planLensImport(e.app, staff.company, asked);
      const written = asked.isApplied ? writeRanges(e.app, staff, asked, plan) : nothingWritten;
      e.json(200, answerOf(asked, plan, written));
    });
  },
};

const digestOf = (text: string): string =>
  $security.sha256(JSON.stringify({ ...parseJsonBody(text, lensImportLimits), apply: false }));

const nothingWritten: Written = { ids: new Map(), remarks: [] };

/** Writes each changed range in its own transaction, so that other saves run in between; stops at the first failure. */
function writeRanges(app: core.App, staff: Staff, asked: LensImport, plan: Plan): Written {
  const written: Written = { ids: new Map(), remarks: [] };
  const changing = plan.ranges.filter(({ difference }) => !difference.isSame);
  for (const [place, range] of changing.entries()) {
    const write = (tx: core.App) => written.ids.set(range, writeLensRange(tx, staff, asked, range));
    try {
      if (place === 0) actTransaction(app, staff.actor, write);
      else writeTransaction(app, write);
    } catch (error) {
      if (place === 0) throw error;
      console.error(`Lens import: ${String(error)}`);
      for (const left of changing.slice(place)) written.ids.delete(left);
      written.remarks.push(...changing.slice(place).map(notWritten));
      return written;
    }
  }
  return written;
}

const notWritten = ({ read }: PlannedRange): LineRemark => ({
  line: read.line,
  status: "refused",
  message: violationMessage({
    field: "",
    code: "range_not_written",
    params: { name: displayName(read) },
  }),
});

function answerOf({ tariff }: LensImport, plan: Plan, { ids, remarks }: Written): LensImportReport {
  const total = (name: "changed" | "made" | "dropped") =>
    plan.ranges.reduce((sum, { difference }) => sum + difference[name], 0);
  return {
    shape: tariff.shape,
    ranges: plan.ranges.map((range) => {
      const { read, stored, difference } = range;
      const { changed, made, dropped } = difference;
      return {
        line: read.line,
        reference: read.reference,
        name: displayName(read),
        product: stored?.id ?? ids.get(range) ?? "",
        is_new: stored === null,
        rows: read.rows.length,
        changed,
        made,
        dropped,
        lowest: lowestOf(read.rows),
        highest: highestOf(read.rows),
        written: ids.has(range),
      };
    }),
    powers: { changed: total("changed"), made: total("made"), dropped: total("dropped") },
    missing: plan.missing.map(({ id, name }) => ({ product: id, name })),
    lines: [...plan.lines, ...remarks].sort((a, b) => a.line - b.line),
  };
}
