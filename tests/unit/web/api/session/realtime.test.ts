import { useQuery } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import { useEffect } from "react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { idsOnly } from "#domain/people/idsOnly.ts";
import type { CollectionName } from "#domain/core/records.ts";
import { isConnected } from "#api/connection.ts";
import { invalidate, queryClient } from "#api/queryClient.ts";
import { pb } from "#api/pb.ts";
import { listen, stopListening } from "#api/session/realtime.ts";

/** Fake realtime server. */
class Server extends EventTarget {
  static current: Server | undefined;
  static opened = 0;
  onerror: (() => void) | null = null;
  constructor() {
    super();
    Server.current = this;
    Server.opened += 1;
    queueMicrotask(() => this.say("PB_CONNECT", "", "client-1"));
  }
  say(topic: string, data: string, lastEventId = "") {
    this.dispatchEvent(new MessageEvent(topic, { data, lastEventId }));
  }
  close() {
    if (Server.current === this) Server.current = undefined;
  }
}
/** Signed-in user as stored on the server. */
const storedUser = {
  id: "u1",
  collectionName: "optique_users",
  company: "",
  role: "seller",
  updated: "2026-11-28 10:00:00.000Z",
};
/** Topics of the latest subscription request. */
let heard: string[] = [];
/** Milliseconds without a write that the fake server reports. */
let quietMs = 60_000;
/** Only events of the own user carry the record; other events carry only its id. */
const topicOf = (collection: CollectionName): string =>
  `${collection}/*${collection === "optique_users" ? "" : `?options=${encodeURIComponent(JSON.stringify(idsOnly))}`}`;
const write = (collection: CollectionName) =>
  act(() => Server.current?.say(topicOf(collection), JSON.stringify({ action: "update" })));
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const asked = new Map<string, number>();
/** Mounts a query with this key; `current` is how often it was requested. */
const open = async (key: string) => {
  const queryFn = () => {
    asked.set(key, (asked.get(key) ?? 0) + 1);
    return asked.get(key);
  };
  const { unmount } = renderHook(() => {
    useEffect(listen, []);
    return useQuery({ queryKey: [key], queryFn }, queryClient);
  });
  await settle();
  return {
    unmount,
    result: {
      get current() {
        return asked.get(key) ?? 0;
      },
    },
  };
};

// Loads the session module, which opens the page's realtime connection.
beforeAll(() => import("#api/session/session.ts"));
beforeEach(() => {
  vi.useFakeTimers();
  queryClient.clear();
  asked.clear();
  // Resets module state that depends on the fake clock.
  stopListening();
  Server.opened = 0;
  heard = [];
  vi.stubGlobal("EventSource", Server);
  quietMs = 60_000;
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    if (url.includes("/quiet")) return Response.json({ quietMs });
    if (url.includes("/optique_users/records/")) return Response.json(storedUser);
    const body = typeof init?.body === "string" ? init.body : "{}";
    heard = (JSON.parse(body) as { subscriptions: string[] }).subscriptions;
    const answer = new Response(null, { status: 204 });
    Object.defineProperty(answer, "url", { value: url });
    return answer;
  });
});
afterEach(async () => {
  cleanup();
  stopListening();
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a write of this station", () => {
  it("a write of this station refetches the queries of its collection only", async () => {
    const clients = await open("clients");
    const suppliers = await open("suppliers");
    const [before, other] = [clients.result.current, suppliers.result.current];
    act(() => invalidate("optique_clients"));
    expect(clients.result.current).toBe(before + 1);
    expect(suppliers.result.current).toBe(other);
  });

  it.each([
    "optique_invoices",
    "optique_stock_receipts",
    "optique_stock_adjustments",
  ] satisfies CollectionName[])(
    "a write of this station to %s refetches products and movements",
    async (document) => {
      const products = await open("products");
      const movements = await open("movements");
      const [before, other] = [products.result.current, movements.result.current];
      act(() => invalidate(document));
      expect(products.result.current).toBe(before + 1);
      expect(movements.result.current).toBe(other + 1);
    },
  );

  it("a write to several collections refetches a query once", async () => {
    const products = await open("products");
    const before = products.result.current;
    act(() => invalidate("optique_invoices", "optique_products", "optique_stock_receipts"));
    expect(products.result.current).toBe(before + 1);
  });

  it("a write removes inactive queries from the cache, so that they are loaded again when next mounted", async () => {
    const early = await open("clients");
    const before = early.result.current;
    early.unmount();
    expect((await open("clients")).result.current).toBe(before);
    cleanup();
    invalidate("optique_clients");
    expect((await open("clients")).result.current).toBe(before + 1);
  });
});

