import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { countVisit, countPage } from "#api/session/visits.ts";
import { pb } from "#api/pb.ts";

const send = vi.fn<typeof fetch>();
const asks = (answer: string | null) => vi.stubGlobal("navigator", { doNotTrack: answer });

beforeEach(() => {
  send.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal("fetch", send);
});
afterEach(() => {
  vi.unstubAllGlobals();
  pb.authStore.clear();
});

describe("a visit", () => {
  it.each([null, "0"])(
    "a visit is sent at once when the browser's Do Not Track is %s",
    (answer) => {
      asks(answer);
      pb.authStore.save("jeton");
      countVisit("page_view", "/app/clients/:id");
      expect(send).toHaveBeenCalledOnce();
      expect(send).toHaveBeenCalledWith("/api/optique/events", {
        method: "POST",
        headers: { "Content-Type": "application/json", Authorization: "jeton" },
        body: JSON.stringify({ name: "page_view", path: "/app/clients/:id", props: {} }),
        keepalive: true,
      });
    },
  );

  it("page visits are sent with a delay, at most one per second", () => {
    vi.useFakeTimers();
    asks(null);
    for (const path of ["/app", "/app/clients", "/app/invoices"]) countPage(path);
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1100);
    expect(send).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_000);
    const told = ["/app", "/app/clients", "/app/invoices"].map((path) => [
      "/api/optique/events",
      expect.objectContaining({ body: JSON.stringify({ name: "page_view", path, props: {} }) }),
    ]);
    expect(send.mock.calls).toEqual(told);
    vi.useRealTimers();
  });

  it("no visit is sent when Do Not Track is on", () => {
    asks("1");
    countVisit("page_view", "/app/clients");
    countVisit("logout", "/app");
    expect(send).not.toHaveBeenCalled();
  });

  it("a visit that cannot be sent is ignored", async () => {
    asks(null);
    send.mockRejectedValue(new TypeError("Failed to fetch"));
    countVisit("page_view", "/");
    // An unhandled rejection would make the test run fail.
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce(), 10_000);
  });
});
