/**
 * A backup that was never restored is a hope. Once a week, and by `rehearse`, the latest one is restored into an empty
 * folder, asked what it is worth, and thrown away; the result stands on the panel of the backups.
 */
import { message, sentence } from "#domain/core/messages.ts";
import { type Backup, lastBackups } from "./lastBackups.ts";
import { healthOf, note } from "./health.ts";
import { ownBackup, type Put, type Trial, tryBackup } from "./tryBackup.ts";

const weekMs = 7 * 86_400_000;
type Store = Pick<core.App, "dataDir" | "newBackupsFilesystem">;
type Result = { isGood: boolean; text: string };

/** With the present data, to count what would be lost. */
function rehearse(dataDir: string, what: string, put: Put): Result {
  const began = Date.now();
  const trial = tryBackup(dataDir, put, `${dataDir}/data.db`);
  const seconds = Math.max(0.1, Math.round((Date.now() - began) / 100) / 10);
  return resultOf(trial, what, seconds);
}

function resultOf(trial: Trial, what: string, seconds: number): Result {
  const { problem, records, violations, lost } = trial;
  const say = (code: string, params: Record<string, string | number> = {}) =>
    message({ field: "", code, params: { what, seconds, records, violations, ...params } });
  if (problem) {
    const why = sentence(`rehearsal_${problem}`);
    return { isGood: false, text: say("rehearsal_failed", { why }) };
  }
  const since = lost === null ? say("rehearsal_unknown") : say("rehearsal_lost", { lost });
  const worth = say(violations > 0 ? "rehearsal_violations" : "rehearsal_good");
  return { isGood: violations === 0, text: `${worth} ${since}` };
}

const nameOf = ({ created }: Backup): string =>
  message({ field: "", code: "rehearsed_backup", params: { when: localText(created) } });

/** '2026-11-22 01:00:05.000Z' as the shop's clock says it: '22/11/2026 02:00'. */
function localText(created: string): string {
  const at = new Date(created.replace(" ", "T"));
  const two = (value: number) => String(value).padStart(2, "0");
  const day = `${two(at.getDate())}/${two(at.getMonth() + 1)}/${at.getFullYear()}`;
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The latest archive of the folder itself: the command opens no database, and knows no settings. */
function latestFile(dataDir: string): Backup | undefined {
  const files = $filesystem.local(`${dataDir}/backups`);
  return lastBackups({ newBackupsFilesystem: () => files }).find(({ name }) => isArchive(name));
}
const isArchive = (name: string): boolean => name.endsWith(".zip");

export const rehearsal = {
  /** Each hour: a computer that is off on the day of the rehearsal holds it later. */
  catchUp(app: Store): void {
    const last = healthOf(app).rehearsal?.at;
    const latest = lastBackups(app).find(({ name }) => isArchive(name));
    if (!latest || (last && Date.now() - Date.parse(last) < weekMs)) return;
    note(app, "rehearsal", rehearse(app.dataDir(), nameOf(latest), ownBackup(app, latest.name)));
  },

  /** `rehearse`: beside a running server, so it opens nothing of its data but to read (start.bootstrap). */
  command(app: Store, [folder]: readonly string[]): void {
    const dataDir = app.dataDir();
    if (folder)
      return tell(rehearse(dataDir, sentence("rehearsed_replica"), packed(dataDir, folder)));
    const latest = latestFile(dataDir);
    const result = latest
      ? rehearse(dataDir, nameOf(latest), ownBackup(app, latest.name))
      : { isGood: false, text: sentence("rehearsal_none") };
    if (latest) note(app, "rehearsal", result);
    tell(result);
  },
};

function tell({ isGood, text }: Result): void {
  console.log(text);
  if (!isGood) $os.exit(1);
}

/** What docker/lib/rehearse.mjs packed into a folder of the data. */
const packed =
  (dataDir: string, from: string): Put =>
  (root, folder) =>
    root.link(`${from.slice(dataDir.length + 1)}/backup.zip`, `${folder}/backup.zip`);
