import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useListState } from "#lib/addresses/listState.ts";

const open = (address: string) => {
  window.history.pushState(null, "", address);
  return renderHook(() => useListState()).result;
};
const address = () => window.location.pathname + window.location.search;
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("a list opened by its address", () => {
  it("a list opened without parameters is at its first page, without a search", () => {
    const list = open("/app/clients");
    expect(list.current).toMatchObject({ page: 1, query: "", typed: "" });
    expect(list.current.filter("status")).toBe("");
    wait(1000);
    expect(address()).toBe("/app/clients");
  });

  it("a list has the page, search and filters of its address", () => {
    const list = open("/app/invoices?q=benali&page=3&status=unpaid");
    expect(list.current).toMatchObject({ page: 3, query: "benali", typed: "benali" });
    expect(list.current.filter("status")).toBe("unpaid");
  });

  it.each(["0", "-2", "abc", ""])(
    "a list with page='%s' in its address is at its first page",
    (page) => expect(open(`/app/clients?page=${page}`).current.page).toBe(1),
  );
});

describe("turning pages", () => {
  it("turning a page writes it into the address, except the first page", () => {
    const list = open("/app/clients?q=a");
    act(() => list.current.goTo(2));
    expect(address()).toBe("/app/clients?q=a&page=2");
    expect(list.current.page).toBe(2);
    act(() => list.current.goTo(1));
    expect(address()).toBe("/app/clients?q=a");
  });

  it("turning a page adds a history entry, which 'back' undoes", () => {
    open("/app/clients");
    const steps = window.history.length;
    const list = open("/app/clients");
    act(() => list.current.goTo(2));
    expect(window.history.length).toBe(steps + 2);
  });
});

describe("searching", () => {
  it("a search begins 300 ms after the last key, at the first page, with the same filters", () => {
    const list = open("/app/invoices?page=3&status=unpaid");
    act(() => list.current.type("ben"));
    wait(299);
    act(() => list.current.type("benali"));
    wait(299);
    expect(list.current).toMatchObject({ typed: "benali", query: "", page: 3 });
    wait(1);
    expect(list.current).toMatchObject({ typed: "benali", query: "benali", page: 1 });
    expect(address()).toBe("/app/invoices?status=unpaid&q=benali");
  });

  it("pressing 'search' applies the typed text at once", () => {
    const list = open("/app/clients");
    act(() => list.current.type("benali"));
    act(() => list.current.search());
    expect(list.current.query).toBe("benali");
    const steps = window.history.length;
    wait(1000);
    expect(window.history.length).toBe(steps);
  });

  it("a search ends when its field is emptied", () => {
    const list = open("/app/clients?q=benali");
    act(() => list.current.type(""));
    wait(300);
    expect(address()).toBe("/app/clients");
  });

  it("a search adds only one history entry, however much is typed", () => {
    const list = open("/app/clients");
    const steps = window.history.length;
    for (const typed of ["ben", "benali", "benali a"]) {
      act(() => list.current.type(typed));
      wait(300);
    }
    expect(list.current.query).toBe("benali a");
    expect(window.history.length).toBe(steps + 1);
  });

  it("going back ends a search, and empties its field", async () => {
    const list = open("/app/clients");
    act(() => list.current.type("benali"));
    wait(300);
    vi.useRealTimers();
    await act(
      () =>
        new Promise<void>((done) => {
          window.addEventListener("popstate", () => done(), { once: true });
          window.history.back();
        }),
    );
    expect(address()).toBe("/app/clients");
    expect(list.current).toMatchObject({ query: "", typed: "" });
  });

  it("a search does not begin once its list was left", () => {
    window.history.pushState(null, "", "/app/clients");
    const { result, unmount } = renderHook(() => useListState());
    act(() => result.current.type("benali"));
    unmount();
    wait(1000);
    expect(address()).toBe("/app/clients");
  });
});

describe("a filter", () => {
  it("a filter returns the list to the first page, and keeps the search", () => {
    const list = open("/app/invoices?q=benali&page=3");
    act(() => list.current.setFilter("status", "paid"));
    expect(address()).toBe("/app/invoices?q=benali&status=paid");
    expect(list.current.filter("status")).toBe("paid");
    act(() => list.current.setFilter("status", ""));
    expect(address()).toBe("/app/invoices?q=benali");
  });

  it("a filter does not discard a search text that is being typed", () => {
    const list = open("/app/invoices");
    act(() => list.current.type("benali"));
    act(() => list.current.setFilter("status", "paid"));
    wait(300);
    expect(address()).toBe("/app/invoices?status=paid&q=benali");
  });
});

describe("a list that is reset", () => {
  it("resetting a list adds one history entry, and does not restore the old search", () => {
    const list = open("/app/invoices?q=benali&status=paid&page=2");
    const steps = window.history.length;
    act(() => list.current.reset());
    expect(address()).toBe("/app/invoices");
    expect(list.current).toMatchObject({ query: "", typed: "", page: 1 });
    wait(1000);
    expect(address()).toBe("/app/invoices");
    expect(window.history.length).toBe(steps + 1);
  });

  it("resetting a list stops a pending search", () => {
    const list = open("/app/invoices?status=paid");
    act(() => list.current.type("benali"));
    act(() => list.current.reset());
    wait(1000);
    expect(address()).toBe("/app/invoices");
  });
});
