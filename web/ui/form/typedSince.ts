/** Values that a person typed while a save was under way, and which the save has not stored. */
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { toast } from "#ui/feedback/toast.ts";
import { formTexts } from "./form.strings.ts";

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Fields whose value differs from the sent one. */
const typedSince = <Values extends FieldValues>(
  { getValues }: UseFormReturn<Values>,
  sent: Values,
): Path<Values>[] =>
  (Object.keys(sent) as Path<Values>[]).filter((name) => !isSame(getValues(name), sent[name]));

/** Says that values typed during a save are not stored, when the form is about to close. */
export function tellTypedSince<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  sent: Values,
): void {
  if (typedSince(form, sent).length > 0) toast.error(formTexts.typedSince.lost);
}

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
