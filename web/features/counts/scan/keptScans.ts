/**
 * Scans of a count that wait on this device, each under a key of its own, so that tabs do not overwrite each other. They
 * hold no client's data, and stay through a reload and a sign-out.
 */
import type { SentScan } from "#domain/counts/countAnswers.ts";

const prefix = "optique.scans.";

/** `at`: milliseconds of this device's clock. */
export type WaitingScan = Omit<SentScan, "ago"> & { at: number };
export type Kept = { slot: string; scan: WaitingScan };

/** Beginning of the keys of a person's scans of a count. */
export const startOf = (owner: string, count: string): string => `${prefix}${owner}${count}.`;

let made = 0;
/** Key that sorts after those of earlier scans. */
function slotOf(start: string, { id, at }: WaitingScan): string {
  made += 1;
  return `${start}${String(at).padStart(15, "0")}.${String(made).padStart(6, "0")}.${id}`;
}

/** Keeps a scan; a full storage keeps it in this tab only. */
export function keepScan(start: string, scan: WaitingScan): Kept {
  const slot = slotOf(start, scan);
  try {
    localStorage.setItem(slot, JSON.stringify(scan));
  } catch (error) {
    console.warn(error);
  }
  return { slot, scan };
}

function read(slot: string): WaitingScan | null {
  try {
    return JSON.parse(localStorage.getItem(slot) ?? "null") as WaitingScan | null;
  } catch {
    return null;
  }
}

/** Scans that an earlier page left, in their order. */
export const keptScans = (start: string): Kept[] =>
  Object.keys(localStorage)
    .filter((slot) => slot.startsWith(start))
    .sort()
    .flatMap((slot) => {
      const scan = read(slot);
      return scan ? [{ slot, scan }] : [];
    });

export const dropScans = (kept: readonly Kept[]): void =>
  kept.forEach(({ slot }) => localStorage.removeItem(slot));
