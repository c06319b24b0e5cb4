/**
 * Prepares a restore, which replaces all data: tries the backup, backs up the present data, refuses writes. The gate
 * does this before PocketBase sees the request (guardRestore), because PocketBase answers 204 before it starts.
 */
import { messageOfCode } from "#domain/core/messages/messages.ts";
import { unlockWrites, lockWrites } from "#server/platform/storage/writeLock.ts";
import { setRequestDeadline } from "#server/platform/requests/deadlines.ts";
import { refuse, refuseRequest } from "#server/platform/requests/refuse.ts";
import { keepOwnFilesInRestore } from "#server/platform/storage/dataFolder.ts";
import { failureReason } from "./failures.ts";
import { writeHealthNote } from "#server/platform/storage/healthNotes.ts";
import { beforeRestorePrefix } from "#server/platform/storage/storedBackups.ts";
import { forgetRestore, noteRestore } from "./restored.ts";
import { isTrial } from "./tryBackupCommand.ts";
import { storedArchive, uploadedArchive, tryBackup } from "./tryBackup.ts";

/** PocketBase's store key that is set while a backup or restore runs. */
const activeKey = "@activeBackup";
const preparedKey = "optique.restore";
/** PocketBase starts a restore one second after its answer; after this time it will not start any more. */
const graceMs = 60_000;

/**
 * Locks all writes and tries the backup. A bad backup is refused with a French message, and the writes are unlocked.
 */
function prepare(app: core.App, name: string): void {
  lockWrites(app, "restoring");
  try {
    const { problem, detail } = tryBackup(app.dataDir(), storedArchive(app, name));
    if (problem) {
      console.error(`${name}: ${problem} ${detail}`);
      refuseRequest(`backup_${problem}`);
    }
    backUpPresentData(app);
    app.store().set(preparedKey, { name, at: Date.now() });
  } catch (error) {
    cancelRestore(app);
    throw error;
  }
}

function backUpPresentData(app: core.App): void {
  const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  try {
    app.createBackup(new Context(), `${beforeRestorePrefix}${stamp}.zip`);
  } catch (error) {
    console.error(`avant-restauration: ${String(error)}`);
    refuseRequest("not_put_aside", 503);
  }
}

function cancelRestore(app: Pick<core.App, "store">): void {
  app.store().remove(preparedKey);
  unlockWrites(app);
}

const preparedOf = (app: Pick<core.App, "store">) =>
  app.store().get(preparedKey) as { name: string; at: number } | undefined;

export const restore = {
  /** POST /api/backups/{key}/restore, before PocketBase handles it. */
  guardRestore(e: core.RequestEvent): void {
    if (!e.hasSuperuserAuth()) return e.next();
    const name = e.request?.pathValue("key") ?? "";
    if (!isThere(e.app, name)) return e.next();
    if (e.app.store().has(activeKey)) refuseRequest("backup_busy", 503);
    prepare(e.app, name);
    try {
      e.next();
    } catch (error) {
      cancelRestore(e.app);
      throw error;
    }
  },

  /** POST /api/backups/upload: refuses a file that could not be restored. */
  guardUpload(e: core.RequestEvent): void {
    if (!e.hasSuperuserAuth()) return e.next();
    setRequestDeadline(e, "upload");
    const file = uploadedFile(e);
    if (!file) return e.next();
    const { problem } = tryBackup(e.app.dataDir(), uploadedArchive(e.app.dataDir(), file));
    if (problem) refuse([{ field: "file", code: `backup_${problem}` }]);
    e.next();
  },

  /** Runs the restore, after preparing it when the gate did not. On success the program restarts. */
  run(e: core.BackupEvent): void {
    if (isTrial()) return e.next();
    const { app } = e;
    try {
      if (preparedOf(app)?.name !== e.name) prepareLate(app, e.name);
      keepOwnFilesInRestore(e);
      noteRestore(app);
      e.next();
    } catch (error) {
      cancelRestore(app);
      forgetRestore(app);
      writeHealthNote(app, "restore", {
        error: `${e.name}: ${sentenceOf(error)}`,
        why: failureReason(error),
      });
      throw error;
    }
  },

  /** Minute job: accepts writes again when a restore never began. */
  reopen(app: Pick<core.App, "store">): void {
    const prepared = preparedOf(app);
    if (!prepared || app.store().has(activeKey) || Date.now() - prepared.at < graceMs) return;
    cancelRestore(app);
  },
};

/** Removes PocketBase's mark for the time being, because it prevents the backup of the present data. */
function prepareLate(app: core.App, name: string): void {
  app.store().remove(activeKey);
  try {
    prepare(app, name);
  } finally {
    app.store().set(activeKey, name);
  }
}

function isThere(app: core.App, name: string): boolean {
  const files = app.newBackupsFilesystem();
  try {
    return files.exists(name);
  } finally {
    files.close();
  }
}

function uploadedFile(e: core.RequestEvent): filesystem.File | undefined {
  try {
    return e.findUploadedFiles("file")[0];
  } catch {
    // No multipart body, or an incomplete one: PocketBase refuses it.
    return undefined;
  }
}

const sentenceOf = (error: unknown): string =>
  (error as { value?: { message?: string } }).value?.message ??
  (String(error) || messageOfCode("bad_request"));
