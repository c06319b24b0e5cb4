/** What other stations write: heard from the first page that listens until the sign-out. */
import { effect } from "@preact/signals-react";
import type { CollectionName } from "#domain/core/records.ts";
import { connectionLost, isConnected } from "./connection.ts";
import { pb } from "./pb.ts";
import { invalidate, invalidateAll, tracked } from "./queryClient.ts";
import { get } from "./request.ts";

const batchMs = 150;
const pending = new Set<CollectionName>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** Batches events: a receipt of fifty items sends fifty, and is read again once, 150 ms after the first. */
function invalidateSoon(collection: CollectionName): void {
  pending.add(collection);
  timer ??= setTimeout(() => {
    timer = undefined;
    invalidate(...pending);
    pending.clear();
  }, batchMs);
}
const invalidateTracked = (): void => tracked.forEach(invalidateSoon);

/** The connection that was asked for, if any. */
let listening: object | null = null;
/** Also while the server is away. */
let isWanted = false;
/** Start of the time without realtime; null while connected. A page requests its data before it subscribes. */
let deafSince: number | null = performance.now();

/** Subscribes to every tracked collection, once. What was read before is read again where anything was written since. */
export function listen(): void {
  isWanted = true;
  if (listening || document.hidden) return;
  const started = {};
  listening = started;
  subscribe().catch(() => {
    // The server is down: what is on screen stays, and its return or the next page tries again.
    if (listening === started) hangUp();
  });
}

function hangUp(): void {
  if (!listening) return;
  listening = null;
  deafSince ??= performance.now();
  pb.realtime.unsubscribe().catch(console.warn);
}

/**
 * A browser has six connections to a server, for all its tabs and cached pages: only a page in view keeps one, and one
 * that was hidden for a moment.
 */
const momentMs = 10_000;
let leaving: ReturnType<typeof setTimeout> | undefined;
document.addEventListener("visibilitychange", () => {
  clearTimeout(leaving);
  if (document.hidden) leaving = setTimeout(hangUp, momentMs);
  else if (isWanted) listen();
});
window.addEventListener("pagehide", hangUp);
window.addEventListener("pageshow", () => isWanted && listen());
window.addEventListener("offline", connectionLost);

async function subscribe(): Promise<void> {
  await Promise.all(
    tracked.map((collection) =>
      pb.realtime.subscribe(`${collection}/*`, () => invalidateSoon(collection)),
    ),
  );
}

/** The server took our subscriptions: once per connection, also one that the SDK restored after a break. */
export function subscriptionsTaken(): void {
  if (!listening) return;
  if (deafSince === null) return invalidateTracked();
  void invalidateMissed(deafSince);
  deafSince = null;
}

/** Invalidates only if anything was written since: the server says for how long nothing was (`quiet`). */
async function invalidateMissed(since: number): Promise<void> {
  const { quietMs } = await get<{ quietMs: number }>("quiet").catch(() => ({ quietMs: 0 }));
  if (quietMs <= performance.now() - since) invalidateTracked();
}

/** A guest hears nothing. */
export function stopListening(): void {
  isWanted = false;
  hangUp();
  deafSince = performance.now();
}

/** When the server is back, everything on screen is read again. */
let wasConnected = true;
effect(() => {
  const connected = isConnected.value;
  if (connected && !wasConnected) {
    if (isWanted) listen();
    invalidateAll();
  }
  wasConnected = connected;
});
