/**
 * What was typed where one chooses, and was not chosen: a save must not pass over it. The combobox writes the sentence
 * on its input, and the form reads it there when it is saved.
 */
import { type FieldValues, type Path, useFormContext, type UseFormReturn } from "react-hook-form";
import { formTexts } from "./form.strings.ts";

/** The kind of the error, to tell it from those of the values. */
const type = "unchosen";

type Unchosen = {
  typed: string | null;
  /** Where the form says it. */
  path: string | undefined;
  canMake: boolean;
  /** Saving again goes on without it. */
  isHeldOnce: boolean;
};

/** What an input says of itself. */
export function unchosenProps({ typed, path, canMake, isHeldOnce }: Unchosen) {
  if (!typed || path === undefined) return {};
  const text = formTexts.unchosen;
  const sentence = isHeldOnce ? text.once : canMake ? text.orMake : text.orErase;
  return {
    "data-unchosen": sentence(typed),
    "data-path": path,
    ...(isHeldOnce ? { "data-once": "" } : {}),
  };
}

/**
 * Puts the sentence at each field whose text was not chosen, and gives the first; null when the save may go on.
 * `isOurs` tells the fields of this form, where others are open.
 */
export function holdUnchosen<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  root: ParentNode | null,
  isOurs: (path: string) => boolean = () => true,
): string | null {
  const inputs = [...(root?.querySelectorAll<HTMLElement>("[data-unchosen]") ?? [])];
  const held = inputs.filter(
    ({ dataset: { path = "", once, held: before, unchosen } }) =>
      isOurs(path) && (once === undefined || before !== unchosen),
  );
  for (const { dataset } of held) {
    const { path = "", unchosen = "" } = dataset;
    form.setError(path as Path<Values>, { type, message: unchosen });
    dataset["held"] = unchosen;
  }
  return held[0]?.dataset["unchosen"] ?? null;
}

/** Takes the sentence away: it is being typed again, or chosen. */
export function useUnchosenClearing(path: string | undefined): () => void {
  // A filter stands in no form.
  const form = useFormContext() as UseFormReturn | null;
  return () => {
    if (path !== undefined && form?.getFieldState(path).error?.type === type)
      form.clearErrors(path);
  };
}

/** Takes a choice back whose id and name stand in two fields of the form; gives the way to put it there again. */
export function useUnchoose(field: string, nameField: string): () => () => void {
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
