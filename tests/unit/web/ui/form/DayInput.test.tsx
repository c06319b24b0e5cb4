import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { addDays, today } from "#domain/core/days/days.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { DayInput } from "#ui/form/DayInput.tsx";

afterEach(cleanup);

const unread = "Cette date n’existe pas";

/** Renders a field whose owner accepts each reported day. */
function open(value: string) {
  const onChange = vi.fn();
  const shown = (day: string) => <DayInput label="Du" value={day} onChange={onChange} />;
  const { rerender } = render(shown(value));
  onChange.mockImplementation((day: string) => rerender(shown(day)));
  const field = screen.getByLabelText<HTMLInputElement>("Du");
  return {
    field,
    onChange,
    type: (text: string) => fireEvent.change(field, { target: { value: text } }),
    set: (day: string) => rerender(shown(day)),
  };
}

it("a day field shows the French format, and accepts other formats", () => {
  const { field, onChange, type } = open("2026-11-21");
  expect(field.value).toBe("21/11/2026");
  for (const text of ["05/01/2025", "06.01.2025", "07012025", "2025-01-08"]) type(text);
  expect(onChange.mock.calls).toEqual([
    ["2025-01-05"],
    ["2025-01-06"],
    ["2025-01-07"],
    ["2025-01-08"],
  ]);
  expect(field.value).toBe("08/01/2025");
});

it("a day field reports a partial date only on Enter or blur", () => {
  const { field, onChange, type } = open("2026-11-21");
  for (const text of ["1", "1/", "1/2", "1/2/", "1/2/2", "1/2/24"]) {
    type(text);
    expect(field.value).toBe(text);
  }
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: "Enter" });
  expect(onChange.mock.calls).toEqual([["2024-02-01"]]);
  expect(field.value).toBe("01/02/2024");
  type("hier");
  fireEvent.blur(field);
  expect(onChange).toHaveBeenLastCalledWith(addDays(today(), -1));
  expect(field.value).toBe(formatDay(addDays(today(), -1)));
});

it("a day field marks an invalid text on blur, and keeps the text and the former day", () => {
  const { field, onChange, type } = open("2026-11-21");
  type("31/02/2026");
  expect(screen.queryByText(unread)).toBeNull();
  fireEvent.blur(field);
  expect(field.value).toBe("31/02/2026");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(field.getAttribute("aria-describedby")).toBe(screen.getByText(unread).id);
  // A sign after an invalid day is part of the text.
  type("31/02/2026-");
  fireEvent.blur(field);
  expect(onChange).not.toHaveBeenCalled();
  type("28/02/2026");
  expect(screen.queryByText(unread)).toBeNull();
  expect(onChange.mock.calls).toEqual([["2026-02-28"]]);
  type("bientôt");
  fireEvent.blur(field);
  screen.getByText("Écrivez jj/mm/aaaa");
});

it("+ and - change the day of a day field, but a dash inside typed text does not", () => {
  const { field, onChange, type } = open("2026-11-30");
  // First with the whole text selected, then with the cursor at its end.
  type("+");
  type("01/12/2026+");
  expect(field.value).toBe("02/12/2026");
  type("02/12/2026-");
  type("\u2212");
  type("-30/11/2026");
  expect(field.value).toBe("29/11/2026");
  onChange.mockClear();
  for (const text of ["2", "21", "21-", "21-1", "21-11", "21-11-", "21-11-2025"]) type(text);
  expect(onChange.mock.calls).toEqual([["2025-11-21"]]);
});

it("+ and - in an empty day field start from today", () => {
  const { onChange, type } = open("");
  type("-");
  expect(onChange.mock.calls).toEqual([[addDays(today(), -1)]]);
});

it("a day field reports when it is emptied, and restores a required day on blur", () => {
  const { field, onChange, type, set } = open("2026-11-21");
  onChange.mockImplementation(() => undefined);
  type("");
  expect(onChange.mock.calls).toEqual([[""]]);
  expect(field.value).toBe("");
  fireEvent.blur(field);
  expect(field.value).toBe("21/11/2026");
  type("");
  set("");
  expect(field.value).toBe("");
});

it("a day field shows a day selected elsewhere, even during typing", () => {
  const { field, type, set } = open("2026-11-21");
  type("05/01");
  set("2026-11-01");
  expect(field.value).toBe("01/11/2026");
});
