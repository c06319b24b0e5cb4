import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setScreenWidth } from "#support/screenWidth.ts";
import { queryClient } from "#api/queryClient.ts";
import RecallPage from "#features/contactLenses/recall/RecallPage.tsx";

const client = { id: "z", name: "Zineb Alaoui", phone: "" };
const order = { id: "o", eye: "right", product_name: "Biofinity", given_on: "", status: "arrived" };
const box = (id: string, messagedAt: string) => ({
  id,
  order: "o",
  lot: "12345670",
  gtin: "",
  quantity: 1,
  expires_on: "",
  messagedAt,
  expand: { order: { ...order, expand: { client } } },
});

/**
 * Opens the page and searches a lot; the fake server finds these boxes. Returns the requested lots and codes.
 */
function searchFor(lot: string, boxes: object[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    const query = new URL(address, "http://localhost").searchParams;
    asked.push(["lot", "gtin"].map((name) => query.get(name) ?? "").join());
    const items = query.get("lot") === lot ? boxes : [];
    return Response.json({ items, page: 1, perPage: 500, totalItems: items.length, totalPages: 1 });
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RecallPage />
    </QueryClientProvider>,
  );
  const field = screen.getByLabelText(/^Lot, ou code/);
  fireEvent.change(field, { target: { value: lot } });
  fireEvent.click(screen.getByRole("button", { name: /^Chercher/ }));
  return asked;
}

beforeEach(() => {
  setScreenWidth(1366);
  window.history.replaceState(null, "", "/app/lentilles/rappel");
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it("a lot that looks like a code is searched as both, and the page shows who was warned", async () => {
  const warned = "2026-11-28 10:00:00.000Z";
  const asked = searchFor("12345670", [box("a", warned), box("b", "2026-11-29 10:00:00.000Z")]);
  await screen.findByText(/^Message préparé le 28\/11\/2026/);
  expect(screen.getAllByText("Zineb Alaoui")).toHaveLength(1);
  expect(asked).toEqual(["12345670,", ",00000012345670"]);
});

it("a client is not shown as warned when one of the boxes has no message", async () => {
  searchFor("12345670", [box("a", "2026-11-28 10:00:00.000Z"), box("b", "")]);
  await screen.findByText("Zineb Alaoui");
  expect(screen.queryByText(/^Message préparé/)).toBeNull();
});

it("a lot that only begins like a code is searched as a lot", async () => {
  const asked = searchFor("17120831", []);
  await screen.findByText("Aucune boîte du lot 17120831");
  expect(asked).toEqual(["17120831,"]);
});
