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
/** The signed-in user, as the server has it. */
const storedUser = {
  id: "u1",
  collectionName: "optique_users",
  company: "",
  role: "seller",
  updated: "2026-11-28 10:00:00.000Z",
};
/** Last subscriptions. */
let heard: string[] = [];
/** Quiet time of the fake server. */
let quietMs = 60_000;
/** All but the own user are heard by their ids alone. */
const topicOf = (collection: CollectionName): string =>
  `${collection}/*${collection === "optique_users" ? "" : `?options=${encodeURIComponent(JSON.stringify(idsOnly))}`}`;
const write = (collection: CollectionName) =>
  act(() => Server.current?.say(topicOf(collection), JSON.stringify({ action: "update" })));
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const asked = new Map<string, number>();
/** Shows a query of this key; `current` is how often it was asked. */
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

// Realtime connection of the page.
beforeAll(() => import("#api/session/session.ts"));
beforeEach(() => {
  vi.useFakeTimers();
  queryClient.clear();
  asked.clear();
  // Resets the fake clock.
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
  it("reaches readers of its collection only", async () => {
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
  ] satisfies CollectionName[])("to %s moves the products and the movements", async (document) => {
    const products = await open("products");
    const movements = await open("movements");
    const [before, other] = [products.result.current, movements.result.current];
    act(() => invalidate(document));
    expect(products.result.current).toBe(before + 1);
    expect(movements.result.current).toBe(other + 1);
  });

  it("of several collections is one step each", async () => {
    const products = await open("products");
    const before = products.result.current;
    act(() => invalidate("optique_invoices", "optique_products", "optique_stock_receipts"));
    expect(products.result.current).toBe(before + 1);
  });

  it("removes inactive queries, which their next reader loads again", async () => {
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
  it("arrives by realtime after 150 ms", async () => {
    const { result } = await open("clients");
    const before = result.current;
    write("optique_clients");
    await wait(149);
    expect(result.current).toBe(before);
    await wait(1);
    expect(result.current).toBe(before + 1);
  });

  it("of fifty lines reloads readers once", async () => {
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

  it("of a document reaches readers of products", async () => {
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

  it("the subscriptions are empty after the session, and full for the next", async () => {
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
  it("the signed-in user is read at each connection, also when nothing was written since", async () => {
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

describe("an answer of the signed-in user", () => {
  it("does not undo an event that is newer and arrived first", async () => {
    const token = `h.${btoa(JSON.stringify({ exp: 9_999_999_999 }))}.s`;
    const [earlier, later] = ["2026-11-28 10:00:00.000Z", "2026-11-28 10:00:00.001Z"];
    pb.authStore.save(token, { ...storedUser, collectionId: "users", updated: earlier });
    await open("clients");
    await settle();
    const changed = { ...storedUser, role: "optician", updated: later };
    const event = JSON.stringify({ action: "update", record: changed });
    act(() => Server.current?.say(topicOf("optique_users"), event));
    expect(pb.authStore.record?.["role"]).toBe("optician");
    // The fake server answers with the earlier record.
    Server.current?.say("PB_CONNECT", "", "client-2");
    await settle();
    expect(pb.authStore.record?.["role"]).toBe("optician");
    pb.authStore.clear();
  });
});

describe("a query before realtime connects", () => {
  it("does not reload without a write", async () => {
    const { result } = await open("clients");
    const before = result.current;
    await wait(5000);
    expect(result.current).toBe(before);
  });

  it("reloads after a write", async () => {
    quietMs = 0;
    const { result } = await open("clients");
    const before = result.current;
    await wait(150);
    expect(result.current).toBe(before + 1);
    await wait(5000);
    expect(result.current).toBe(before + 1);
  });

  it("reloads when something was written before realtime connects", async () => {
    await wait(2000);
    quietMs = 1000;
    const { result } = await open("clients");
    const before = result.current;
    await wait(150);
    expect(result.current).toBe(before + 1);
  });

  it("reloads without the server's quiet time", async () => {
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

  it("reloads when a broken connection is restored", async () => {
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
  it("drops a reload that waits after a write", async () => {
    const { result } = await open("clients");
    const before = result.current;
    write("optique_clients");
    stopListening();
    await wait(5000);
    expect(result.current).toBe(before);
  });

  it("drops the reload of a connection whose quiet time is unanswered", async () => {
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

  it("disconnects after a moment, and reloads later writes", async () => {
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

  it("reloads nothing without a write", async () => {
    const { result } = await open("clients");
    const before = result.current;
    turn("hidden");
    await wait(40_000);
    turn("visible");
    await wait(150);
    expect(Server.current).toBeDefined();
    expect(result.current).toBe(before);
  });

  it("hidden for a moment keeps its connection", async () => {
    await open("clients");
    turn("hidden");
    await wait(5_000);
    turn("visible");
    await wait(20_000);
    expect(Server.opened).toBe(1);
  });

  it("connects once visible, when opened in the background", async () => {
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

  it("in the back-forward cache disconnects, and reconnects", async () => {
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
  it("reloads everything once it is back", async () => {
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

  it("keeps the list readable without realtime", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    const clients = await open("clients");
    await wait(1000);
    const before = clients.result.current;
    act(() => invalidate("optique_clients"));
    expect(clients.result.current).toBe(before + 1);
  });

  it("reconnects once it is back", async () => {
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
