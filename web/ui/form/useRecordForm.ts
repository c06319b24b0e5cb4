import { useRef } from "react";
import { type DefaultValues, type FieldValues, type Path, useForm } from "react-hook-form";
import { type Failure, failureOf, missingRight } from "#api/failure.ts";
import { showServerErrors } from "./formErrors.ts";
import { useLeaveWarning } from "#lib/forms/useLeaveWarning.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { sayOf, toast } from "#ui/feedback/toast.ts";
import { keepTypedSince } from "./typedSince.ts";
import { rejectUnselectedText } from "./unselectedText.ts";
import { unsaved } from "./leaving.strings.ts";
import { useSaveShortcut } from "./useSaveShortcut.ts";

type Rules<Values> = {
  /** Asks before the save; resolving to false cancels it. */
  confirm?: (values: Values) => Promise<boolean>;
  /** Saves the values; resolving to true keeps the form open for further changes. */
  save: (values: Values) => Promise<boolean | void>;
  /** Called after a failed save. `isAtField`: its error is shown at a field. */
  onFailed: (failure: Failure, isAtField: boolean) => void;
  /** True when something outside the values changed, such as an image. */
  hasOtherChanges?: boolean;
  /** Called with the first refused field, for a page that hides some fields. */
  onRefused?: (field: Path<Values>) => void;
  /** Paths of nested fields, to which errors of the server can be assigned. */
  nested?: (values: Values) => readonly Path<Values>[];
  /** True to leave without a question about unsaved changes, on a page without the frame. */
  isLeftFreely?: boolean;
  /** True of an address at which the form stays, as when the list below it is searched. */
  staysAt?: (address: string) => boolean;
};

/** Form of one record: question before leaving, Ctrl+S, one save at a time, errors of the server at their fields. */
export function useRecordForm<Values extends FieldValues>(
  values: Values,
  {
    confirm,
    save,
    onFailed,
    hasOtherChanges = false,
    onRefused,
    nested,
    isLeftFreely = false,
    staysAt,
  }: Rules<Values>,
) {
  const form = useForm<Values>({ defaultValues: values as DefaultValues<Values> });
  const { isDirty } = form.formState;
  const { isBusy, isRunning, once } = useOnce();
  const isSaved = useRef(false);
  const isKept = isLeftFreely || !(isDirty || hasOtherChanges);
  useLeaveWarning(() => !isSaved.current && !isRunning.current && !isKept, unsaved, staysAt);
  const names = Object.keys(values) as Path<Values>[];
  const hold = () => {
    const held = rejectUnselectedText(form, document, (path) => path in values);
    if (held !== null)
      document.querySelector<HTMLElement>('[data-unselected][aria-invalid="true"]')?.focus();
    return held;
  };
  const send = form.handleSubmit(async (sent) => {
    if (hold() !== null) return;
    if (confirm && !(await confirm(sent))) return;
    sayOf(form.control, () => {});
    try {
      const stays = await save(sent);
      if (stays) return keepTypedSince(form, sent);
      isSaved.current = true;
    } catch (error) {
      console.warn(error);
      const all = [...names, ...(nested?.(sent) ?? [])];
      const isAtField = showServerErrors(error, all, form.setError);
      const missing = missingRight(error);
      const say = () => (missing ? toast.error(missing) : onFailed(failureOf(error), isAtField));
      sayOf(form.control, say);
    }
  });
  const submit = () =>
    once(async () => {
      await send();
      const refused = names.find((name) => form.getFieldState(name).invalid);
      if (refused) onRefused?.(refused);
    });
  useSaveShortcut(submit);
  return { form, isBusy, submit };
}
