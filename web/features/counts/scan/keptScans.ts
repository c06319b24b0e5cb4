/**
 * Stores unsent scans on this device, each under its own key, so that tabs do not overwrite each other. They contain no
 * client data, and survive a reload and a sign-out.
 */
import type { SentScan } from "#domain/counts/countAnswers.ts";

const prefix = "optique.scans.";

/** `at`: time of the scan in milliseconds, by this device's clock. */
export type WaitingScan = Omit<SentScan, "ago"> & { at: number };
export type Kept = { slot: string; scan: WaitingScan };

/** Prefix of the storage keys for a person's scans of a count. */
export const startOf = (owner: string, count: string): string => `${prefix}${owner}${count}.`;

let made = 0;
/** Storage key that sorts after the keys of earlier scans. */
function slotOf(start: string, { id, at }: WaitingScan): string {
  made += 1;
  return `${start}${String(at).padStart(15, "0")}.${String(made).padStart(6, "0")}.${id}`;
}

/** Stores a scan; if the storage is full, the scan remains in this tab only. */
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

/** Stored scans that an earlier page did not send, in order. */
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
