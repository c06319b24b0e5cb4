/** Values that a person typed while a save was under way, and which the save has not stored. */
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Fields whose value differs from the sent one. */
export const typedSince = <Values extends FieldValues>(
  { getValues }: UseFormReturn<Values>,
  sent: Values,
): Path<Values>[] =>
  (Object.keys(sent) as Path<Values>[]).filter((name) => !isSame(getValues(name), sent[name]));

/** Makes the sent values the stored ones of an open form; values typed since stay, and stay unsaved. */
export function keepTypedSince<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  sent: Values,
): void {
  const typed = typedSince(form, sent).map(
    (name): [Path<Values>, PathValue<Values, Path<Values>>] => [name, form.getValues(name)],
  );
  form.reset(sent, { keepDirtyValues: false, keepDirty: false });
  for (const [name, value] of typed) form.setValue(name, value, { shouldDirty: true });
}
