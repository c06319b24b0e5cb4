/** Notes about the health of the stored data, kept in a file because a damaged database could not store them. */
import { healthFile, writeWhole } from "./dataFolder.ts";

/** `why`: suffix of a code in messages.ts, absent from notes of older versions. */
export type Failure = { at: string; error: string; why?: string };

/** `at` is an ISO instant; `problem` is '' when the check passed. */
export type Health = {
  check?: { at: string; problem: string };
  backup?: Failure;
  /** Restore that failed after its request was answered. */
  restore?: Failure;
  /** WAL frames recovered or lost at the start after a crash. */
  recovery?: { at: string; frames: number; lost: number };
  rehearsal?: { at: string; isGood: boolean; text: string };
};
const pathOf = (app: Pick<core.App, "dataDir">): string => `${app.dataDir()}/${healthFile}`;

export function healthOf(app: Pick<core.App, "dataDir">): Health {
  try {
    return JSON.parse(toString($os.readFile(pathOf(app)))) as Health;
  } catch {
    return {};
  }
}

/** Replaces one part of the notes, stamped with the current time. */
export function note<Part extends keyof Health>(
  app: Pick<core.App, "dataDir">,
  part: Part,
  found: Omit<NonNullable<Health[Part]>, "at">,
): void {
  try {
    const noted = { ...healthOf(app), [part]: { at: new Date().toISOString(), ...found } };
    writeWhole(pathOf(app), JSON.stringify(noted, null, 2));
  } catch (error) {
    // A full disk must not fail the operation that writes the note.
    console.error(`${healthFile}: ${String(error)}`);
  }
}

/** A lost save cannot be repaired, so the notice stays for a week. */
const toldMs = 7 * 86_400_000;
export const isRecent = (at: string): boolean => Date.now() - Date.parse(at) < toldMs;

/** True when a backup or its restore would probably fail. The panel's mark must then not show a healthy state. */
export function isBackupDoubtful(app: Pick<core.App, "dataDir">): boolean {
  const { check: checked, backup, rehearsal } = healthOf(app);
  return Boolean(checked?.problem || backup?.error || (rehearsal && !rehearsal.isGood));
}
