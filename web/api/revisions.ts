/**
 * A revision per collection: a write touches it, its readers reload. What other stations write comes by realtime, from
 * the first page that asks until the sign-out.
 */
import { effect, type Signal, signal } from "@preact/signals-react";
import { useEffect } from "react";
import type { CollectionName } from "#domain/core/records.ts";
import { isConnected } from "./connection.ts";
import { dropEarly } from "./early.ts";
import { pb } from "./pb.ts";
import { get } from "./request.ts";
import { useValue } from "#lib/useValue.ts";

/** A document written by another station moves more than itself; the server announces the document only. */
const followers: Partial<Record<CollectionName, CollectionName[]>> = {
  optique_prescriptions: ["optique_jobs"],
  optique_invoices: ["optique_jobs", "optique_products", "optique_stock_movements"],
  optique_stock_receipts: ["optique_products", "optique_stock_movements"],
  optique_stock_adjustments: ["optique_products", "optique_stock_movements"],
};

const revisions = new Map<CollectionName, Signal<number>>();
/** Read by itself it asks for nothing to be heard of: for what stands beside a page that does. */
export const revisionOf = (collection: CollectionName): Signal<number> => {
  const found = revisions.get(collection) ?? signal(0);
  revisions.set(collection, found);
  return found;
};

/** Tells every reader of these collections that they changed. */
export function touch(...collections: CollectionName[]): void {
  dropEarly();
  for (const collection of new Set(
    collections.flatMap((name) => [name, ...(followers[name] ?? [])]),
  )) {
    revisionOf(collection).value += 1;
  }
}

/** What a write of this station changes besides its own collection. */
const companions: Partial<Record<CollectionName, CollectionName[]>> = {
  optique_products: ["optique_stock_movements"],
  optique_prescriptions: ["optique_invoices", "optique_payments"],
  optique_invoices: ["optique_payments"],
  optique_payments: ["optique_invoices"],
};

/** Tells every reader of what a write of this station to a collection changed. */
export const touchWritten = (collection: CollectionName): void =>
  touch(collection, ...(companions[collection] ?? []));

const quietMs = 150;
const pending = new Set<CollectionName>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** Saving a receipt of fifty items sends fifty events: readers reload once, 150 ms after the first. */
function touchSoon(collection: CollectionName): void {
  pending.add(collection);
  timer ??= setTimeout(() => {
    timer = undefined;
    touch(...pending);
    pending.clear();
  }, quietMs);
}

/** What the server announces. All of it in one question: pages come and go without asking anew. */
const announced: readonly CollectionName[] = [
  "optique_clients",
  "optique_prescriptions",
  "optique_invoices",
  "optique_payments",
  "optique_cash_moves",
  "optique_closes",
  "optique_jobs",
  "optique_messages",
  "optique_products",
  "optique_suppliers",
  "optique_stock_receipts",
  "optique_stock_adjustments",
  "optique_stock_movements",
];
const touchAll = (): void => announced.forEach(touchSoon);

/** The connection that was asked for, if any. */
let listening: object | null = null;
/** Also while the server is away. */
let isWanted = false;
/** Start of the time without realtime; null while connected. A page requests its data before it subscribes. */
let deafSince: number | null = performance.now();

/** Begins to hear of the other stations. What was read before they are heard is read again where anything was written. */
export function listen(): void {
  isWanted = true;
  if (listening || document.hidden) return;
  const started = {};
  listening = started;
  subscribe().catch(() => {
    // The server is down: what is on screen stays readable, and the next reader or its return tries again.
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
 * A browser has six connections to a server, for all its tabs and the pages that it keeps for the way back: only a page in
 * view may hold one for itself. One that was left for a moment keeps it.
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

async function subscribe(): Promise<void> {
  await Promise.all(
    announced.map((collection) =>
      pb.realtime.subscribe(`${collection}/*`, () => touchSoon(collection)),
    ),
  );
}

/**
 * The server took our subscriptions: once for each connection, and the SDK mends one that broke by itself. What was
 * written while there was none, nobody told the readers of.
 */
export function subscriptionsTaken(): void {
  if (!listening) return;
  if (deafSince === null) return touchAll();
  void touchMissed(deafSince);
  deafSince = null;
}

async function touchMissed(since: number): Promise<void> {
  const { quietMs } = await get<{ quietMs: number }>("quiet").catch(() => ({ quietMs: 0 }));
  if (quietMs <= performance.now() - since) touchAll();
}

/** A guest hears nothing. */
export function stopListening(): void {
  isWanted = false;
  hangUp();
  deafSince = performance.now();
}

/** When the server is back, readers read again what they may have missed. */
let wasConnected = true;
effect(() => {
  const connected = isConnected.value;
  if (connected && !wasConnected) {
    if (isWanted) listen();
    touch(...revisions.keys());
  }
  wasConnected = connected;
});

/** The revision of a collection: changes when it is written, here or on another station. */
export function useRevision(collection: CollectionName): number {
  useEffect(listen, []);
  return useValue(revisionOf(collection));
}
