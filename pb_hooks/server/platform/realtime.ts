/** What a station hears of the others. PocketBase asks every subscription of every listener at every write. */
import { refuseWhole } from "./refuse.ts";
import { quietMsOf } from "./transaction.ts";

type WithBroker = Pick<core.App, "store" | "subscriptionsBroker">;

/** The application listens to nine collections, each by its name alone. */
const maxTopics = 40;
const topicForm = /^\w+\/[\w*]+$/;

const key = "optique.listeningGuests";
/** More guests than this who listen are sent away at once; fewer have a minute to sign in. */
const maxGuests = 500;

export const realtime = {
  subscribe(e: core.RealtimeSubscribeRequestEvent): void {
    if (e.hasSuperuserAuth()) return e.next();
    if (e.subscriptions.length > maxTopics) refuseWhole("too_many_topics");
    if (!e.subscriptions.every((topic) => topicForm.test(topic))) refuseWhole("bad_request");
    e.next();
  },

  /** Asked once a station is heard: whether anything was written while it was not. Of all companies, and of nothing else. */
  quiet(e: core.RequestEvent): void {
    e.json(200, { quietMs: quietMsOf(e.app) });
  },

  /** Each minute: ends the connections of those who have not signed in since the minute before. */
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
