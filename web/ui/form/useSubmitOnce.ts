import { fieldErrors, missingRight } from "#api/failure.ts";
import { useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { showServerErrors } from "#ui/form/formErrors.ts";
import { newId } from "#lib/ids.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { sayOf, toast } from "#ui/feedback/toast.ts";

/** True of a path that has a field; a list or an object has none of its own. */
function isFieldOf<Values extends FieldValues>(form: UseFormReturn<Values>, path: string): boolean {
  const value: unknown = form.getValues(path as Path<Values>);
  return value !== undefined && typeof value !== "object";
}

/** Submits a form that creates a record under an id generated here, and ignores a second press. */
export function useSubmitOnce<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  failed: string,
  send: (values: Values, id: string) => Promise<void>,
) {
  const { isBusy, once } = useOnce();
  const [id] = useState(newId);
  const submit = form.handleSubmit((values) =>
    once(async () => {
      sayOf(form.control, () => {});
      try {
        await send(values, id);
      } catch (error) {
        console.error(error);
        const errors = fieldErrors(error);
        const fields = Object.keys(errors).filter((name) => isFieldOf(form, name));
        showServerErrors(error, fields as Path<Values>[], form.setError);
        // An error that belongs to no field of this form.
        const [, sentence] = Object.entries(errors).find(([name]) => !fields.includes(name)) ?? [];
        sayOf(form.control, () => toast.error(missingRight(error) || sentence || failed));
      }
    }),
  );
  return { isBusy, submit };
}
