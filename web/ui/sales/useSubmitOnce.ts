import { useRef, useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { newId } from "../../lib/ids";
import { fieldErrors } from "../../lib/api";
import { toast } from "../toast";

/** A small form that makes one record: its id is made here, and a second press while it is sent does nothing. */
export function useSubmitOnce<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  failed: string,
  send: (values: Values, id: string) => Promise<void>,
) {
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const [id] = useState(newId);
  const submit = form.handleSubmit(async (values) => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    try {
      await send(values, id);
    } catch (error) {
      console.error(error);
      for (const [path, text] of Object.entries(fieldErrors(error))) {
        if (path in values) form.setError(path as Path<Values>, { message: text });
      }
      toast.error(failed);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  });
  return { isBusy, submit };
}
