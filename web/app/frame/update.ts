/** Registers the service worker (web/worker). A new version is activated only when the user accepts it. */
import { signal } from "@preact/signals-react";

export const isUpdateReady = signal(false);

const hourMs = 3_600_000;
/** Time after which the page reloads although the new version does not control it yet. */
const activationMs = 5000;
let registration: ServiceWorkerRegistration | undefined;

/** Looks for a waiting version. The very first worker activates by itself. */
function look(): void {
  if (registration?.waiting && navigator.serviceWorker.controller) isUpdateReady.value = true;
}

/** Does nothing where there are no service workers, as on http. */
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

/** Activates the waiting version, unless another tab has done so. */
export function takeUpdate(): void {
  const reload = () => window.location.reload();
  if (!registration?.waiting) return reload();
  navigator.serviceWorker.addEventListener("controllerchange", reload);
  // Chromium activates a version late while the former one still answers a request.
  setTimeout(reload, activationMs);
  registration.waiting.postMessage("take over");
}
