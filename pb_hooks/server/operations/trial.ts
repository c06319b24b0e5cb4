/**
 * `try-backup`: restores backups/backup.zip of its own empty folder and says in one JSON line what it is worth. PocketBase's
 * restore ends by starting the program again with the same arguments, so it runs twice: the first run leaves a note.
 */
import { queryInteger, queryJson, run } from "#server/platform/sql.ts";
import { rebuildOutdatedIndex } from "#server/engine/search/reindex.ts";
import { subjects } from "#server/subjects.ts";
import { violationsOf } from "./integrity.ts";
import { ownFile } from "#server/platform/dataFolder.ts";
import { quickCheck } from "./health.ts";
import { appliedMigrations, firstMigration, isOurs, isOutdated } from "./migrations.ts";
import type { Trial } from "./tryBackup.ts";

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
    const found = known ? judge(app, known, args[0] ?? "") : unpack(app, note);
    console.log(JSON.stringify(found));
  },
};

/** The migrations of PocketBase itself, which the first run found in a new database; null in the first run. */
function knownMigrations(note: string): string[] | null {
  try {
    return JSON.parse(toString($os.readFile(note))) as string[];
  } catch {
    return null;
  }
}

/** Comes back only when the restore failed. */
function unpack(app: TrialApp, note: string): Trial {
  $os.writeFile(note, JSON.stringify(appliedMigrations(app)), ownFile);
  try {
    app.restoreBackup(new Context(), archive);
  } catch (error) {
    return worthless("incomplete", String(error));
  }
  return worthless("incomplete", "");
}

function judge(app: TrialApp, known: readonly string[], live: string): Trial {
  const damage = quickCheck(() => app.concurrentDB()) || quickCheck(() => app.auxConcurrentDB());
  if (damage) return worthless("damaged", damage);
  const applied = appliedMigrations(app);
  if (!isOurs(applied)) return worthless("foreign", "");
  if (isOutdated(applied)) return worthless("outdated", "");
  const ours = [...known, ...ownMigrations()];
  // The names sort by their time: what stands before our first was replaced by it.
  const unknown = applied.filter((file) => file > firstMigration && !ours.includes(file));
  if (unknown.length > 0) return worthless("newer", unknown.join(", "));
  try {
    app.runAppMigrations();
    rebuildOutdatedIndex(app, subjects.searchIndexes);
    return { problem: "", detail: "", ...contentOf(app), lost: lostSince(app, live) };
  } catch (error) {
    return worthless("damaged", String(error));
  }
}

const worthless = (problem: Trial["problem"], detail: string): Trial => ({
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

function contentOf(app: TrialApp): Pick<Trial, "records" | "violations"> {
  const companies =
    queryJson<string[]>(app, "SELECT json_group_array(id) AS json FROM optique_companies", {}) ??
    [];
  const violations = companies.reduce((sum, company) => sum + violationsOf(app, company).length, 0);
  const counts = compared.map((table) => `(SELECT COUNT(*) FROM ${table})`).join(" + ");
  return { violations, records: queryInteger(app, `SELECT ${counts} AS json`, {}) };
}

/** How many records the present database has that this backup has not, or has otherwise. */
function lostSince(app: TrialApp, live: string): number | null {
  if (live === "") return null;
  // Attached to the one connection that writes: the others would not see it.
  const writer = { db: () => app.nonconcurrentDB() };
  try {
    run(writer, "ATTACH DATABASE {:live} AS live", { live: `file:${live}?mode=ro` });
    const changed = compared.map(
      (table) =>
        `(SELECT COUNT(*) FROM live.${table} now LEFT JOIN main.${table} old ON old.id = now.id WHERE old.updated IS NOT now.updated)`,
    );
    return queryInteger(writer, `SELECT ${changed.join(" + ")} AS json`, {});
  } catch {
    return null;
  }
}
