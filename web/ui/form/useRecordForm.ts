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
  /** What is asked before the save; false gives it up. */
  agree?: (values: Values) => Promise<boolean>;
  /** Answers true where the form stays in view, with what is typed in it from now on to be saved again. */
  save: (values: Values) => Promise<boolean | void>;
  /** A save that failed; `isAtField` when a sentence of the server stands at a field of the form. */
  onFailed: (failure: Failure, isAtField: boolean) => void;
  /** Something changed that is not among the values: a picture. */
  hasMore?: boolean;
  /** On a page of several forms: Ctrl+S is for this one. */
  ownsShortcut?: () => boolean;
};

/** The form of one record on a page: leave warning, Ctrl+S, one save at a time, the server's sentences at their fields. */
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
