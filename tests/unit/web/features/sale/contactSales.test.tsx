import { cleanup, render, screen } from "@testing-library/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setScreenWidth } from "#support/screenWidth.ts";
import { queryClient } from "#api/queryClient.ts";
import { user } from "#api/session/session.ts";
import type { User } from "#domain/core/records.ts";
import { RenewalSale, SheetSale } from "#features/sale/ContactSales.tsx";

beforeEach(() => setScreenWidth(1366));
afterEach(() => {
  cleanup();
  user.value = null;
  queryClient.clear();
  vi.unstubAllGlobals();
});

it.each([RenewalSale, SheetSale])(
  "the page %o requests no lenses when these are hidden from the person",
  (Sale) => {
    const asked: unknown[] = [];
    vi.stubGlobal("fetch", (address: unknown) => {
      asked.push(address);
      return new Promise(() => {});
    });
    const open = (rights: object) => {
      user.value = { id: "s", role: "seller", rights, active: true } as unknown as User;
      render(
        <QueryClientProvider client={queryClient}>
          <Sale sheet="sheet0000000001" />
        </QueryClientProvider>,
      );
      const refusal = screen.queryByText("Cette page n’est pas dans vos droits");
      cleanup();
      return [refusal !== null, asked.length > 0];
    };
    expect([open({ "eyes.see": false }), open({})]).toEqual([
      [true, false],
      [false, true],
    ]);
  },
);
