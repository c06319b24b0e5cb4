/** Limits on realtime subscriptions, because PocketBase evaluates every subscription at every write. */
import { refuseWhole } from "./refuse.ts";
import { quietMsOf } from "./transaction.ts";

type WithBroker = Pick<core.App, "store" | "subscriptionsBroker">;

/** The application subscribes to nine collections, each by its name. */
const maxTopics = 40;
const topicForm = /^\w+\/[\w*]+$/;

const key = "optique.listeningGuests";
/** Above this number guests are disconnected at once; below, they have a minute to sign in. */
const maxGuests = 500;

export const realtime = {
  subscribe(e: core.RealtimeSubscribeRequestEvent): void {
    if (e.hasSuperuserAuth()) return e.next();
    if (e.subscriptions.length > maxTopics) refuseWhole("too_many_topics");
    if (!e.subscriptions.every((topic) => topicForm.test(topic))) refuseWhole("bad_request");
    e.next();
  },

  /** Tells a reconnected station whether it missed a write. Counts writes of all companies and reveals nothing else. */
  quiet(e: core.RequestEvent): void {
    e.json(200, { quietMs: quietMsOf(e.app) });
  },

  /** Runs each minute: disconnects guests that were already connected a minute ago. */
  dismissGuests(app: WithBroker): void {
    const broker = app.subscriptionsBroker();
    const clients = broker.clients() as Record<string, subscriptions.Client>;
    const guests = Object.keys(clients).filter((id) => !clients[id]?.get("auth"));
    const known = new Set(String(app.store().get(key) ?? "").split(" "));
    const isTold = guests.length > maxGuests;
    for (const id of guests) if (isTold || known.has(id)) broker.unregister(id);
    app.store().set(key, guests.join(" "));
  },
};
