import { cleanup, render, screen } from "@testing-library/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setScreenWidth } from "#support/screenWidth.ts";
import { queryClient } from "#api/queryClient.ts";
import type { SheetDocument } from "#domain/contactLenses/contactAnswers.ts";
import { OrdersCard } from "#features/contactLenses/sheet/OrdersCard.tsx";

beforeEach(() => setScreenWidth(1366));
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it("a box that arrived for an open row is shown, with a warning that it expires before the end of wear", async () => {
  const box = { id: "b", lot: "AB12", gtin: "", expires_on: "2027-08-01 00:00:00.000Z" };
  const answer = { items: [box], page: 1, perPage: 20, totalItems: 1, totalPages: 1 };
  vi.stubGlobal("fetch", async () => Response.json(answer));
  const order = {
    id: "o",
    status: "to_order",
    product_name: "Biofinity",
    eye: "",
    quantity: 2,
    trial: false,
    given_on: "",
    created: "2026-11-28 10:00:00.000Z",
    invoice: null,
  };
  const sheet = {
    id: "s",
    right_until: "2027-05-27 00:00:00.000Z",
    left_until: "2027-11-23 00:00:00.000Z",
    orders: [order],
  } as unknown as SheetDocument;
  render(
    <QueryClientProvider client={queryClient}>
      <OrdersCard sheet={sheet} />
    </QueryClientProvider>,
  );
  await screen.findByText(/AB12/);
  expect(document.body.textContent).toContain(
    "Cette boîte expire le 01/08/2027, avant la fin prévue le 23/11/2027",
  );
});
