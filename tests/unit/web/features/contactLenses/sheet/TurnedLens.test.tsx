import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { afterEach, expect, it } from "vitest";
import { newSheet, type SheetValues } from "#features/contactLenses/sheet/sheetValues.ts";
import { TurnedLens } from "#features/contactLenses/sheet/TurnedLens.tsx";

afterEach(cleanup);

it.each<[string, number | null, string | null, number]>([
  ["from the client's glasses is reported as taken from them", 15, null, 1],
  ["that somebody typed is not reported as taken from glasses", 15, "90", 0],
  ["without glasses is not reported as taken from them", null, "15", 0],
])("a rotated axis %s", (_, refraction, typed, times) => {
  let taken = 0;
  function Page() {
    const form = useForm<SheetValues>({ defaultValues: newSheet().base });
    return (
      <FormProvider {...form}>
        <TurnedLens side="right" refraction={refraction} onTake={() => (taken += 1)} />
      </FormProvider>
    );
  }
  render(<Page />);
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  if (typed !== null) type(/^Axe de la réfraction/, typed);
  type(/^Rotation vue/, "20");
  fireEvent.click(screen.getByRole("button", { name: /^Reprendre l’axe/ }));
  expect(taken).toBe(times);
});

it.each([
  ["was rotated before must be typed again", "LARS 20° à gauche\u00a0: axe 15° → 35°", ""],
  ["was never rotated is proposed", "", "35"],
])("without glasses, the axis of a lens that %s", (_, origin, proposed) => {
  function Page() {
    const { base } = newSheet();
    const right_lens = { ...base.right_lens, axis: "35", origin };
    const form = useForm<SheetValues>({ defaultValues: { ...base, right_lens } });
    return (
      <FormProvider {...form}>
        <TurnedLens side="right" refraction={null} onTake={() => {}} />
      </FormProvider>
    );
  }
  render(<Page />);
  expect(screen.getByLabelText<HTMLInputElement>(/^Axe de la réfraction/).value).toBe(proposed);
});
