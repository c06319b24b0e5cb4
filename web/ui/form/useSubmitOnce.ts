import { missingRight } from "#api/failure.ts";
import { useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { showServerErrors } from "#ui/form/formErrors.ts";
import { newId } from "#lib/ids.ts";
import { useOnce } from "#lib/useOnce.ts";
import { sayOf, toast } from "#ui/feedback/toast.ts";

/** Submits a form that creates one record, with an id generated here; ignores a second press. */
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
        showServerErrors(error, Object.keys(values) as Path<Values>[], form.setError);
        sayOf(form.control, () => toast.error(missingRight(error) || failed));
      }
    }),
  );
  return { isBusy, submit };
}
