import { act, cleanup, renderHook } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { afterEach, expect, it } from "vitest";
import { keepTypedSince } from "#ui/form/typedSince.ts";

afterEach(cleanup);

it("a form that stays open after its save keeps the values typed during it as unsaved ones", () => {
  const { result } = renderHook(() => {
    const form = useForm({ defaultValues: { cause: "", found: "" } });
    return { form, dirty: { ...form.formState.dirtyFields }, isDirty: form.formState.isDirty };
  });
  const sent = { cause: "wear", found: "Charnière" };
  act(() => result.current.form.setValue("cause", "wear", { shouldDirty: true }));
  act(() => result.current.form.setValue("found", "Charnière usée", { shouldDirty: true }));
  act(() => keepTypedSince(result.current.form, sent));
  expect(result.current).toMatchObject({ isDirty: true, dirty: { found: true } });
  expect(result.current.dirty).not.toHaveProperty("cause");
  expect(result.current.form.getValues()).toEqual({ cause: "wear", found: "Charnière usée" });
  act(() => keepTypedSince(result.current.form, { cause: "wear", found: "Charnière usée" }));
  expect(result.current.isDirty).toBe(false);
});
