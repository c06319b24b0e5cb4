/** Whether the server answers. A request that got no answer starts a slow knocking; the first answer ends it. */
import { signal } from "@preact/signals-react";
import { pb } from "./pb.ts";

const knockMs = 2000;
export const isConnected = signal(true);

let timer: ReturnType<typeof setTimeout> | undefined;

async function knock(): Promise<void> {
  try {
    await fetch(pb.buildURL("/api/health"), { cache: "no-store" });
    timer = undefined;
    isConnected.value = true;
  } catch {
    timer = setTimeout(() => void knock(), knockMs);
  }
}

export function connectionLost(): void {
  isConnected.value = false;
  timer ??= setTimeout(() => void knock(), knockMs);
}

window.addEventListener("offline", connectionLost);
