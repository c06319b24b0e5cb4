/** State of the backups for the screens. Only the administrator downloads and restores (restore.ts). */
import { queryText } from "#server/platform/storage/sql.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";
import { excludeFromBackup } from "#server/platform/storage/dataFolder.ts";
import { failureText, failureReason } from "./failures.ts";
import {
  readHealthNotes,
  isRecentNote,
  writeHealthNote,
} from "#server/platform/storage/healthNotes.ts";
import {
  automaticBackupPrefix,
  readStoredBackups,
  undatedBackupPrefix,
} from "#server/platform/storage/storedBackups.ts";
import { replicaState } from "./replica.ts";
import { restore } from "./restore.ts";
import { withShortLockTimeout } from "#server/platform/storage/lockTimeout.ts";

type Store = Pick<core.App, "db" | "settings" | "createBackup" | "newBackupsFilesystem">;

/** Deletes the oldest backups beyond the limit, if any: PocketBase only does so after its automatic backups. */
function deleteOldestBackups(app: Store): void {
  const { cronMaxKeep } = app.settings().backups;
  if (cronMaxKeep === 0) return;
  const own = readStoredBackups(app).filter(({ name }) => name.startsWith(automaticBackupPrefix));
  const files = app.newBackupsFilesystem();
  try {
    for (const { name } of own.slice(cronMaxKeep)) files.delete(name);
  } finally {
    files.close();
  }
}

/** Renames automatic backups dated in the future, so that the rotation only counts those whose age is known. */
function putUndatedAside(app: Store): void {
  const undated = readStoredBackups(app).filter(
    ({ name, created }) => name.startsWith(automaticBackupPrefix) && created === "",
  );
  const files = app.newBackupsFilesystem();
  try {
    for (const { name } of undated) {
      files.copy(name, `${undatedBackupPrefix}${name.slice(automaticBackupPrefix.length)}`);
      files.delete(name);
    }
  } finally {
    files.close();
  }
}

/** Id of the company's first user, its owner. */
const ownerOf = (app: core.App, company: string): string | null =>
  queryText(
    app,
    "SELECT id AS json FROM optique_users WHERE company = {:company} ORDER BY created, rowid LIMIT 1",
    { company },
  );

/** Age after which a backup is made; shorter than the dashboard's warning (web/features/dashboard/Todo.tsx). */
const patienceMs = 36 * 3_600_000;

export const backups = {
  guardRestore: restore.guardRestore,
  guardUpload: restore.guardUpload,
  restore: restore.run,

  /** Makes a backup when the last one is too old, because a computer switched off at night misses the schedule. */
  catchUp(app: Store): void {
    if (app.settings().backups.cron === "") return;
    const shops = "SELECT COALESCE(MIN(created), '') AS json FROM optique_companies";
    const oldest = queryText(app, shops, {}) ?? "";
    const [last] = readStoredBackups(app);
    const since = last?.created || oldest;
    if (since === "" || Date.now() - Date.parse(since.replace(" ", "T")) < patienceMs) return;
    const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 17);
    app.createBackup(new Context(), `${automaticBackupPrefix}optique_${stamp}.zip`);
    deleteOldestBackups(app);
  },

  get(e: core.RequestEvent, { company, actor }: Staff): void {
    const isOwner = ownerOf(e.app, company) === actor.id;
    const { backup, restore: restored, rehearsal } = readHealthNotes(e.app);
    const { cron, cronMaxKeep } = e.app.settings().backups;
    e.json(200, {
      backups: readStoredBackups(e.app).map((found) => (isOwner ? found : { ...found, name: "" })),
      cron,
      keep: cronMaxKeep,
      lastError: failureText("backup_failed", backup),
      restoreError:
        restored && isRecentNote(restored.at) ? failureText("restore_failed", restored) : "",
      rehearsal: rehearsal ?? null,
      replica: replicaState(e.app),
    });
  },

  /** Stores the error of a failed backup, across restarts, until a backup succeeds. */
  create(e: core.BackupEvent): void {
    excludeFromBackup(e);
    try {
      putUndatedAside(e.app);
      // Waits briefly for locks, because a backup ends with a checkpoint of each database.
      withShortLockTimeout(e.app, () => e.next());
    } catch (error) {
      console.error(`${e.name}: ${String(error)}`);
      writeHealthNote(e.app, "backup", { error: String(error), why: failureReason(error) });
      throw error;
    }
    writeHealthNote(e.app, "backup", { error: "" });
  },
};
