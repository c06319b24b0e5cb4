import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useListQuery } from "#api/useListQuery.ts";

afterEach(cleanup);

/** What the list asks its server for, in each state that it is given. */
async function askedIn(...states: { query: string; page: number }[]) {
  const asked: object[] = [];
  const load = async (request: object) => void asked.push(request);
  const { rerender } = renderHook(
    (state: { query: string; page: number }) =>
      useListQuery(state, { perPage: 20, status: "paid" }, load, 0),
    { initialProps: states[0] ?? { query: "", page: 1 } },
  );
  for (const state of states) await act(async () => rerender(state));
  return asked;
}

it("asks for the page of the address, with the filters", async () => {
  expect(await askedIn({ query: "", page: 3 })).toEqual([
    { q: "", page: 3, perPage: 20, status: "paid" },
  ]);
});

it("asks for the best hundred of a search, and for nothing when its page is turned", async () => {
  const states = [
    { query: "benali", page: 1 },
    { query: "benali", page: 2 },
  ];
  expect(await askedIn(...states)).toEqual([
    { q: "benali", page: 1, perPage: 100, status: "paid" },
  ]);
});
