import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import { ClientResponseError } from "pocketbase";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { invalidate, invalidateAll, queryClient, snapshotOf } from "#api/queryClient.ts";
import { useKeptQuery } from "#api/useKeptQuery.ts";

/** Pending request, which the test answers. */
type Request = {
  signal: AbortSignal;
  answer: (data: string) => Promise<void>;
  fail: (error: unknown) => Promise<void>;
};
let requests: Request[] = [];
const request = (index: number): Request => {
  const found = requests[index];
  if (!found) throw new Error(`Only ${requests.length} requests were made`);
  return found;
};
/** Waits until the latest update has been rendered. */
const settled = () => act(async () => void (await vi.advanceTimersByTimeAsync(1)));
const clientsQuery = (page: string) => ({
  queryKey: ["clients", page],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    new Promise<string>((resolve, reject) => {
      requests.push({
        signal,
        answer: (data) => (resolve(data), settled()),
        fail: (error) => (reject(error), settled()),
      });
    }),
});
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
const openList = (page: string) =>
  renderHook(({ page }) => useKeptQuery(clientsQuery(page)), {
    initialProps: { page },
    wrapper,
  });
const openForm = () => renderHook(() => useQuery(snapshotOf(clientsQuery("a"))), { wrapper });

beforeEach(() => {
  vi.useFakeTimers();
  queryClient.clear();
  requests = [];
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("another page of a list", () => {
  it("another page of a list shows the former rows until its own have loaded", async () => {
    const { result, rerender } = openList("a");
    expect(result.current).toMatchObject({ data: undefined, isPending: true });
    await request(0).answer("A");
    rerender({ page: "b" });
    expect(result.current).toMatchObject({ data: "A", isPlaceholderData: true });
    await request(1).answer("B");
    expect(result.current).toMatchObject({ data: "B", isPlaceholderData: false });
  });

  it("opening another page aborts the request of the page before, and ignores its late answer", async () => {
    const { result, rerender } = openList("a");
    rerender({ page: "b" });
    expect(request(0).signal.aborted).toBe(true);
    await request(1).answer("B");
    await request(0).answer("A");
    expect(result.current.data).toBe("B");
  });

  it("a page that the server refuses shows its error without the former rows", async () => {
    const { result, rerender } = openList("a");
    await request(0).answer("A");
    rerender({ page: "b" });
    const error = new ClientResponseError({ status: 500 });
    await request(1).fail(error);
    expect(result.current).toMatchObject({ data: undefined, error });
    expect(console.error).toHaveBeenCalledWith(error);
  });

  it("a page that the server does not answer shows the former rows beside its error", async () => {
    const { result, rerender } = openList("a");
    await request(0).answer("A");
    rerender({ page: "b" });
    await request(1).fail(new ClientResponseError({ status: 0 }));
    expect(result.current).toMatchObject({ data: "A", error: { status: 0 } });
  });
});

describe("a query that failed", () => {
  it("a query that failed is not refetched by itself, nor after a write", async () => {
    openList("a");
    await request(0).fail(new ClientResponseError({ status: 500 }));
    invalidate("optique_clients");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(1);
  });

  it("a query that failed is refetched on retry, and when the connection is restored", async () => {
    const { result } = openList("a");
    await request(0).fail(new ClientResponseError({ status: 0 }));
    void result.current.refetch();
    await request(1).fail(new ClientResponseError({ status: 0 }));
    invalidateAll();
    await request(2).answer("A");
    expect(result.current).toMatchObject({ data: "A", error: null });
  });
});

describe("a write", () => {
  it("after a write the former data stay on screen until the refetch has ended", async () => {
    const { result } = openList("a");
    await request(0).answer("old");
    act(() => invalidate("optique_clients"));
    expect(result.current.data).toBe("old");
    await request(1).answer("new");
    expect(result.current.data).toBe("new");
  });

  it("a write restarts a pending first request, which may have been answered before the write", async () => {
    const { result } = openList("a");
    act(() => invalidate("optique_clients"));
    expect(request(0).signal.aborted).toBe(true);
    await request(1).answer("new");
    expect(result.current.data).toBe("new");
  });
});

describe("a query that is disabled for a while", () => {
  it("a query disabled during a write is refetched once it is enabled again", async () => {
    const { result, rerender } = renderHook(
      ({ enabled }) => useKeptQuery({ ...clientsQuery("a"), enabled }),
      { initialProps: { enabled: true }, wrapper },
    );
    await request(0).answer("old");
    rerender({ enabled: false });
    act(() => invalidate("optique_clients"));
    expect(requests).toHaveLength(1);
    rerender({ enabled: true });
    expect(result.current.data).toBe("old");
    await request(1).answer("new");
    expect(result.current.data).toBe("new");
  });
});

describe("a snapshot", () => {
  it("a snapshot is loaded once, whatever is written, and again the next time it is opened", async () => {
    const form = openForm();
    await request(0).answer("A");
    invalidate("optique_clients");
    invalidateAll();
    await settled();
    expect(requests).toHaveLength(1);
    form.unmount();
    await settled();
    const next = openForm();
    expect(next.result.current.data).toBeUndefined();
    expect(requests).toHaveLength(2);
  });

  it("a prefetched snapshot is available at once, unless there was a write since", async () => {
    void queryClient.prefetchQuery({ ...snapshotOf(clientsQuery("a")), gcTime: 5000 });
    await request(0).answer("A");
    const form = openForm();
    expect(form.result.current.data).toBe("A");
    form.unmount();
    invalidate("optique_clients");
    expect(openForm().result.current.data).toBeUndefined();
  });
});
