/**
 * Text typed into a combobox without selecting an option: it blocks the save. The combobox writes the error on its
 * input as a data attribute; the form reads it on save.
 */
import { type FieldValues, type Path, useFormContext, type UseFormReturn } from "react-hook-form";
import { formTexts } from "./form.strings.ts";

/** Error type, distinct from those of value checks. */
const type = "unselectedText";

type UnselectedText = {
  typed: string | null;
  /** Form path of the error. */
  path: string | undefined;
  canMake: boolean;
  /** A second save ignores the text. */
  isHeldOnce: boolean;
};

/** Data attributes of the input. */
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
 * Sets the error on each field with unselected text and returns the first sentence, or null when the save may proceed.
 * @param isOurs whether a path is a field of this form, when several are open
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

/** Clears the error when the text changes or an option is selected. */
export function useUnselectedTextClearing(path: string | undefined): () => void {
  // A filter has no form.
  const form = useFormContext() as UseFormReturn | null;
  return () => {
    if (path !== undefined && form?.getFieldState(path).error?.type === type)
      form.clearErrors(path);
  };
}

/** Clears a choice stored as id and name in two form fields; returns its undo. */
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
