import { type FormEvent, useRef } from "react";
import { type DefaultValues, type FieldValues, type Path, useForm } from "react-hook-form";
import type { ServiceInput } from "#api/sales/services.ts";
import type { ServiceDocument } from "#domain/services/serviceAnswers.ts";
import { useLeaveWarning } from "#lib/forms/useLeaveWarning.ts";
import { showServerErrors } from "#ui/form/formErrors.ts";
import { unsaved } from "#ui/form/leaving.strings.ts";
import { keepTypedSince } from "#ui/form/typedSince.ts";
import { rejectUnselectedText } from "#ui/form/unselectedText.ts";
import { useSaveShortcut } from "#ui/form/useSaveShortcut.ts";
import { useSaveTicket } from "./useSaveTicket.ts";

/**
 * Form of one of the cards on a ticket's page. When the ticket changes elsewhere, untouched fields are updated and
 * typed text is kept. Server errors show at their fields; leaving with unsaved text asks first. Ctrl+S saves the form
 * that has the focus.
 */
export function useTicketForm<V extends FieldValues>(
  ticket: ServiceDocument,
  stored: V,
  inputOf: (values: V) => ServiceInput,
) {
  const { isBusy, save } = useSaveTicket(ticket);
  const form = useForm<V>({
    defaultValues: stored as DefaultValues<V>,
    values: stored,
    resetOptions: { keepDirtyValues: true, keepDirty: true },
  });
  const { isDirty } = form.formState;
  useLeaveWarning(() => isDirty, unsaved);
  const names = Object.keys(stored) as Path<V>[];
  const send = form.handleSubmit(async (values) => {
    if (rejectUnselectedText(form, document, (path) => path in stored) !== null) return;
    const isSaved = await save(inputOf(values), {
      showAtField: (error) => showServerErrors(error, names, form.setError),
    });
    if (isSaved) keepTypedSince(form, values);
  });
  const ref = useRef<HTMLFormElement>(null);
  useSaveShortcut(async () => {
    const focused = document.activeElement?.closest("form") ?? ref.current;
    if (isDirty && focused === ref.current) await send();
  });
  return { ref, form, isBusy, isDirty, submit: (event: FormEvent) => void send(event) };
}
