/**
 * Rehearsal of a restore: once a week and by `rehearse`, the latest backup is restored into an empty folder and
 * checked. The backup panel shows the result.
 */
import { violationMessage, messageOfCode } from "#domain/core/messages/messages.ts";
import {
  formatCount,
  formatInstant,
  formatMoment,
  formatTime,
  instantMs,
} from "#domain/core/days/formatDays.ts";
import {
  type Backup,
  isInFuture,
  readStoredBackups,
} from "#server/platform/storage/storedBackups.ts";
import { readHealthNotes, writeHealthNote } from "#server/platform/storage/healthNotes.ts";
import { storedArchive, type ArchiveWriter, type TrialResult, tryBackup } from "./tryBackup.ts";

const weekMs = 7 * 86_400_000;
type Store = Pick<core.App, "dataDir" | "newBackupsFilesystem">;
type Result = { isGood: boolean; text: string };

/** Restores an archive on trial, and counts what it lacks of the present data. `what`: its name within a sentence. */
function rehearse(dataDir: string, what: string, put: ArchiveWriter): Result {
  const began = Date.now();
  const trial = tryBackup(dataDir, put, `${dataDir}/data.db`);
  const seconds = Math.max(0.1, Math.round((Date.now() - began) / 100) / 10);
  return resultOf(trial, what, seconds);
}

/**
 * Sentence such as 'Essai de restauration du 22/11/2026 : la sauvegarde de 04:35 est saine (2 818 enregistrements, 0,6
 * s). …'
 */
function resultOf(trial: TrialResult, what: string, seconds: number): Result {
  const tried = rehearsalSentence("rehearsal", {
    day: formatInstant(new Date().toISOString()),
    what,
  });
  if (trial.problem) {
    const why = messageOfCode(`rehearsal_${trial.problem}`);
    return { isGood: false, text: `${tried} ${rehearsalSentence("rehearsal_failed", { why })}` };
  }
  const { records, violations } = trial;
  const content = rehearsalSentence(records === 1 ? "rehearsal_content_one" : "rehearsal_content", {
    records: formatCount(records),
    seconds,
  });
  const worth = violations > 0 ? "rehearsal_violations" : "rehearsal_good";
  const found = rehearsalSentence(worth, { content, violations });
  return { isGood: violations === 0, text: `${tried} ${found} ${lossOf(trial)}` };
}

function lossOf({ lost }: TrialResult): string {
  if (lost === null) return messageOfCode("rehearsal_unknown");
  if (lost === 0) return messageOfCode("rehearsal_unchanged");
  return rehearsalSentence(lost === 1 ? "rehearsal_lost_one" : "rehearsal_lost", {
    lost: formatCount(lost),
  });
}

const rehearsalSentence = (code: string, params: Record<string, string | number>): string =>
  violationMessage({ field: "", code, params });

/** Name of a backup in a sentence: its hour when it is of today, else its day and hour. */
const nameOf = ({ created }: Backup): string =>
  created === "" ? messageOfCode("rehearsed_undated") : datedName(created);
const datedName = (created: string): string =>
  formatInstant(created) === formatInstant(new Date().toISOString())
    ? rehearsalSentence("rehearsed_backup", { time: formatTime(new Date(instantMs(created))) })
    : rehearsalSentence("rehearsed_older", { when: formatMoment(created) });

/** Latest archive in the folder itself, because the command opens no database and so does not know its settings. */
function latestFile(dataDir: string): Backup | undefined {
  const files = $filesystem.local(`${dataDir}/backups`);
  return readStoredBackups({ newBackupsFilesystem: () => files }).find(({ name }) =>
    isArchive(name),
  );
}
/** True after a week, when a newer backup follows a failed rehearsal, or when the last one is dated in the future. */
function isDue({ at, isGood }: { at: string; isGood: boolean }, { created }: Backup): boolean {
  const age = Date.now() - instantMs(at);
  return (
    age >= weekMs || isInFuture(instantMs(at)) || (!isGood && instantMs(created) > instantMs(at))
  );
}
const isArchive = (name: string): boolean => name.endsWith(".zip");

export const rehearsal = {
  /** Hourly job: makes up for a rehearsal missed while switched off, and tries a newer backup after a failed one. */
  catchUp(app: Store): void {
    const last = readHealthNotes(app).rehearsal;
    const latest = readStoredBackups(app).find(({ name }) => isArchive(name));
    if (!latest || (last && !isDue(last, latest))) return;
    writeHealthNote(
      app,
      "rehearsal",
      rehearse(app.dataDir(), nameOf(latest), storedArchive(app, latest.name)),
    );
  },

  isAsked: (): boolean => $os.args.includes(command),

  /** Runs `rehearse`, possibly while a server runs: it only reads the data (start.bootstrap), then exits. */
  command(app: Store): never {
    const dataDir = app.dataDir();
    const folder = $os.args[$os.args.indexOf(command) + 1] ?? "";
    if (folder && !folder.startsWith("--"))
      return end(rehearse(dataDir, messageOfCode("rehearsed_replica"), packed(dataDir, folder)));
    const latest = latestFile(dataDir);
    const result = latest
      ? rehearse(dataDir, nameOf(latest), storedArchive(app, latest.name))
      : { isGood: false, text: messageOfCode("rehearsal_none") };
    if (latest) writeHealthNote(app, "rehearsal", result);
    return end(result);
  },
};

const command = "rehearse";

function end({ isGood, text }: Result): never {
  console.log(text);
  return $os.exit(isGood ? 0 : 1) as never;
}

/** Archive that docker/lib/rehearse.mjs placed in the data folder. */
const packed =
  (dataDir: string, from: string): ArchiveWriter =>
  (root, folder) =>
    root.link(`${from.slice(dataDir.length + 1)}/backup.zip`, `${folder}/backup.zip`);
