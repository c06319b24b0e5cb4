/** Whether the server answers. After a request without an answer it is asked every two seconds, until it answers. */
import { signal } from "@preact/signals-react";
import { pb } from "./pb.ts";

const retryMs = 2000;
export const isConnected = signal(true);

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

window.addEventListener("offline", connectionLost);
