import { act, cleanup, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { afterEach, expect, it } from "vitest";
import { blankValues, type FormValues } from "#features/prescriptions/formValues.ts";
import { NotesCard } from "#features/prescriptions/shell/NotesCard.tsx";

afterEach(cleanup);

function show() {
  const values = blankValues("invoice00000001", "2026-11-28");
  const { result } = renderHook(() => useForm<FormValues>({ defaultValues: values }));
  const form = result.current;
  render(
    <FormProvider {...form}>
      <NotesCard />
    </FormProvider>,
  );
  const [details] = document.getElementsByTagName("details");
  if (!details) throw new Error("no folded line");
  return { form, details };
}
const line = (details: HTMLDetailsElement) => details.firstElementChild?.textContent;

it("the folded line lists the names of its fields, then their values", () => {
  const { form, details } = show();
  expect(details.open).toBe(false);
  expect(line(details)).toBe("Notes, prescripteur, date de l’ordonnance");
  act(() => form.setValue("notes", "Solde à la livraison"));
  act(() => form.setValue("prescriber", "Dr Alami"));
  act(() => form.setValue("examined_on", "2026-11-19"));
  act(() => form.setValue("source", "medical"));
  act(() => form.setValue("invoice.notes", "Garantie d’un an"));
  expect(line(details)).toBe(
    [
      "Notes, prescripteur, date de l’ordonnance",
      "NotesSolde à la livraison",
      "Note sur la factureGarantie d’un an",
      "PrescripteurDr Alami",
      "Ordonnance du19/11/2026",
      "SourceOrdonnance médicale",
    ].join(""),
  );
  expect(details.open).toBe(false);
});

it("the folded line opens when one of its fields is invalid, and cannot be folded then", () => {
  const { form, details } = show();
  act(() => form.setError("prescriber", { message: "Trop long" }));
  expect(details.open).toBe(true);
  expect(screen.getByText("Trop long")).toBeTruthy();
  details.open = false;
  fireEvent(details, new Event("toggle"));
  expect(details.open).toBe(true);
  // The line stays open after the correction.
  act(() => form.clearErrors("prescriber"));
  expect(details.open).toBe(true);
});
