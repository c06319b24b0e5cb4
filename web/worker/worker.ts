/**
 * Service worker: caches the application's files, but never data, so that it opens while the server is down. Registered
 * on https and localhost. The build replaces `kept` with the file names (prerender/worker.mjs).
 */
declare const kept: readonly string[];
declare const build: string;
declare const self: ServiceWorkerGlobalScope;

type Route = { condition: { urlPattern: string }; source: string };
declare global {
  interface ExtendableEvent {
    /** Static routing, which Chromium supports; in other browsers each request starts the worker. */
    addRoutes?: (routes: Route[]) => Promise<void>;
  }
}

const files = [...kept, "/theme.js", "/favicon.svg"];
const cacheName = `optique-${build}`;
const shell = "/app";
/** Timeout after which the server counts as unreachable. */
const patienceMs = 4000;
/** Statuses that a proxy sends while its server is down. */
const awayStatuses = [502, 503, 504];

self.addEventListener("install", (event) => {
  const keepAll = async () => (await caches.open(cacheName)).addAll([shell, ...files]);
  // Requests to the API go past the worker.
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

// Sent when the user accepts the update (web/app/frame/update.ts).
self.addEventListener("message", ({ data }) => {
  if (data === "take over") void self.skipWaiting();
});

/** Looks up a cached file, ignoring query and headers, because the files are the same for everybody. */
const keptOf = (request: Request | string) => caches.match(request, { ignoreVary: true });

async function page(request: Request): Promise<Response> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, patienceMs));
  try {
    const answer = await Promise.race([fetch(request), late]);
    if (!awayStatuses.includes(answer.status)) return answer;
  } catch {
    // No answer in time: treated like one of `awayStatuses`.
  }
  return (await keptOf(shell)) ?? Response.error();
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  // Not the administrator's dashboard, which has its own pages.
  if (request.mode === "navigate" && !/^\/(?:_|api)\//.test(pathname))
    return event.respondWith(page(request));
  if (files.includes(pathname))
    event.respondWith(keptOf(request).then((found) => found ?? fetch(request)));
});
