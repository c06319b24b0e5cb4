import { act, cleanup, renderHook } from "@testing-library/react";
import { ClientResponseError } from "pocketbase";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { askEarly, earlyOr } from "#api/early.ts";
import { isConnected } from "#api/connection.ts";
import { useQuery } from "#api/useQuery.ts";

/** One request of the test, answered when the test says so. */
type Request = {
  key: string | null;
  signal: AbortSignal;
  answer: (data: string) => Promise<void>;
  fail: (error: unknown) => Promise<void>;
};
type Props = { key: string | null; revision?: number; keeps?: boolean };

function open(initial: Props) {
  const requests: Request[] = [];
  const hook = renderHook(
    ({ key, ...options }: Props) =>
      useQuery(
        key,
        (signal) =>
          new Promise<string>((resolve, reject) => {
            requests.push({
              key,
              signal,
              answer: (data) => act(async () => resolve(data)),
              fail: (error) => act(async () => reject(error)),
            });
          }),
        options,
      ),
    { initialProps: initial },
  );
  const request = (index: number): Request => {
    const found = requests[index];
    if (!found) throw new Error(`Only ${requests.length} requests were made`);
    return found;
  };
  return { ...hook, requests, request };
}

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("a query", () => {
  it("is loading until the answer, then has the data", async () => {
    const { result, request } = open({ key: "a" });
    expect(result.current).toMatchObject({ data: undefined, error: undefined, isLoading: true });
    await request(0).answer("A");
    expect(result.current).toMatchObject({ data: "A", error: undefined, isLoading: false });
  });

  it("asks nothing without a key", () => {
    const { result, requests } = open({ key: null });
    expect(requests).toHaveLength(0);
    expect(result.current).toMatchObject({ data: undefined, isLoading: false });
  });

  it("asks once, however often its screen is drawn", async () => {
    const { rerender, requests, request } = open({ key: "a" });
    await request(0).answer("A");
    rerender({ key: "a" });
    rerender({ key: "a" });
    expect(requests).toHaveLength(1);
  });
});

describe("an answer that came early", () => {
  it("is on screen at once, and is asked for by nobody else", async () => {
    let sent = 0;
    const load = () => earlyOr("/api/a", { method: "GET" }, async () => `A${(sent += 1)}`);
    await act(async () => askEarly(load));
    const drawn: (string | undefined)[] = [];
    const { rerender } = renderHook(
      ({ revision }) => drawn.push(useQuery("a", load, { revision }).data),
      { initialProps: { revision: 0 } },
    );
    await act(async () => {});
    expect(drawn).toEqual(["A1"]);
    expect(sent).toBe(1);
    await act(async () => rerender({ revision: 1 }));
    expect(drawn.at(-1)).toBe("A2");
  });
});

describe("another key", () => {
  it("does not show what was there before", async () => {
    const { result, rerender, request } = open({ key: "a" });
    await request(0).answer("A");
    rerender({ key: "b" });
    expect(result.current).toMatchObject({ data: undefined, isLoading: true });
    await request(1).answer("B");
    expect(result.current).toMatchObject({ data: "B", isLoading: false });
  });

  it("keeps it until the answer where it is another page of the same list", async () => {
    const { result, rerender, request } = open({ key: "a", keeps: true });
    await request(0).answer("A");
    rerender({ key: "b", keeps: true });
    expect(result.current).toMatchObject({ data: "A", isLoading: true });
    await request(1).answer("B");
    expect(result.current).toMatchObject({ data: "B", isLoading: false });
  });

  it("gives up the request before it, and ignores an answer that comes all the same", async () => {
    const { result, rerender, request } = open({ key: "a" });
    rerender({ key: "b" });
    expect(request(0).signal.aborted).toBe(true);
    await request(1).answer("B");
    await request(0).answer("A");
    expect(result.current.data).toBe("B");
    await request(0).fail(new Error("too late"));
    expect(result.current.error).toBeUndefined();
  });

  it("leaves the error of the one before behind", async () => {
    const { result, rerender, request } = open({ key: "a" });
    await request(0).fail(new Error("no"));
    rerender({ key: "b" });
    expect(result.current).toMatchObject({ error: undefined, isLoading: true });
  });
});

describe("loading again", () => {
  it("keeps what is on screen, for a new revision and for a wish", async () => {
    const { result, rerender, request } = open({ key: "a", revision: 0 });
    await request(0).answer("old");
    rerender({ key: "a", revision: 1 });
    expect(result.current).toMatchObject({ data: "old", isLoading: false });
    await request(1).answer("new");
    expect(result.current.data).toBe("new");
    act(() => result.current.reload());
    expect(result.current.data).toBe("new");
    await request(2).answer("newest");
    expect(result.current.data).toBe("newest");
  });

  it("is possible after an error, which it ends", async () => {
    const { result, request } = open({ key: "a" });
    const error = new Error("no");
    await request(0).fail(error);
    expect(result.current).toMatchObject({ data: undefined, error, isLoading: false });
    act(() => result.current.reload());
    await request(1).answer("A");
    expect(result.current).toMatchObject({ data: "A", error: undefined, isLoading: false });
  });
});

describe("an error", () => {
  it("leaves what was read before readable, and is logged", async () => {
    const { result, request } = open({ key: "a" });
    await request(0).answer("A");
    act(() => result.current.reload());
    const error = new Error("no");
    await request(1).fail(error);
    expect(result.current).toMatchObject({ data: "A", error });
    expect(console.error).toHaveBeenCalledWith(error);
  });

  it("of another key does not show the data of the one before", async () => {
    const { result, rerender, request } = open({ key: "a", keeps: true });
    await request(0).answer("A");
    rerender({ key: "b", keeps: true });
    await request(1).fail(new ClientResponseError({ status: 500 }));
    expect(result.current.data).toBeUndefined();
  });

  it("is none when the screen gave the request up", async () => {
    const { request, unmount } = open({ key: "a" });
    unmount();
    expect(request(0).signal.aborted).toBe(true);
    await request(0).fail(new ClientResponseError({ isAbort: true }));
    expect(console.error).not.toHaveBeenCalled();
  });

  it("of a server that answered says nothing about the connection", async () => {
    const { request } = open({ key: "a" });
    await request(0).fail(new ClientResponseError({ status: 500 }));
    expect(isConnected.value).toBe(true);
  });

  it("of a server that did not answer leaves the list's other page, and starts a slow knocking until it answers", async () => {
    vi.useFakeTimers();
    const knock = vi
      .fn<typeof fetch>()
      .mockRejectedValueOnce(new TypeError("Failed to fetch"))
      .mockResolvedValue(new Response());
    vi.stubGlobal("fetch", knock);
    const { result, rerender, request } = open({ key: "a", keeps: true });
    await request(0).answer("A");
    rerender({ key: "b", keeps: true });
    await request(1).fail(new ClientResponseError({ status: 0 }));
    expect(result.current).toMatchObject({ data: "A", error: { status: 0 } });
    expect(isConnected.value).toBe(false);
    await vi.advanceTimersByTimeAsync(2000);
    expect(isConnected.value).toBe(false);
    await vi.advanceTimersByTimeAsync(2000);
    expect(isConnected.value).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(knock).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
});
