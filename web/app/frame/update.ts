/** The application on this device (web/worker): it opens while the server is away. A new version waits for a person's word. */
import { signal } from "@preact/signals-react";

export const isUpdateReady = signal(false);

const hourMs = 3_600_000;
let registration: ServiceWorkerRegistration | undefined;

/** The first one takes its place by itself; the next ones wait. */
function look(): void {
  if (registration?.waiting && navigator.serviceWorker.controller) isUpdateReady.value = true;
}

/** Nothing where the browser has no such thing: by http from another computer. */
export async function keepApplication(): Promise<void> {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  const found = await navigator.serviceWorker.register("/worker.js");
  registration = found;
  look();
  found.addEventListener("updatefound", () =>
    found.installing?.addEventListener("statechange", look),
  );
  setInterval(() => void found.update().catch(() => {}), hourMs);
}

/** Another tab may have taken it: there is nothing to wait for then. */
export function takeUpdate(): void {
  if (!registration?.waiting) return window.location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => window.location.reload());
  registration.waiting.postMessage("take over");
}
