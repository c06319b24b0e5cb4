import type { FormEvent } from "react";
import { useForm, type DefaultValues, type FieldValues } from "react-hook-form";
import { useLeaveWarning } from "#lib/forms/useLeaveWarning.ts";

/**
 * Form of a card of a ticket. A change of the ticket elsewhere refreshes the fields that nobody typed in; leaving
 * with typed text asks first. `submit` calls `save` with the values, which are clean once it resolves to true.
 */
export function useTicketForm<V extends FieldValues>(
  stored: V,
  save: (
    values: V,
    setError: (field: keyof V & string, message: string) => void,
  ) => Promise<boolean>,
) {
  const form = useForm<V>({
    defaultValues: stored as DefaultValues<V>,
    values: stored,
    resetOptions: { keepDirtyValues: true, keepDirty: true },
  });
  const { isDirty } = form.formState;
  useLeaveWarning(() => isDirty);
  const submit = form.handleSubmit(async (values) => {
    const setError = (field: keyof V & string, message: string) =>
      form.setError(field as Parameters<typeof form.setError>[0], { message });
    if (await save(values, setError))
      form.reset(values, { keepDirtyValues: false, keepDirty: false });
  });
  return { form, isDirty, submit: (event: FormEvent) => void submit(event) };
}
