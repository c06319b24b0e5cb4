/**
 * Blocks a save while a combobox has typed text but no selected option. The combobox writes the error into a data
 * attribute of its input; the form reads it at the save.
 */
import { type FieldValues, type Path, useFormContext, type UseFormReturn } from "react-hook-form";
import { formTexts } from "./form.strings.ts";

/** Type of this error, distinct from those of other checks. */
const type = "unselectedText";

type UnselectedText = {
  typed: string | null;
  /** Path of the field in the form that shows the error. */
  path: string | undefined;
  canMake: boolean;
  /** True to block a save only once: the next save ignores the text. */
  isHeldOnce: boolean;
};

/** Data attributes for the input of the combobox. */
export function unselectedTextProps({ typed, path, canMake, isHeldOnce }: UnselectedText) {
  if (!typed || path === undefined) return {};
  const text = formTexts.unselectedText;
  const sentence = isHeldOnce ? text.once : canMake ? text.orMake : text.orErase;
  return {
    "data-unselected": sentence(typed),
    "data-path": path,
    ...(isHeldOnce ? { "data-once": "" } : {}),
  };
}

/**
 * Sets an error on each field with unselected text. Returns the first error, or null when the save may proceed.
 * @param isOurs true of paths in this form, when several forms are open
 */
export function rejectUnselectedText<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  root: ParentNode | null,
  isOurs: (path: string) => boolean = () => true,
): string | null {
  const inputs = [...(root?.querySelectorAll<HTMLElement>("[data-unselected]") ?? [])];
  const held = inputs.filter(
    ({ dataset: { path = "", once, held: before, unselected } }) =>
      isOurs(path) && (once === undefined || before !== unselected),
  );
  for (const { dataset } of held) {
    const { path = "", unselected = "" } = dataset;
    form.setError(path as Path<Values>, { type, message: unselected });
    dataset["held"] = unselected;
  }
  return held[0]?.dataset["unselected"] ?? null;
}

/** Returns a function that clears the error, for when the text changes or an option is selected. */
export function useUnselectedTextClearing(path: string | undefined): () => void {
  // Null for a filter, which is outside any form.
  const form = useFormContext() as UseFormReturn | null;
  return () => {
    if (path !== undefined && form?.getFieldState(path).error?.type === type)
      form.clearErrors(path);
  };
}

/** Clears a selection, stored as id and name in two form fields; returns the function that restores it. */
export function useChoiceUndo(field: string, nameField: string): () => () => void {
  const { getValues, setValue } = useFormContext();
  const put = (id: unknown, name: unknown) => {
    setValue(nameField, name);
    setValue(field, id, { shouldDirty: true });
  };
  return () => {
    const [id, name]: unknown[] = getValues([field, nameField]);
    put("", "");
    return () => put(id, name);
  };
}
