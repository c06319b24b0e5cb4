/**
 * Whether the server answers, and whether it can write. After a request without an answer it is asked every two seconds,
 * until it answers.
 */
import { signal } from "@preact/signals-react";
import { pb } from "./pb.ts";

const retryMs = 2000;
export const isConnected = signal(true);
/** Why nothing can be saved for now (a full disk, a restore), in the server's own words; '' once something was. */
export const writeFailure = signal("");

let timer: ReturnType<typeof setTimeout> | undefined;

async function askAgain(): Promise<void> {
  try {
    await fetch(pb.buildURL("/api/health"), { cache: "no-store" });
    timer = undefined;
    isConnected.value = true;
  } catch {
    timer = setTimeout(() => void askAgain(), retryMs);
  }
}

export function connectionLost(): void {
  isConnected.value = false;
  timer ??= setTimeout(() => void askAgain(), retryMs);
}