describe("a write of another station", () => {
  it("a write of another station refetches queries after 150 ms", async () => {
    const { result } = await open("clients");
    const before = result.current;
    write("optique_clients");
    await wait(149);
    expect(result.current).toBe(before);
    await wait(1);
    expect(result.current).toBe(before + 1);
  });

  it("fifty writes of another station refetch a query once", async () => {
    const { result } = await open("products");
    const before = result.current;
    for (let line = 0; line < 50; line += 1) write("optique_products");
    write("optique_invoices");
    await wait(150);
    expect(result.current).toBe(before + 1);
    write("optique_products");
    await wait(150);
    expect(result.current).toBe(before + 2);
  });

  it("a document written by another station refetches products", async () => {
    const { result } = await open("products");
    const before = result.current;
    write("optique_stock_receipts");
    await wait(150);
    expect(result.current).toBe(before + 1);
  });
});

describe("realtime subscriptions", () => {
  it("every announced collection is subscribed once", async () => {
    const first = await open("clients");
    expect(heard).toContain(topicOf("optique_suppliers"));
    expect(heard).toContain(topicOf("optique_invoices"));
    const all = heard;
    heard = [];
    first.unmount();
    await open("products");
    expect(Server.opened).toBe(1);
    expect(heard).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
  });

  it("the subscriptions end with the session, and are complete in the next session", async () => {
    const { result } = await open("clients");
    stopListening();
    await settle();
    expect(Server.current).toBeUndefined();
    const before = result.current;
    listen();
    await settle();
    write("optique_clients");
    await wait(150);
    expect(result.current).toBe(before + 1);
  });
});

describe("the signed-in user", () => {
  it("the signed-in user is loaded at each connection, even without a write since", async () => {
    const token = `h.${btoa(JSON.stringify({ exp: 9_999_999_999 }))}.s`;
    pb.authStore.save(token, { ...storedUser, collectionId: "users", role: "" });
    await open("clients");
    await settle();
    expect(pb.authStore.record?.["role"]).toBe("seller");
    pb.authStore.save(token, { ...storedUser, collectionId: "users", role: "" });
    Server.current?.say("PB_CONNECT", "", "client-2");
    await settle();
    expect(pb.authStore.record?.["role"]).toBe("seller");
    pb.authStore.clear();
  });
});

describe("a loaded version of the signed-in user", () => {
  it("a loaded version of the signed-in user does not replace a newer one from realtime", async () => {
    const token = `h.${btoa(JSON.stringify({ exp: 9_999_999_999 }))}.s`;
    const [earlier, later] = ["2026-11-28 10:00:00.000Z", "2026-11-28 10:00:00.001Z"];
    pb.authStore.save(token, { ...storedUser, collectionId: "users", updated: earlier });
    await open("clients");
    await settle();
    const changed = { ...storedUser, role: "optician", updated: later };
    const event = JSON.stringify({ action: "update", record: changed });
    act(() => Server.current?.say(topicOf("optique_users"), event));
    expect(pb.authStore.record?.["role"]).toBe("optician");
    // The fake server answers with the older record.
    Server.current?.say("PB_CONNECT", "", "client-2");
    await settle();
    expect(pb.authStore.record?.["role"]).toBe("optician");
    pb.authStore.clear();
  });
});

describe("a query before realtime connects", () => {
  it("a query loaded before realtime connects is not refetched without a write", async () => {
    const { result } = await open("clients");
    const before = result.current;
    await wait(5000);
    expect(result.current).toBe(before);
  });

  it("a query loaded before realtime connects is refetched after a write", async () => {
    quietMs = 0;
    const { result } = await open("clients");
    const before = result.current;
    await wait(150);
    expect(result.current).toBe(before + 1);
    await wait(5000);
    expect(result.current).toBe(before + 1);
  });

  it("a query is refetched when there was a write between its answer and the connection", async () => {
    await wait(2000);
    quietMs = 1000;
    const { result } = await open("clients");
    const before = result.current;
    await wait(150);
    expect(result.current).toBe(before + 1);
  });

  it("a query is refetched when the server does not report its time without writes", async () => {
    const answering = fetch;
    vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
      if (url.includes("/quiet")) throw new TypeError("Failed to fetch");
      return answering(url, init);
    });
    const { result } = await open("clients");
    const before = result.current;
    await wait(150);
    expect(result.current).toBe(before + 1);
  });

  it("a query is refetched when a broken connection is restored", async () => {
    const { result } = await open("clients");
    const before = result.current;
    act(() => Server.current?.onerror?.());
    await wait(200);
    expect(Server.opened).toBe(2);
    await wait(150);
    expect(result.current).toBe(before + 1);
  });
});

