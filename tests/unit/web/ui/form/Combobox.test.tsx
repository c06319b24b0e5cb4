import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Combobox } from "#ui/form/Combobox.tsx";

type Fruit = { id: string };
const fruits: Fruit[] = ["poire", "pomme", "prune"].map((id) => ({ id }));
const texts = {
  searching: "Recherche",
  none: "Rien",
  failed: "Échec",
  count: (found: number) => `${found} fruits`,
};
const onSelect = vi.fn<(fruit: Fruit) => void>();
const onCreate = vi.fn<(typed: string) => void>();

const show = (text = "", options: { onEarly?: (typed: string) => void } = {}) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Combobox
        id="fruit"
        label="Fruit"
        text={text}
        texts={texts}
        search={async (query) => {
          const items = fruits.filter(({ id }) => id.startsWith(query));
          return { items, totalItems: items.length };
        }}
        itemKey={({ id }) => id}
        itemText={({ id }) => id}
        renderItem={({ id }) => id}
        onSelect={onSelect}
        create={{ label: (typed) => `Créer ${typed}`, icon: null, onCreate }}
        {...options}
      />
    </QueryClientProvider>,
  );
const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Fruit" });
const press = (key: string, options = {}) => fireEvent.keyDown(field(), { key, ...options });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const active = () =>
  document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent;
const offered = async () =>
  (await screen.findAllByRole("option")).map(({ textContent }) => textContent);

beforeEach(() => {
  vi.clearAllMocks();
  // jsdom cannot show popovers, and hides them.
  HTMLElement.prototype.showPopover = function showIt(this: HTMLElement) {
    this.style.display = "block";
  };
});
afterEach(cleanup);

it("the list of a combobox is closed until a click, typing or an arrow key", async () => {
  const { container } = show();
  expect(field().getAttribute("aria-expanded")).toBe("false");
  expect([...container.querySelectorAll("input")].filter((input) => !input.hidden)).toEqual([
    field(),
  ]);
  press("ArrowDown");
  await screen.findByText("3 fruits");
  expect(field().getAttribute("aria-expanded")).toBe("true");
  expect(screen.getByRole("listbox", { name: "Fruit" })).toBeDefined();
});

it("arrow keys cycle through the options of a combobox, and Enter selects one", async () => {
  show();
  type("p");
  await screen.findByText("3 fruits");
  expect(await offered()).toEqual(["poire", "pomme", "prune", "Créer pCtrl ↵"]);
  expect(active()).toBe("poire");
  press("ArrowUp");
  expect(active()).toMatch(/^Créer/);
  press("ArrowDown");
  press("ArrowDown");
  expect(active()).toBe("pomme");
  press("Enter");
  expect(onSelect.mock.calls).toEqual([[{ id: "pomme" }]]);
  expect(screen.queryByRole("option")).toBeNull();
});

it("in a combobox Ctrl+Enter creates, and Enter before the answer selects the best match", async () => {
  show();
  type("pr");
  press("Enter");
  await vi.waitFor(() => expect(onSelect.mock.calls).toEqual([[{ id: "prune" }]]), 10_000);
  type("figue");
  press("Enter", { ctrlKey: true });
  expect(onCreate.mock.calls[0]?.[0]).toBe("figue");
  expect(field().value).toBe("figue");
});

it("Escape restores the selection of a combobox", async () => {
  show("poire");
  type("pru");
  await screen.findByText("1 fruits");
  press("Escape");
  expect(field().value).toBe("poire");
  expect(screen.queryByRole("option")).toBeNull();
});

it("a combobox closes its list when its owner handles an early Enter, as after a scan", async () => {
  const onEarly = vi.fn<(typed: string) => void>();
  show("", { onEarly });
  type("figue");
  press("Enter");
  expect(onEarly).toHaveBeenCalledWith("figue");
  expect(field().value).toBe("");
  expect(screen.queryByText(texts.none)).toBeNull();
  expect(screen.queryByRole("listbox")).toBeNull();
});
