import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { useRef } from "react";
import { FormProvider, type Resolver, set, useForm } from "react-hook-form";
import { afterEach, expect, it, vi } from "vitest";
import { ExtraMeasures } from "#features/prescriptions/eyes/ExtraMeasures.tsx";
import { blankValues, type FormValues } from "#features/prescriptions/formValues.ts";
import { checkValues } from "#features/prescriptions/shell/checkValues.ts";
import type { DocumentEditor } from "#shared/documents/documentEditor.ts";
import { saveForm } from "#shared/documents/saveForm.ts";
import { blankPairs } from "#features/prescriptions/pairValues.ts";
import { freeItem } from "#shared/sales/items/saleItems.ts";
import { eye } from "#support/eyes.ts";

const eyes = { right: eye(null), left: eye(null) };
const base: FormValues = { ...blankValues("invoice00000001", "2026-11-28"), client: "c" };
const send = vi.fn(async () => stored);
const stored = { id: "sale00000000001", version: undefined, base };

const resolver: Resolver<FormValues> = (values) => {
  const errors = {};
  for (const [path, message] of Object.entries(checkValues(values)))
    set(errors, path, { type: "refused", message });
  return { values, errors };
};

function Form({ values }: { values: Partial<FormValues> }) {
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<FormValues>({
    defaultValues: { ...base, ...values },
    shouldFocusError: false,
    resolver,
  });
  const editor: DocumentEditor<FormValues> = {
    form,
    element,
    progress: { stored, isNew: true, isSaved: false, unanswered: null },
    rules: {
      check: checkValues,
      days: () => [],
      save: send,
      load: send,
      withNewIds: (same) => same,
      onSaved: () => {},
      onFailed: () => {},
    },
    setConflict: () => {},
    dropDraft: () => {},
    confirm: async () => true,
  };
  return (
    <FormProvider {...form}>
      <form ref={element}>
        <ExtraMeasures eyes={eyes} previous={null} birthDate="" />
        <button type="button" onClick={() => void saveForm(editor)}>
          save
        </button>
      </form>
    </FormProvider>
  );
}

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const show = (values: Partial<FormValues> = {}) => render(<Form values={values} />);
const find = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`);
const field = (id: string) => {
  const found = find(id);
  if (!found) throw new Error(`no field ${id}`);
  return found;
};
const focused = () => document.activeElement ?? document.body;
const fold = () => fireEvent.keyDown(window, { code: "KeyM", altKey: true });
const type = (id: string, value: string) => fireEvent.input(field(id), { target: { value } });
const leave = (id: string) => act(async () => fireEvent.blur(field(id)));
const save = () => act(async () => screen.getByRole("button", { name: "save" }).click());

it("a refused save unfolds the measures, and focuses the invalid field with its message", async () => {
  show();
  fold();
  type("right_height", "99");
  fold();
  expect(find("right_height")).toBeNull();
  // The folded line lists each typed value.
  expect(screen.getByRole("button", { name: /^Plus de mesures/ }).textContent).toContain(
    "Hauteur OD 99",
  );
  await save();
  await vi.waitFor(() => expect(focused()).toBe(field("right_height")), 10_000);
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByText(/hauteur/i, { selector: ".field-error" })).toBeTruthy();
  // The part stays open after the correction.
  type("right_height", "");
  await leave("right_height");
  expect(field("right_height").ariaInvalid).toBeNull();
});

it("measures with an invalid value cannot be folded, and that field gets the focus", async () => {
  show({ left_height: "99" });
  await leave("left_height");
  fold();
  await vi.waitFor(() => expect(focused()).toBe(field("left_height")), 10_000);
});

it("a second pair has its own measures once it has lines", async () => {
  const frame = { ...freeItem("item00000000001", "Agave"), type: "frame" as const, pair: 2 };
  const items = [
    { ...frame, pair: 1 },
    { ...frame, id: "item00000000002" },
  ];
  const pairs = { ...blankPairs, "2": { ...blankPairs["2"], right_height: "17" } };
  show({ invoice: { ...base.invoice, items }, pairs });
  const group = within(screen.getByRole("group", { name: "Paire 2" }));
  const height = group.getByRole<HTMLInputElement>("textbox", { name: "Hauteur OD Paire 2" });
  expect(height.value).toBe("17");
  expect(screen.queryByRole("group", { name: "Paire 3" })).toBeNull();
  act(() => height.focus());
  key("ArrowUp");
  expect(height.value).toBe("17,5");
  fireEvent.input(height, { target: { value: "45" } });
  await act(async () => fireEvent.blur(height));
  expect(height.ariaInvalid).toBe("true");
  expect(group.getByText(/La hauteur doit être entre 5 et 40/)).toBeTruthy();
});

it("the first press shows heights and near EIP, a second one the other measures", () => {
  show();
  fold();
  const shown = () => [...document.querySelectorAll("input")].map(({ id }) => id);
  expect(shown()).toEqual(["right_height", "right_near_eip", "left_height", "left_near_eip"]);
  const deeper = screen.getByRole("button", { name: /^Prisme, vision de près/ });
  act(() => deeper.click());
  expect(shown()).toContain("right_prism");
  type("right_prism", "2");
  act(() => deeper.click());
  expect(find("right_prism")).toBeNull();
  expect(deeper.textContent).toContain("Prisme OD 2");
});

it("measures unfolded because of a value stay unfolded when the value is erased", () => {
  show({ right_prism: "2.00" });
  type("right_prism", "");
  expect(find("right_prism")).not.toBeNull();
});

it("the sides of a prism base are labelled nose and temple, mirrored for the left eye", () => {
  show({ right_prism: "2.00" });
  const sides = (eye: string) =>
    within(screen.getByRole("group", { name: `Prisme, base, ${eye}` }))
      .getAllByRole("button")
      .map(({ textContent }) => textContent);
  expect(sides("Œil droit")).toEqual(["↑", "←tempe", "↓", "→nez"]);
  expect(sides("Œil gauche")).toEqual(["↑", "←nez", "↓", "→tempe"]);
});

const compass = () => screen.getByRole("group", { name: "Prisme, base, Œil droit" });
const stops = () => compass().querySelectorAll<HTMLElement>("button:not([tabindex='-1'])");
const pressed = () => compass().querySelector<HTMLElement>("[aria-pressed=true]")?.ariaLabel;
const key = (name: string) => fireEvent.keyDown(focused(), { key: name });

it("the compass of a prism has one tab stop; arrows select the base, and Delete clears it", () => {
  show({ right_prism: "2.00" });
  expect([...stops()].map((stop) => stop.dataset["base"])).toEqual(["up"]);
  act(() => stops()[0]?.focus());
  for (const [arrow, base] of [
    ["ArrowLeft", "Base externe, tempe"],
    ["ArrowRight", "Base interne, nez"],
    ["ArrowUp", "Base supérieure"],
    ["ArrowDown", "Base inférieure"],
  ] as const) {
    key(arrow);
    expect(pressed()).toBe(base);
    expect(focused().ariaLabel).toBe(base);
    expect([...stops()]).toEqual([focused()]);
  }
  key("Delete");
  expect(pressed()).toBeUndefined();
  expect([...stops()]).toEqual([focused()]);
});

it("the tab stop of a compass is its stored base", () => {
  show({ right_prism: "2.00", right_base: "in" });
  expect([...stops()].map((stop) => stop.dataset["base"])).toEqual(["in"]);
});

it("arrow and page keys step the value of a measure", () => {
  show({ right_prism: "2.00" });
  act(() => field("right_prism").focus());
  key("ArrowUp");
  expect(field("right_prism").value).toBe("2.25");
  key("PageDown");
  expect(field("right_prism").value).toBe("1.25");
});
