import { useRef } from "react";
import { type DefaultValues, type FieldValues, type Path, useForm } from "react-hook-form";
import { type Failure, failureOf } from "#api/failure.ts";
import { showServerErrors } from "./formErrors.ts";
import { useLeaveWarning } from "#lib/useLeaveWarning.ts";
import { useOnce } from "#lib/useOnce.ts";
import { sayOf } from "#ui/feedback/toast.ts";
import { rejectUnselectedText } from "./unselectedText.ts";
import { unsaved } from "./leaving.strings.ts";
import { useSaveShortcut } from "./useSaveShortcut.ts";

type Rules<Values> = {
  /** Question before the save; false cancels. */
  agree?: (values: Values) => Promise<boolean>;
  /** Returns true when the form stays open for later changes. */
  save: (values: Values) => Promise<boolean | void>;
  /** Failed save; `isAtField` when the error is shown at a field. */
  onFailed: (failure: Failure, isAtField: boolean) => void;
  /** Changes outside the values, such as an image. */
  hasMore?: boolean;
  /** Ctrl+S saves this form, on pages with several. */
  ownsShortcut?: () => boolean;
};

/** Form of one record: leave warning, Ctrl+S, one save at a time, server errors at their fields. */
export function useRecordForm<Values extends FieldValues>(
  values: Values,
  { agree, save, onFailed, hasMore = false, ownsShortcut }: Rules<Values>,
) {
  const form = useForm<Values>({ defaultValues: values as DefaultValues<Values> });
  const { isDirty } = form.formState;
  const { isBusy, isRunning, once } = useOnce();
  const isSaved = useRef(false);
  useLeaveWarning(() => !isSaved.current && !isRunning.current && (isDirty || hasMore), unsaved);
  const names = Object.keys(values) as Path<Values>[];
  const hold = () => {
    const held = rejectUnselectedText(form, document, (path) => path in values);
    if (held !== null)
      document.querySelector<HTMLElement>('[data-unselected][aria-invalid="true"]')?.focus();
    return held;
  };
  const send = form.handleSubmit(async (sent) => {
    if (hold() !== null) return;
    if (agree && !(await agree(sent))) return;
    sayOf(form.control, () => {});
    try {
      const stays = await save(sent);
      if (stays) form.reset(sent);
      else isSaved.current = true;
    } catch (error) {
      console.warn(error);
      const isAtField = showServerErrors(error, names, form.setError);
      sayOf(form.control, () => onFailed(failureOf(error), isAtField));
    }
  });
  const submit = () => once(send);
  useSaveShortcut(submit, ownsShortcut);
  return { form, isBusy, submit };
}
