import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setScreenWidth } from "#support/screenWidth.ts";
import { type Column, DataTable } from "#ui/list/DataTable.tsx";
import { RowLink } from "#ui/list/RowLink.tsx";
import type { RowActionSet } from "#ui/list/rowActionSet.ts";

type Row = { id: string; name: string };
const rows: Row[] = ["Amrani", "Benali", "Chami"].map((name, index) => ({ id: `r${index}`, name }));
const columns: Column<Row>[] = [
  {
    key: "name",
    head: "Nom",
    cell: (row) => <RowLink href={`/app/clients/${row.id}`}>{row.name}</RowLink>,
  },
  { key: "note", head: "Note", cell: (row) => <input aria-label={`Note ${row.name}`} /> },
];
const onPay = vi.fn<(id: string) => void>();
const actions = ({ id, name }: Row): RowActionSet => ({
  name,
  phone: { r0: "06 12", r2: "0612345678 / 0522000000" }[id] ?? "",
  actions: [
    {
      icon: "banknote",
      word: "Paiement",
      label: `Paiement, ${name}`,
      letter: "p",
      onSelect: () => onPay(id),
      isBusy: id === "r2",
    },
    {
      icon: "pencil",
      word: "Modifier",
      label: `Modifier ${name}`,
      letter: "e",
      href: `/edit/${id}`,
    },
  ],
});

const show = () =>
  render(
    <>
      <input data-search aria-label="Recherche" />
      <DataTable
        label="Clients"
        rows={rows}
        columns={columns}
        card={(row) => <RowLink href={`/app/clients/${row.id}`}>{row.name}</RowLink>}
        rowHref={({ id }) => `/app/clients/${id}`}
        actions={actions}
      />
    </>,
  );
const link = (name: string) => screen.getByRole("link", { name });
const focused = () => document.activeElement?.textContent;
const press = (key: string, options = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...options });

beforeEach(() => {
  setScreenWidth(1366);
  onPay.mockClear();
  window.history.replaceState(null, "", "/app/clients");
  // jsdom has no layout, so it cannot scroll.
  Element.prototype.scrollIntoView = () => undefined;
  // jsdom cannot show popovers, and hides them.
  HTMLElement.prototype.showPopover = function show(this: HTMLElement) {
    this.style.display = "block";
  };
});
afterEach(cleanup);

it("arrow keys move between the rows of a list, and stop at the ends", () => {
  show();
  link("Benali").focus();
  press("ArrowDown");
  expect(focused()).toBe("Chami");
  press("ArrowDown");
  expect(focused()).toBe("Chami");
  press("ArrowUp");
  press("ArrowUp");
  press("ArrowUp");
  expect(focused()).toBe("Amrani");
});

it("arrow down enters the rows of a list from its search or from the page", () => {
  show();
  screen.getByLabelText("Recherche").focus();
  press("ArrowDown");
  expect(focused()).toBe("Amrani");
  link("Amrani").blur();
  press("ArrowDown");
  expect(focused()).toBe("Amrani");
});

it("letters act on the focused row, in either case, and the last row used is remembered", () => {
  show();
  link("Benali").focus();
  press("P");
  expect(onPay.mock.calls).toEqual([["r1"]]);
  expect(window.history.state).toBeNull();
  press("e");
  expect(window.location.pathname).toBe("/edit/r1");
});

it.each([
  ["with a key held", () => press("p", { ctrlKey: true })],
  [
    "in a field of the row",
    () => fireEvent.keyDown(screen.getByLabelText("Note Benali"), { key: "p" }),
  ],
  ["that no action has", () => press("z")],
  [
    "of an action that is under way",
    () => {
      link("Chami").focus();
      press("p");
    },
  ],
])("a list ignores a letter %s", (_, type) => {
  show();
  link("Benali").focus();
  type();
  expect(onPay).not.toHaveBeenCalled();
});

it("the row that was used is stored in the browser history, and found after 'back'", async () => {
  show();
  fireEvent.click(await screen.findByRole("link", { name: "Modifier Benali" }));
  window.history.back();
  fireEvent.click(screen.getByRole("button", { name: "Paiement, Amrani" }));
  expect(onPay.mock.calls).toEqual([["r0"]]);
});

it("a row on a narrow screen has its actions in a menu, and on a phone a call button", async () => {
  setScreenWidth(820);
  show();
  expect(screen.queryByRole("link", { name: "Modifier Benali" })).toBeNull();
  expect(screen.queryByRole("link", { name: "Appeler Amrani" })).toBeNull();
  setScreenWidth(390);
  expect(link("Appeler Amrani").getAttribute("href")).toBe("tel:0612");
  expect(screen.queryByRole("link", { name: "Appeler Benali" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Actions, Benali" }));
  const items = await screen.findAllByRole("menuitem");
  // Each menu item ends with its letter.
  expect(items.map((item) => item.textContent)).toEqual(["PaiementP", "ModifierE"]);
  fireEvent.click(screen.getByRole("menuitem", { name: "Paiement, Benali" }));
  expect(onPay.mock.calls).toEqual([["r1"]]);
  expect(screen.queryByRole("menu")).toBeNull();
  expect(window.location.pathname).toBe("/app/clients");
});

it("the call button of a row calls the first of two numbers, and its menu has the other", async () => {
  setScreenWidth(390);
  show();
  expect(link("Appeler Chami 06 12 34 56 78").getAttribute("href")).toBe("tel:0612345678");
  fireEvent.click(screen.getByRole("button", { name: "Actions, Chami" }));
  const other = await screen.findByRole("menuitem", { name: "Appeler Chami 05 22 00 00 00" });
  expect(other.getAttribute("href")).toBe("tel:0522000000");
});
