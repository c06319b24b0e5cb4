/**
 * `try-backup`: restores backups/backup.zip into its own empty folder and prints a JSON report. PocketBase's restore
 * restarts the program with the same arguments; a note marks the second run.
 */
import { queryInteger, queryJson, runSql } from "#server/platform/storage/sql.ts";
import { rebuildOutdatedIndex } from "#server/engine/search/reindex.ts";
import { subjects } from "#server/subjects.ts";
import { integrityViolations } from "#server/operations/integrity/integrity.ts";
import { privateFileMode } from "#server/platform/storage/dataFolder.ts";
import { quickCheck } from "#server/operations/integrity/health.ts";
import {
  appliedMigrations,
  firstMigration,
  isOptiqueDatabase,
  isOutdatedDatabase,
} from "#server/operations/start/migrations.ts";
import type { TrialResult } from "./tryBackup.ts";

type TrialApp = Pick<
  core.App,
  | "db"
  | "dataDir"
  | "concurrentDB"
  | "auxConcurrentDB"
  | "nonconcurrentDB"
  | "restoreBackup"
  | "runAppMigrations"
  | "isTransactional"
  | "runInTransaction"
  | "store"
>;

const archive = "backup.zip";
const compared = [
  "optique_clients",
  "optique_prescriptions",
  "optique_invoices",
  "optique_payments",
  "optique_products",
  "optique_suppliers",
  "optique_stock_receipts",
  "optique_stock_adjustments",
];

export const isTrial = (): boolean => $os.args[1] === "try-backup";

export const trial = {
  command(app: TrialApp, args: readonly string[]): void {
    const note = `${app.dataDir()}/backups/known.json`;
    const known = knownMigrations(note);
    const found = known ? checkRestored(app, known, args[0] ?? "") : restoreArchive(app, note);
    console.log(JSON.stringify(found));
  },
};

/** PocketBase's own migrations, which the first run stored from a new database; null in the first run. */
function knownMigrations(note: string): string[] | null {
  try {
    return JSON.parse(toString($os.readFile(note))) as string[];
  } catch {
    return null;
  }
}

/** Starts the restore, which only returns when it failed. */
function restoreArchive(app: TrialApp, note: string): TrialResult {
  $os.writeFile(note, JSON.stringify(appliedMigrations(app)), privateFileMode);
  try {
    app.restoreBackup(new Context(), archive);
  } catch (error) {
    return failedTrial("incomplete", String(error));
  }
  return failedTrial("incomplete", "");
}

function checkRestored(app: TrialApp, known: readonly string[], live: string): TrialResult {
  const damage = quickCheck(() => app.concurrentDB()) || quickCheck(() => app.auxConcurrentDB());
  if (damage) return failedTrial("damaged", damage);
  const applied = appliedMigrations(app);
  if (!isOptiqueDatabase(applied)) return failedTrial("foreign", "");
  if (isOutdatedDatabase(applied)) return failedTrial("outdated", "");
  const ours = [...known, ...ownMigrations()];
  // Names of migrations begin with their time; those before our first were replaced by it, so they are not unknown.
  const unknown = applied.filter((file) => file > firstMigration && !ours.includes(file));
  if (unknown.length > 0) return failedTrial("newer", unknown.join(", "));
  try {
    app.runAppMigrations();
    rebuildOutdatedIndex(app, subjects.searchIndexes);
    return { problem: "", detail: "", ...contentOf(app), lost: countLostRecords(app, live) };
  } catch (error) {
    return failedTrial("damaged", String(error));
  }
}

const failedTrial = (problem: TrialResult["problem"], detail: string): TrialResult => ({
  problem,
  detail,
  records: 0,
  violations: 0,
  lost: null,
});

function ownMigrations(): string[] {
  const names: string[] = [];
  for (const entry of $os.readDir(`${__hooks}/../pb_migrations`))
    if (entry) names.push(entry.name());
  return names;
}

function contentOf(app: TrialApp): Pick<TrialResult, "records" | "violations"> {
  const companies =
    queryJson<string[]>(app, "SELECT json_group_array(id) AS json FROM optique_companies", {}) ??
    [];
  const violations = companies.reduce(
    (sum, company) => sum + integrityViolations(app, company).length,
    0,
  );
  const counts = compared.map((table) => `(SELECT COUNT(*) FROM ${table})`).join(" + ");
  return { violations, records: queryInteger(app, `SELECT ${counts} AS json`, {}) };
}

/** Number of present records that this backup lacks or has in another version. */
function countLostRecords(app: TrialApp, live: string): number | null {
  if (live === "") return null;
  // Attached to the writing connection, because other connections would not see the second database.
  const writer = { db: () => app.nonconcurrentDB() };
  try {
    runSql(writer, "ATTACH DATABASE {:live} AS live", { live: `file:${live}?mode=ro` });
    const changed = compared.map(
      (table) =>
        `(SELECT COUNT(*) FROM live.${table} now LEFT JOIN main.${table} old ON old.id = now.id WHERE old.updated IS NOT now.updated)`,
    );
    return queryInteger(writer, `SELECT ${changed.join(" + ")} AS json`, {});
  } catch {
    return null;
  }
}
