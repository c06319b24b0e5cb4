import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setScreenWidth } from "#support/screenWidth.ts";
import { type Column, DataTable } from "#ui/list/DataTable.tsx";

type Row = { id: string; name: string; stock: number };
const rows: Row[] = [
  { id: "a", name: "Monture Atlas", stock: 3 },
  { id: "b", name: "Verre 1.6", stock: 12 },
];
const onDelete = vi.fn<(id: string) => void>();
const columns: Column<Row>[] = [
  { key: "name", head: "Nom", cell: (row) => row.name },
  { key: "stock", head: "Stock", cell: (row) => row.stock, isNumber: true },
  {
    key: "actions",
    head: "Actions",
    cell: (row) => (
      <>
        <button type="button" onClick={() => onDelete(row.id)}>
          <span>Supprimer {row.name}</span>
        </button>
        <a href={`#fiche-${row.id}`}>Fiche {row.name}</a>
        <label>
          Choisir {row.name} <input type="checkbox" />
        </label>
      </>
    ),
  },
];
const show = (options: { rowHref?: (row: Row) => string } = {}) =>
  render(
    <DataTable
      label="Produits"
      rows={rows}
      columns={columns}
      card={(row) => (
        <>
          <strong>{row.name}</strong>
          <button type="button">Menu {row.name}</button>
        </>
      )}
      foot={
        <tr>
          <td>Total</td>
        </tr>
      }
      {...options}
    />,
  );
const rowHref = (row: Row) => `/app/products/${row.id}`;
const table = () => within(screen.getByRole("table", { name: "Produits" }));
const list = () => within(screen.getByRole("list", { name: "Produits" }));
const wide = 1366;
const narrow = 390;
const path = () => window.location.pathname;

beforeEach(() => {
  setScreenWidth(wide);
  onDelete.mockClear();
  window.history.replaceState(null, "", "/app/products");
});
afterEach(() => {
  window.getSelection()?.removeAllRanges();
  cleanup();
});

describe("a table", () => {
  it("a table has its column heads, its rows in order, and its foot", () => {
    show();
    expect(
      table()
        .getAllByRole("columnheader")
        .map((head) => head.textContent),
    ).toEqual(["Nom", "Stock", "Actions"]);
    const lines = table()
      .getAllByRole("row")
      .map((row) => row.querySelector("td")?.textContent);
    expect(lines).toEqual([undefined, "Monture Atlas", "Verre 1.6", "Total"]);
  });

  it("a table aligns only numbers to the right", () => {
    show();
    expect(table().getByText("12").className).toContain("num");
    expect(table().getByText("Verre 1.6").className).not.toContain("num");
  });

  it("on a phone a table is rendered as a list of cards only", () => {
    setScreenWidth(narrow);
    show();
    expect(screen.queryByRole("table")).toBeNull();
    expect(
      list()
        .getAllByRole("listitem")
        .map((item) => item.querySelector("strong")?.textContent),
    ).toEqual(["Monture Atlas", "Verre 1.6"]);
  });
});

describe("a click", () => {
  it("a click on a row opens its page", () => {
    show({ rowHref });
    fireEvent.click(table().getByText("Verre 1.6"));
    expect(path()).toBe("/app/products/b");
  });

  it("a click on a card opens its page", () => {
    setScreenWidth(narrow);
    show({ rowHref });
    fireEvent.click(list().getByText("Monture Atlas"));
    expect(path()).toBe("/app/products/a");
  });

  it("a click on a button in a row does not open the row", () => {
    show({ rowHref });
    fireEvent.click(table().getByText("Supprimer Verre 1.6"));
    expect(onDelete.mock.calls).toEqual([["b"]]);
    expect(path()).toBe("/app/products");
  });

  it("a click on a button in a card does not open the card", () => {
    setScreenWidth(narrow);
    show({ rowHref });
    fireEvent.click(list().getByText("Menu Verre 1.6"));
    expect(path()).toBe("/app/products");
  });

  it.each([
    ["link", () => table().getByText("Fiche Verre 1.6")],
    ["label", () => table().getByText("Choisir Verre 1.6")],
    ["box", () => table().getByLabelText("Choisir Verre 1.6")],
  ])("a click on a %s in a row does not open the row", (_, target) => {
    show({ rowHref });
    fireEvent.click(target());
    expect(path()).toBe("/app/products");
  });

  it("a click that ends a text selection does not open the row", () => {
    show({ rowHref });
    const cell = table().getByText("Verre 1.6");
    window.getSelection()?.selectAllChildren(cell);
    fireEvent.click(cell);
    expect(path()).toBe("/app/products");
  });

  it("a click on the head or the foot of a table opens nothing", () => {
    show({ rowHref });
    fireEvent.click(table().getByText("Nom"));
    fireEvent.click(table().getByText("Total"));
    expect(path()).toBe("/app/products");
  });

  it("a click on a row without a page does nothing", () => {
    show();
    fireEvent.click(table().getByText("Verre 1.6"));
    expect(path()).toBe("/app/products");
  });
});
