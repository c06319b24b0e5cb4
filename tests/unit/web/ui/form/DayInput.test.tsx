// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { DayInput } from "#ui/form/DayInput.tsx";

afterEach(cleanup);

function open(value: string) {
  const onChange = vi.fn();
  const shown = (day: string) => <DayInput label="Du" value={day} onChange={onChange} />;
  const { rerender } = render(shown(value));
  const field = screen.getByLabelText<HTMLInputElement>("Du");
  return {
    field,
    onChange,
    type: (day: string) => fireEvent.change(field, { target: { value: day } }),
    set: (day: string) => rerender(shown(day)),
  };
}

it("keeps what a year's first digits make to itself, and tells the day", () => {
  const { field, onChange, type } = open("2026-11-21");
  for (const day of ["0002-01-05", "0020-01-05", "0202-01-05"]) {
    type(day);
    expect(field.value).toBe(day);
  }
  expect(onChange).not.toHaveBeenCalled();
  type("2025-01-05");
  expect(onChange.mock.calls).toEqual([["2025-01-05"]]);
});

it("is what it was when it is left with no day", () => {
  const { field, onChange, type } = open("2026-11-21");
  type("0202-01-05");
  fireEvent.blur(field);
  expect(field.value).toBe("2026-11-21");
  expect(onChange).not.toHaveBeenCalled();
});

it("tells that it was emptied, and not that some of its parts are", () => {
  const { field, onChange, type } = open("2026-11-21");
  const isPart = vi.spyOn(field.validity, "badInput", "get").mockReturnValue(true);
  type("");
  expect(onChange).not.toHaveBeenCalled();
  isPart.mockReturnValue(false);
  fireEvent.blur(field);
  expect(onChange.mock.calls).toEqual([[""]]);
});

it("shows another day that was chosen elsewhere", () => {
  const { field, type, set } = open("2026-11-21");
  type("0002-01-05");
  set("2026-11-01");
  expect(field.value).toBe("2026-11-01");
});
