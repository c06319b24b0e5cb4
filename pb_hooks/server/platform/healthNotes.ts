/** Notes on the health of the stored data, in a file beside them: a damaged database could not keep them. */
import { healthFile, writeWhole } from "./dataFolder.ts";

/** `why`: the end of a code of messages.ts, missing in what an older version noted. */
export type Failure = { at: string; error: string; why?: string };

/** Instants are ISO texts, problems '' when there is none. */
export type Health = {
  check?: { at: string; problem: string };
  backup?: Failure;
  /** A restore that was refused or failed after it was answered. */
  restore?: Failure;
  /** What the start found in the journal that a crash had left. */
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

/** What happened now to one of its parts; the others stay. */
export function note<Part extends keyof Health>(
  app: Pick<core.App, "dataDir">,
  part: Part,
  found: Omit<NonNullable<Health[Part]>, "at">,
): void {
  try {
    const noted = { ...healthOf(app), [part]: { at: new Date().toISOString(), ...found } };
    writeWhole(pathOf(app), JSON.stringify(noted, null, 2));
  } catch (error) {
    // The disk may be full, which is no reason to fail what was being done.
    console.error(`${healthFile}: ${String(error)}`);
  }
}

/** A lost save cannot be mended: it is told for a week. */
const toldMs = 7 * 86_400_000;
export const isRecent = (at: string): boolean => Date.now() - Date.parse(at) < toldMs;

/** Could a backup of now not be made or restored, as far as is known? The mark beside the menu must not say that all is well. */
export function isBackupDoubtful(app: Pick<core.App, "dataDir">): boolean {
  const { check: checked, backup, rehearsal } = healthOf(app);
  return Boolean(checked?.problem || backup?.error || (rehearsal && !rehearsal.isGood));
}