describe("the end of the session", () => {
  it("the end of the session cancels a refetch that is scheduled after a write", async () => {
    const { result } = await open("clients");
    const before = result.current;
    write("optique_clients");
    stopListening();
    await wait(5000);
    expect(result.current).toBe(before);
  });

  it("the end of the session cancels a refetch that waits for the server's time without writes", async () => {
    let abort = () => {};
    const answering = fetch;
    vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
      if (url.includes("/quiet")) await new Promise<void>((_, fail) => (abort = fail));
      return answering(url, init);
    });
    const { result } = await open("clients");
    const before = result.current;
    abort();
    stopListening();
    await wait(5000);
    expect(result.current).toBe(before);
  });
});

describe("a hidden page", () => {
  const turn = (state: "hidden" | "visible") => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(state === "hidden");
    document.dispatchEvent(new Event("visibilitychange"));
  };
  afterEach(() => turn("visible"));

  it("a hidden page disconnects after ten seconds, and is refetched if there was a write meanwhile", async () => {
    const { result } = await open("clients");
    const before = result.current;
    turn("hidden");
    await wait(9_999);
    expect(Server.current).toBeDefined();
    await wait(1);
    expect(Server.current).toBeUndefined();
    await wait(60_000);
    quietMs = 30_000;
    turn("visible");
    await settle();
    expect(Server.current).toBeDefined();
    await wait(150);
    expect(result.current).toBe(before + 1);
  });

  it("a hidden page is not refetched without a write", async () => {
    const { result } = await open("clients");
    const before = result.current;
    turn("hidden");
    await wait(40_000);
    turn("visible");
    await wait(150);
    expect(Server.current).toBeDefined();
    expect(result.current).toBe(before);
  });

  it("a page hidden for five seconds stays connected", async () => {
    await open("clients");
    turn("hidden");
    await wait(5_000);
    turn("visible");
    await wait(20_000);
    expect(Server.opened).toBe(1);
  });

  it("a page opened in the background connects once it is visible", async () => {
    turn("hidden");
    const { result } = await open("clients");
    expect(Server.opened).toBe(0);
    const before = result.current;
    await wait(50_000);
    quietMs = 1_000;
    turn("visible");
    await wait(150);
    expect(result.current).toBe(before + 1);
  });

  it("a page in the back-forward cache disconnects, and reconnects when it is shown", async () => {
    await open("clients");
    window.dispatchEvent(new Event("pagehide"));
    await settle();
    expect(Server.current).toBeUndefined();
    window.dispatchEvent(new Event("pageshow"));
    await settle();
    expect(Server.current).toBeDefined();
  });
});

describe("a server that was down", () => {
  it("all queries are refetched once the server is back", async () => {
    const clients = await open("clients");
    const before = clients.result.current;
    act(() => {
      isConnected.value = false;
    });
    expect(clients.result.current).toBe(before);
    act(() => {
      isConnected.value = true;
    });
    expect(clients.result.current).toBe(before + 1);
  });

  it("a list can be loaded without a realtime connection", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    const clients = await open("clients");
    await wait(1000);
    const before = clients.result.current;
    act(() => invalidate("optique_clients"));
    expect(clients.result.current).toBe(before + 1);
  });

  it("realtime reconnects once the server is back", async () => {
    const answering = fetch;
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    const clients = await open("clients");
    act(() => {
      isConnected.value = false;
    });
    await wait(1000);
    vi.stubGlobal("fetch", answering);
    act(() => {
      isConnected.value = true;
    });
    await wait(1000);
    const before = clients.result.current;
    write("optique_clients");
    await wait(1000);
    expect(clients.result.current).toBe(before + 1);
  });
});
