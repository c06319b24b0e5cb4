/** Limits on realtime subscriptions, because PocketBase evaluates every subscription at every write. */
import { hiddenFields, type ShowingRight, showingRights } from "#domain/people/hiddenFields.ts";
import { type CollectionName, collections } from "#domain/core/records.ts";
import { idsOnly } from "#domain/people/idsOnly.ts";
import type { Right } from "#domain/people/permissions.ts";
import { storedCollectionName } from "#server/platform/records/collectionName.ts";
import { readRights } from "./readRights.ts";
import { refuseRequest } from "./refuse.ts";
import { actorOfRequest } from "#server/platform/people/person.ts";
import { hasRight } from "./routeRequest.ts";
import { msSinceLastWrite } from "#server/platform/storage/transaction.ts";

type WithBroker = Pick<core.App, "store" | "subscriptionsBroker">;

/** Maximum number of topics; the application subscribes to each of its collections by name. */
const maxTopics = 60;
const topicForm = /^\w+\/[\w*]+$/;
/** The only options allowed in a topic: receive ids alone, without hidden fields. */
const idsOption = `?options=${encodeURIComponent(JSON.stringify(idsOnly))}`;
const plainOf = (topic: string): string =>
  topic.endsWith(idsOption) ? topic.slice(0, -idsOption.length) : topic;

/** Right to receive the events of a collection; the whole company receives those of the others. */
const heardRights: Readonly<Record<string, Right>> = {
  ...readRights,
  optique_cash_moves: "till.see",
  optique_closes: "till.see",
};

const key = "optique.listeningGuests";
/** Above this number, guests are disconnected at once; below it, they have a minute to sign in. */
const maxGuests = 500;

const clientsOf = (broker: subscriptions.Broker): [string, subscriptions.Client][] =>
  Object.entries(broker.clients());

/**
 * Ends a user's connections, because rights are only checked when subscribing. The browser connects and subscribes
 * again, with the remaining rights.
 */
export function endConnections(app: WithBroker, user: string): void {
  const broker = app.subscriptionsBroker();
  for (const [id, client] of clientsOf(broker)) {
    const auth = client.get("auth") as core.Record | null | undefined;
    if (auth?.id === user) broker.unregister(id);
  }
}

/** Rights needed to see all fields of the collection. */
const rightsToSee = (collection: string): ShowingRight[] =>
  showingRights.filter((right) => {
    const { anywhere, collections: named } = hiddenFields[right];
    const fields: object = collections[collection as CollectionName] ?? {};
    return collection in named || anywhere.some((name) => name in fields);
  });

export const realtime = {
  subscribe(e: core.RealtimeSubscribeRequestEvent): void {
    if (e.hasSuperuserAuth()) return e.next();
    if (e.subscriptions.length > maxTopics) refuseRequest("too_many_topics");
    if (!e.subscriptions.every((topic) => topicForm.test(plainOf(topic))))
      refuseRequest("bad_request");
    const actor = actorOfRequest(e);
    // Topics without the right are dropped silently, because a station subscribes to all collections by one request.
    e.subscriptions = e.subscriptions.filter((topic) => {
      const collection = storedCollectionName(e.app, topic.slice(0, topic.indexOf("/")));
      const isWhole = plainOf(topic) === topic;
      const heard = heardRights[collection];
      const rights = [...(isWhole ? rightsToSee(collection) : []), ...(heard ? [heard] : [])];
      return rights.every((right) => hasRight(actor, right));
    });
    e.next();
  },

  /** Tells a reconnected station whether it missed a write. Counts writes of all companies and reveals nothing else. */
  sinceLastWrite(e: core.RequestEvent): void {
    e.json(200, { quietMs: msSinceLastWrite(e.app) });
  },

  /** Runs each minute: disconnects guests that were already connected a minute ago. */
  dismissGuests(app: WithBroker): void {
    const broker = app.subscriptionsBroker();
    const guests = clientsOf(broker).flatMap(([id, client]) => (client.get("auth") ? [] : [id]));
    const known = new Set(String(app.store().get(key) ?? "").split(" "));
    const isFull = guests.length > maxGuests;
    for (const id of guests) if (isFull || known.has(id)) broker.unregister(id);
    app.store().set(key, guests.join(" "));
  },
};
