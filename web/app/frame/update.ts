/** Registers the service worker (web/worker). A new version waits for the user. */
import { signal } from "@preact/signals-react";

export const isUpdateReady = signal(false);

const hourMs = 3_600_000;
let registration: ServiceWorkerRegistration | undefined;

/** The first worker activates by itself; later ones wait. */
function look(): void {
  if (registration?.waiting && navigator.serviceWorker.controller) isUpdateReady.value = true;
}

/** Does nothing without service workers, as on http. */
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

/** Another tab may have activated it. */
export function takeUpdate(): void {
  if (!registration?.waiting) return window.location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => window.location.reload());
  registration.waiting.postMessage("take over");
}
