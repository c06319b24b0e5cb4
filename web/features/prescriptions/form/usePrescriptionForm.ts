import { type RefObject, useEffect, useRef, useState } from "react";
import { type Resolver, set, useForm } from "react-hook-form";
import { useDraft } from "../../../lib/useDraft";
import { useLeaveWarning } from "../../../lib/useLeaveWarning";
import { useShortcut } from "../../../lib/useShortcut";
import { toast } from "../../../ui/toast";
import { strings } from "../prescriptions.strings";
import { checkValues } from "./checkValues";
import { formStrings } from "./form.strings";
import { type FormValues, isSameWork } from "./formValues";
import type { PhotoChange } from "./PhotoStrip";
import type { Draft, Start } from "./startValues";
import { usePrescriptionSave } from "./usePrescriptionSave";

const resolver: Resolver<FormValues> = (values) => {
  const errors = {};
  for (const [path, message] of Object.entries(checkValues(values))) {
    set(errors, path, { type: "refused", message });
  }
  return { values, errors };
};

/** The first field to correct, once its error is drawn. */
const focusFirstError = (form: HTMLFormElement | null): void => {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
};

/** A form opens where one types first; on a phone the keypad would hide the form. */
function useFirstFocus(form: RefObject<HTMLFormElement | null>, client: string): void {
  useEffect(() => {
    if (!window.matchMedia("(width >= 48rem)").matches) return;
    const name = client ? "right_sphere" : "client";
    // After the shell has put the focus on the new page.
    const frame = requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>(`#${name}`)?.focus(),
    );
    return () => cancelAnimationFrame(frame);
    // Once, when the form opens: the client of the start, not the one chosen later.
  }, [form, client]);
}

/** What the prescription form does: check, save, keep a draft, warn before it is left. */
export function usePrescriptionForm(start: Start, onSaved: () => void) {
  const form = useForm<FormValues>({
    defaultValues: start.values,
    resolver,
    shouldFocusError: false,
  });
  const element = useRef<HTMLFormElement>(null);
  const isSaved = useRef(false);
  const [photo, setPhoto] = useState<PhotoChange>(undefined);
  const [failure, setFailure] = useState<string | null>(null);
  const failed = start.isNew ? strings.form.createFailed : strings.form.updateFailed;

  const sale = usePrescriptionSave(form, start.stored, {
    onSaved: () => {
      isSaved.current = true;
      draft.drop();
      toast.success(start.isNew ? strings.form.created : strings.form.updated);
      onSaved();
    },
    onFailed: (message) => {
      toast.error(failed);
      // The update's failure stands in a red box as well (sales.md §8).
      setFailure(start.isNew ? null : [failed, message].filter(Boolean).join(" : "));
      focusFirstError(element.current);
    },
    onPhotoFailed: () => toast.error(formStrings.photo.sendFailed),
  });
  const draft = useDraft(form, start.draftKey, (values): Draft | null =>
    isSameWork(values, sale.stored.current.base) ? null : { stored: sale.stored.current, values },
  );

  const hasChanged = () =>
    !isSaved.current &&
    (photo !== undefined || !isSameWork(form.getValues(), sale.stored.current.base));
  useLeaveWarning(hasChanged, strings.form.leave);
  useShortcut("s", () => {
    if (!document.querySelector("dialog[open]")) element.current?.requestSubmit();
  });
  useFirstFocus(element, start.values.client);

  const submit = form.handleSubmit(
    (values) => {
      setFailure(null);
      return sale.save(values, photo);
    },
    () => focusFirstError(element.current),
  );
  return { form, element, sale, draft, photo, setPhoto, failure, submit };
}
