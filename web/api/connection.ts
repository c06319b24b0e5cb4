/**
 * Connection state: whether the server answers and can write. Polled every two seconds after a request without an
 * answer.
 */
import { signal } from "@preact/signals-react";
import { pb } from "./pb.ts";

const retryMs = 2000;
export const isConnected = signal(true);
/** Server message why writes are refused (full disk, restore); '' after a successful write. */
export const writeFailure = signal("");

/** Time of the next try, in milliseconds of this computer's clock. */
export const retryAt = signal(0);

let timer: ReturnType<typeof setTimeout> | undefined;

async function askAgain(): Promise<void> {
  try {
    await fetch(pb.buildURL("/api/health"), { cache: "no-store" });
    timer = undefined;
    isConnected.value = true;
  } catch {
    askLater();
  }
}

function askLater(): void {
  retryAt.value = Date.now() + retryMs;
  timer = setTimeout(() => void askAgain(), retryMs);
}

export function retryNow(): void {
  clearTimeout(timer);
  void askAgain();
}

export function connectionLost(): void {
  isConnected.value = false;
  if (timer === undefined) askLater();
}
