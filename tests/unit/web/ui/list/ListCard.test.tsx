import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { toast as library } from "react-hot-toast/headless";
import { afterEach, describe, expect, it } from "vitest";
import { type ListState, useListState } from "#lib/addresses/listState.ts";
import { Toaster } from "#ui/feedback/Toaster.tsx";
import { ListCard } from "#ui/list/ListCard.tsx";

const perPage = 10;
const namesOf = (page: number, totalItems: number): string[] =>
  Array.from({ length: totalItems }, (_, index) => `Client ${index + 1}`).slice(
    (page - 1) * perPage,
    page * perPage,
  );

const loaded = {
  dataUpdatedAt: 0,
  error: null,
  isPending: false,
  isPlaceholderData: false,
  refetch: () => {},
};

/** List with this number of rows, answered for the current page or for `answered`. */
function List({ totalItems, answered }: { totalItems: number; answered?: number }) {
  const state = useListState();
  const page = answered ?? state.page;
  const data = { page, perPage, totalItems, totalPages: 0, items: namesOf(page, totalItems) };
  const query = { ...loaded, data };
  return (
    <ListCard state={state} query={query} errorMessage="Erreur" search={null} empty="Aucun client">
      {(rows) => rows.join()}
    </ListCard>
  );
}
const open = (address: string, totalItems: number) => {
  window.history.pushState(null, "", address);
  return render(<List totalItems={totalItems} />);
};
const address = () => window.location.pathname + window.location.search;
afterEach(cleanup);

describe("a missing page", () => {
  it.each([
    ["/app/clients?page=99", 23, "/app/clients?page=3"],
    ["/app/clients?page=2", 10, "/app/clients"],
    ["/app/invoices?status=paid&page=9", 11, "/app/invoices?status=paid&page=2"],
  ])("the page %s of a list with %d rows leads to its last page: %s", (asked, totalItems, last) => {
    const steps = window.history.length;
    open(asked, totalItems);
    expect(address()).toBe(last);
    expect(window.history.length).toBe(steps + 1);
    expect(screen.queryByText(/Aucun client/)).toBeNull();
    expect(screen.getByText(new RegExp(`Client ${totalItems}$`))).toBeTruthy();
  });

  it("deleting the only row of the last page leads to the page before", () => {
    const { rerender } = open("/app/clients?page=3", 21);
    expect(screen.getByText("Client 21")).toBeTruthy();
    rerender(<List totalItems={20} />);
    expect(address()).toBe("/app/clients?page=2");
  });
});

it("an empty last page does not show the text of an empty list", () => {
  window.history.pushState(null, "", "/app/clients?page=3");
  render(<List totalItems={20} answered={3} />);
  expect(address()).toBe("/app/clients?page=2");
  expect(screen.queryByText(/Aucun client/)).toBeNull();
  expect(screen.queryByRole("navigation")).toBeNull();
});

it("a list that fails to load shows the error in its place, and a message each time", () => {
  const failed = (error: Error) => (
    <ListCard
      state={{} as ListState}
      query={{ ...loaded, data: undefined, error }}
      errorMessage="Erreur lors de la recherche"
      search={null}
      empty=""
    >
      {() => null}
    </ListCard>
  );
  // Tests in other files of the same worker may have left messages.
  library.remove();
  render(<Toaster />);
  const { rerender } = render(failed(new Error("1")));
  const toast = () => within(screen.getByRole("region", { name: "Messages" }));
  const close = () => fireEvent.click(toast().getByRole("button", { name: "Fermer" }));
  expect(screen.getByRole("alert").textContent).toContain("Erreur lors de la recherche");
  close();
  rerender(failed(new Error("2")));
  toast().getByText("Erreur lors de la recherche");
});

describe("a list without rows", () => {
  it.each(["/app/clients", "/app/clients?page=4"])(
    "a list without rows shows its empty state at %s",
    (asked) => {
      open(asked, 0);
      expect(screen.getByText("Aucun client")).toBeTruthy();
      expect(address()).toBe(asked);
    },
  );
});
