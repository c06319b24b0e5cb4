import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it } from "vitest";
import { setScreenWidth } from "#support/screenWidth.ts";
import { queryClient } from "#api/queryClient.ts";
import { user } from "#api/session/session.ts";
import type { SheetDocument } from "#domain/contactLenses/contactAnswers.ts";
import type { User } from "#domain/core/records.ts";
import { useSheetActs } from "#features/contactLenses/sheet/useSheetActs.tsx";

beforeEach(() => {
  // jsdom cannot show popovers, and hides them.
  HTMLElement.prototype.showPopover = function show(this: HTMLElement) {
    this.style.display = "block";
  };
});
afterEach(() => {
  cleanup();
  user.value = null;
});

it.each([true, false])(
  "the menu of a sheet offers its renewal only if it is the current one: %s",
  async (isCurrent) => {
    setScreenWidth(1366);
    user.value = { id: "o", role: "owner", rights: {}, active: true } as unknown as User;
    const sheet = { id: "s", date: "2026-11-28", status: "trial" } as unknown as SheetDocument;
    function Menu() {
      return useSheetActs({ sheet, isCurrent, isRemoving: false, onRemove: () => {} }).menu;
    }
    render(
      <QueryClientProvider client={queryClient}>
        <Menu />
      </QueryClientProvider>,
    );
    fireEvent.click(screen.getByRole("button", { name: /^Actions/ }));
    await screen.findByRole("menuitem", { name: "Valider la fiche" });
    const renew = screen.queryByRole("menuitem", { name: "Renouveler" });
    expect(renew?.getAttribute("href") ?? "").toBe(isCurrent ? "/app/sale?renouveler=s" : "");
  },
);
