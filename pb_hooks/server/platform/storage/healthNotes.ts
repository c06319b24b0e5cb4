/** Notes about the health of the stored data, kept in a file because a damaged database could not store them. */
import { healthFile, writeFileAtomically } from "./dataFolder.ts";

/** `why`: suffix of a code in messages.ts; notes of older versions have none. */
export type HealthFailure = { at: string; error: string; why?: string };

/** A person before a restore; `rights`: role, exceptions and activity as one text. */
export type NotedPerson = { id: string; company: string; name: string; rights: string };

/** `at`: ISO instant; `problem`: '' when the check passed. */
export type HealthNotes = {
  check?: { at: string; problem: string };
  backup?: HealthFailure;
  /** A restore that failed after its request was answered. */
  restore?: HealthFailure;
  /** Numbers of WAL frames recovered or lost at the start after a crash. */
  recovery?: { at: string; frames: number; lost: number };
  /** A restore, with the people before it, whose tokens are void once the new data are in place. */
  restored?: { at: string; areTokensVoid: boolean; people: NotedPerson[] };
  rehearsal?: { at: string; isGood: boolean; text: string };
};
const pathOf = (app: Pick<core.App, "dataDir">): string => `${app.dataDir()}/${healthFile}`;

export function readHealthNotes(app: Pick<core.App, "dataDir">): HealthNotes {
  try {
    return JSON.parse(toString($os.readFile(pathOf(app)))) as HealthNotes;
  } catch {
    return {};
  }
}

/** Replaces one part of the notes and stamps it with the current time. */
export function writeHealthNote<Part extends keyof HealthNotes>(
  app: Pick<core.App, "dataDir">,
  part: Part,
  found: Omit<NonNullable<HealthNotes[Part]>, "at">,
): void {
  try {
    const noted = { ...readHealthNotes(app), [part]: { at: new Date().toISOString(), ...found } };
    writeFileAtomically(pathOf(app), JSON.stringify(noted, null, 2));
  } catch (error) {
    // A full disk must not fail the operation that writes the note.
    console.error(`${healthFile}: ${String(error)}`);
  }
}

/** Lost saves cannot be repaired, so their notice is shown for a week. */
const recentMs = 7 * 86_400_000;
export const isRecentNote = (at: string): boolean => Date.now() - Date.parse(at) < recentMs;

/** True when a backup or its restore would probably fail; the panel must then not look healthy. */
export function isBackupDoubtful(app: Pick<core.App, "dataDir">): boolean {
  const { check: checked, backup, rehearsal } = readHealthNotes(app);
  return Boolean(checked?.problem || backup?.error || (rehearsal && !rehearsal.isGood));
}
