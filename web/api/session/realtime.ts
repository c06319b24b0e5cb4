/** Realtime events from other stations, received from the first page until the sign-out. */
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
/** Number of changes of the company since this page was opened. */
export const companyChanges = signal(0);

/** Collects events: fifty for one receipt invalidate once, 150 ms after the first. */
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

/** Object that identifies the current subscription, or null. */
let listening: object | null = null;
/** True while a subscription is wanted, even if the server is down. */
let isWanted = false;
/**
 * Time since which no events were received; null while connected. Set at the start, as a page requests data before it
 * subscribes.
 */
let deafSince: number | null = performance.now();

/** Subscribes once to all tracked collections; reloads earlier data if anything was written meanwhile. */
export function listen(): void {
  isWanted = true;
  if (listening || document.hidden) return;
  const started = {};
  listening = started;
  subscribe().catch(() => {
    // The server is down: data stay on the screen. A new attempt follows on the next page, or when the server is back.
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
 * Time after which a hidden page ends its subscription: a browser has only six connections to a server, for all tabs.
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

/** Updates the signed-in user when a colleague has changed the role or rights. */
function followOwnUser(changed: RecordModel): void {
  const { token, record } = pb.authStore;
  // Ignores an older version: an answer may arrive after a later event.
  const isOlder = String(changed["updated"] ?? "") < String(record?.["updated"] ?? "");
  if (record?.id === changed.id && !isOlder) pb.authStore.save(token, { ...record, ...changed });
}

/** Loads the signed-in user again, because the version stored in this browser may be outdated. */
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

/** Called when the server confirms our subscriptions: once per connection, also when the SDK has restored it. */
export function subscriptionsTaken(): void {
  if (!listening) return;
  refreshOwnUser().catch(console.warn);
  if (deafSince === null) return invalidateTracked();
  void invalidateMissed(deafSince);
  deafSince = null;
}

/** Invalidates the queries if something was written since, by the server's `quiet` time. */
async function invalidateMissed(since: number): Promise<void> {
  const { quietMs } = await get<{ quietMs: number }>("quiet").catch(() => ({ quietMs: 0 }));
  if (isWanted && quietMs <= performance.now() - since) invalidateTracked();
}

/** Ends the subscription of a session, and drops waiting reloads, which would be refused without a session. */
export function stopListening(): void {
  isWanted = false;
  clearTimeout(timer);
  timer = undefined;
  pending.clear();
  hangUp();
  deafSince = performance.now();
}

/** Reloads everything once the server is back. */
let wasConnected = true;
effect(() => {
  const connected = isConnected.value;
  if (connected && !wasConnected) {
    if (isWanted) listen();
    invalidateAll();
  }
  wasConnected = connected;
});
