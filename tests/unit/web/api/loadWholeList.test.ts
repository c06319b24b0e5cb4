import { afterEach, expect, it, vi } from "vitest";
import { loadWholeList } from "#api/request.ts";

type Row = { id: string };
const rowsOf = (first: number, count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: `r${first + index}` }));

/** Fake fetch with queued answers. */
function install(...answers: object[]): URL[] {
  const asked: URL[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(new URL(url, "http://shop"));
    return Response.json(answers[asked.length - 1]);
  });
  return asked;
}
afterEach(() => vi.unstubAllGlobals());

it("a whole list is loaded page by page, and its progress is reported", async () => {
  const asked = install(
    { page: 1, perPage: 500, totalItems: 1200, totalPages: 3, next: "[1]", items: rowsOf(0, 500) },
    { perPage: 500, next: "[2]", items: rowsOf(500, 500) },
    { perPage: 500, items: rowsOf(1000, 200) },
  );
  const onProgress = vi.fn();
  const rows = await loadWholeList<Row>("invoices", { status: "paid" }, onProgress);
  expect(rows).toEqual(rowsOf(0, 1200));
  expect(onProgress.mock.calls.flat()).toEqual([500 / 1200, 1000 / 1200, 1]);
  expect(asked.map(({ searchParams }) => searchParams.get("after"))).toEqual([null, "[1]", "[2]"]);
  for (const { pathname, searchParams } of asked) {
    expect(pathname).toBe("/api/optique/lists/invoices");
    expect(searchParams.get("status")).toBe("paid");
    expect(searchParams.get("perPage")).toBe("500");
  }
});

it("a list without an exact count is loaded whole, without progress", async () => {
  install(
    { totalItems: 501, totalPages: 2, isAtLeast: true, next: "[1]", items: rowsOf(0, 500) },
    { next: "[2]", items: rowsOf(500, 500) },
    { items: rowsOf(1000, 1) },
  );
  const onProgress = vi.fn();
  expect(await loadWholeList("invoices", { q: "tahiri" }, onProgress)).toHaveLength(1001);
  expect(onProgress).not.toHaveBeenCalled();
});

it("a whole list contains each row once, and its progress never exceeds 1", async () => {
  install(
    { totalItems: 2, totalPages: 1, next: "[1]", items: rowsOf(0, 2) },
    { items: [{ id: "r1" }, { id: "new" }] },
  );
  const onProgress = vi.fn();
  const rows = await loadWholeList("clients", {}, onProgress);
  expect(rows.map(({ id }) => id)).toEqual(["r0", "r1", "new"]);
  expect(onProgress.mock.calls.flat()).toEqual([1, 1]);
});

it("a whole list without rows is empty", async () => {
  install({ totalItems: 0, totalPages: 0, items: [] });
  expect(await loadWholeList("products", {})).toEqual([]);
});
