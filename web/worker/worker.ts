/**
 * Keeps the application itself, never data: it opens while the server is away, and says so. Registered where the browser
 * allows it (https, or this computer). The build writes the names of its files in place of `kept` (prerender/worker.mjs).
 */
declare const kept: readonly string[];
declare const build: string;
declare const self: ServiceWorkerGlobalScope;

type Route = { condition: { urlPattern: string }; source: string };
declare global {
  interface ExtendableEvent {
    /** Chromium's; elsewhere every request wakes the worker. */
    addRoutes?: (routes: Route[]) => Promise<void>;
  }
}

const files = [...kept, "/theme.js", "/favicon.svg"];
const cacheName = `optique-${build}`;
const shell = "/app";
/** A server that does not answer within this is taken for one that is away. */
const patienceMs = 4000;
/** What a proxy says of it. */
const awayStatuses = [502, 503, 504];

self.addEventListener("install", (event) => {
  const keepAll = async () => (await caches.open(cacheName)).addAll([shell, ...files]);
  // Data never come here: the worker need not wake for them.
  const routed = event.addRoutes?.([{ condition: { urlPattern: "/api/*" }, source: "network" }]);
  event.waitUntil(Promise.all([keepAll(), routed]));
});

self.addEventListener("activate", (event) => {
  const dropOthers = async () => {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name !== cacheName).map((name) => caches.delete(name)),
    );
  };
  event.waitUntil(dropOthers().then(() => self.clients.claim()));
});

// The person at the screen said so (web/app/frame/update.ts).
self.addEventListener("message", ({ data }) => {
  if (data === "take over") void self.skipWaiting();
});

/** However it was asked for: the files are the same for all. */
const keptOf = (request: Request | string) => caches.match(request, { ignoreVary: true });

async function page(request: Request): Promise<Response> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, patienceMs));
  try {
    const answer = await Promise.race([fetch(request), late]);
    if (!awayStatuses.includes(answer.status)) return answer;
  } catch {
    // The same.
  }
  return (await keptOf(shell)) ?? Response.error();
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  // The administrator's dashboard has pages of its own.
  if (request.mode === "navigate" && !/^\/(?:_|api)\//.test(pathname))
    return event.respondWith(page(request));
  if (files.includes(pathname))
    event.respondWith(keptOf(request).then((found) => found ?? fetch(request)));
});
