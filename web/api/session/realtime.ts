/** Realtime events of other stations, from the first page until the sign-out. */
import { effect, signal } from "@preact/signals-react";
import type { RecordModel } from "pocketbase";
import { idsOnly } from "#domain/people/idsOnly.ts";
import type { CollectionName } from "#domain/core/records.ts";
import { connectionLost, isConnected } from "#api/connection.ts";
import { pb } from "#api/pb.ts";
import { invalidate, invalidateAll, tracked } from "#api/queryClient.ts";
import { get } from "#api/request.ts";
import { forgetEndedPerson } from "./station.ts";

const batchMs = 150;
const pending = new Set<CollectionName>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** Counts the changes of the company that this page has heard of. */
export const companyChanges = signal(0);

/** Batches events: fifty of one receipt invalidate once, 150 ms after the first. */
function invalidateSoon(collection: CollectionName): void {
  pending.add(collection);
  timer ??= setTimeout(() => {
    timer = undefined;
    invalidate(...pending);
    if (pending.has("optique_companies")) companyChanges.value += 1;
    pending.clear();
  }, batchMs);
}
const invalidateTracked = (): void => tracked.forEach(invalidateSoon);

/** Current subscription, or null. */
let listening: object | null = null;
/** True also while the server is down. */
let isWanted = false;
/** Start of the time without realtime; null while connected. A page requests its data before it subscribes. */
let deafSince: number | null = performance.now();

/** Subscribes to all tracked collections once; refetches former data if anything was written since. */
export function listen(): void {
  isWanted = true;
  if (listening || document.hidden) return;
  const started = {};
  listening = started;
  subscribe().catch(() => {
    // Server down: data stay on screen; its return or the next page retries.
    if (listening === started) hangUp();
  });
}

function hangUp(): void {
  if (!listening) return;
  listening = null;
  deafSince ??= performance.now();
  pb.realtime.unsubscribe().catch(console.warn);
}

/** A browser has six connections per server for all tabs: only visible or recently hidden pages keep one. */
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

/** Updates the signed-in user, whose role or rights a colleague has changed. */
function followOwnUser(changed: RecordModel): void {
  const { token, record } = pb.authStore;
  // An answer that was read before an event may arrive after it.
  const isOlder = String(changed["updated"] ?? "") < String(record?.["updated"] ?? "");
  if (record?.id === changed.id && !isOlder) pb.authStore.save(token, { ...record, ...changed });
}

/** Reads the signed-in user again: the one this browser stored may be out of date. */
async function refreshOwnUser(): Promise<void> {
  const { record } = pb.authStore;
  if (record) followOwnUser(await pb.collection("optique_users").getOne(record.id));
  await forgetEndedPerson();
}

async function subscribe(): Promise<void> {
  await Promise.all(
    tracked.map((collection) =>
      pb.realtime.subscribe(
        `${collection}/*`,
        ({ record }: { record?: RecordModel }) => {
          if (record) followOwnUser(record);
          invalidateSoon(collection);
        },
        collection === "optique_users" ? undefined : idsOnly,
      ),
    ),
  );
}

/** The server took our subscriptions: once per connection, also one that the SDK restored after a break. */
export function subscriptionsTaken(): void {
  if (!listening) return;
  refreshOwnUser().catch(console.warn);
  if (deafSince === null) return invalidateTracked();
  void invalidateMissed(deafSince);
  deafSince = null;
}

/** Invalidates only if something was written since, by the server's `quiet` time. */
async function invalidateMissed(since: number): Promise<void> {
  const { quietMs } = await get<{ quietMs: number }>("quiet").catch(() => ({ quietMs: 0 }));
  if (isWanted && quietMs <= performance.now() - since) invalidateTracked();
}

/** Ends the subscription of a session, and refetches that still wait: the page of a guest would be refused. */
export function stopListening(): void {
  isWanted = false;
  clearTimeout(timer);
  timer = undefined;
  pending.clear();
  hangUp();
  deafSince = performance.now();
}

/** Refetches everything when the server is back. */
let wasConnected = true;
effect(() => {
  const connected = isConnected.value;
  if (connected && !wasConnected) {
    if (isWanted) listen();
    invalidateAll();
  }
  wasConnected = connected;
});
