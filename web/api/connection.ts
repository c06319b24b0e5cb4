/**
 * State of the connection: whether the server answers, and can write. Polled every two seconds after a request without
 * an answer.
 */
import { signal } from "@preact/signals-react";
import { pb } from "./pb.ts";

const retryMs = 2000;
export const isConnected = signal(true);
/** Reason why the server refuses writes (full disk, restore); '' after a write has succeeded. */
export const writeFailure = signal("");

/** Time of the next attempt, in milliseconds by this computer's clock. */
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
