/**
 * A revision per collection: a write touches it, its readers reload. Writes of other stations come by realtime, for the
 * collections in view only.
 */
import { effect, type Signal, signal } from "@preact/signals-react";
import { useEffect } from "react";
import type { CollectionName } from "#domain/core/records.ts";
import { isConnected } from "./connection.ts";
import { pb } from "./pb.ts";
import { useValue } from "#lib/useValue.ts";

/** A document written by another station moves more than itself; the server announces the document only. */
const followers: Partial<Record<CollectionName, CollectionName[]>> = {
  optique_invoices: ["optique_products", "optique_stock_movements"],
  optique_stock_receipts: ["optique_products", "optique_stock_movements"],
  optique_stock_adjustments: ["optique_products", "optique_stock_movements"],
};
const leadersOf = (collection: CollectionName): CollectionName[] => [
  collection,
  ...(Object.keys(followers) as CollectionName[]).filter((leader) =>
    followers[leader]?.includes(collection),
  ),
];

const revisions = new Map<CollectionName, Signal<number>>();
const revisionOf = (collection: CollectionName): Signal<number> => {
  const found = revisions.get(collection) ?? signal(0);
  revisions.set(collection, found);
  return found;
};

/** Tells every reader of these collections that they changed. */
export function touch(...collections: CollectionName[]): void {
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

type Watch = { count: number; stop: Promise<() => Promise<void>> | null };
const watches = new Map<CollectionName, Watch>();

function listen(collection: CollectionName, entry: Watch): void {
  const stop = pb.collection(collection).subscribe("*", () => touchSoon(collection));
  entry.stop = stop;
  stop.then(
    // Nothing told the readers of what was written between their reading and this subscription: they read again.
    () => touchSoon(collection),
    // The server is down: the list stays readable, and the subscription is tried again on reconnection.
    () => {
      entry.stop = null;
    },
  );
}

function watch(collection: CollectionName): () => void {
  const entry = watches.get(collection) ?? { count: 0, stop: null };
  watches.set(collection, entry);
  if (!entry.stop) listen(collection, entry);
  entry.count += 1;
  return () => {
    entry.count -= 1;
    if (entry.count > 0) return;
    watches.delete(collection);
    entry.stop?.then((stop) => stop()).catch(() => {});
  };
}

/** When the server is back, readers read again what they may have missed, and failed subscriptions are made again. */
let wasConnected = true;
effect(() => {
  const connected = isConnected.value;
  if (connected && !wasConnected) {
    for (const [collection, entry] of watches) if (!entry.stop) listen(collection, entry);
    touch(...revisions.keys());
  }
  wasConnected = connected;
});

/** The revision of a collection in view: changes when it is written, here or on another station. */
export function useRevision(collection: CollectionName): number {
  useEffect(() => {
    const stops = leadersOf(collection).map(watch);
    return () => stops.forEach((stop) => stop());
  }, [collection]);
  return useValue(revisionOf(collection));
}
