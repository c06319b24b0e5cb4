import { beforeEach, describe, expect, it } from "vitest";
import { focusedRow, returnPath, withHistory } from "#lib/addresses/navigationHistory.ts";

const list = "/app/clients";
const record = "/app/clients/abc";

/** Opens an address with the history state that every navigation writes. */
const go = (address: string, options: { replace?: boolean; state?: unknown } = {}) =>
  window.history.pushState(withHistory(options), "", address);

beforeEach(() => window.history.pushState(null, "", "/app"));

describe("the return path", () => {
  it("the return path is the plain list when that was not visited", () => {
    go("/app/clients/abc/modifier");
    expect(returnPath(list, record)).toBe(list);
  });

  it("the return path is the list with its page and its search", () => {
    go(`${list}?q=benali&page=5`);
    go(record);
    expect(returnPath(list)).toBe(`${list}?q=benali&page=5`);
  });

  it("the return path is the record that opened the form, or the list afterwards", () => {
    go(`${list}?page=5`);
    go(record);
    go(`${record}/modifier`);
    expect(returnPath(list, record)).toBe(record);
    expect(returnPath(list)).toBe(`${list}?page=5`);
  });

  it("the return path is the list with the parameters it last had", () => {
    go(`${list}?page=2`);
    go(`${list}?page=5`);
    go(record);
    go(list);
    go(`${record}/modifier`);
    expect(returnPath(list, record)).toBe(list);
  });

  it("the return path is found past another page, a replaced address and other history state", () => {
    go(`${list}?page=5`);
    go(record, { state: { saved: "abc" } });
    expect(window.history.state).toMatchObject({ saved: "abc" });
    window.history.replaceState(withHistory({ replace: true }), "", `${record}?tab=x`);
    go("/app/invoices/1");
    go(`${record}/modifier`);
    expect(returnPath(list)).toBe(`${list}?page=5`);
    expect(returnPath(list, record)).toBe(`${record}?tab=x`);
  });

  it("the return path to a list leaves out the form that was open over it", () => {
    go("/app/products?page=2");
    go("/app/products/abc");
    go("/app/products?page=2&modifier=abc");
    expect(returnPath("/app/products", "/app/products/abc")).toBe("/app/products/abc");
    go("/app/products/abc");
    expect(returnPath("/app/products")).toBe("/app/products?page=2");
  });

  it("the history state contains the last five pages, and a recent list among them", () => {
    window.history.pushState({ visited: "no list" }, "", "/app");
    go(list);
    for (const page of ["a", "b", "c", "d", "e", "f"]) go(`/app/invoices/${page}`);
    expect(returnPath(list)).toBe(list);
    expect(window.history.state.visited).toHaveLength(5);
  });
});

it.each([null, 3, {}, { row: 3 }])("the history state %j identifies no row", (state) =>
  expect(focusedRow(state)).toBeNull(),
);
